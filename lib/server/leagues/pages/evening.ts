import { games as registry } from "@/lib/games/registry";
import { isEveningOver } from "@/lib/league/evenings/calendar";
import { tableRule } from "@/lib/league/pages/standings";
import { seasonOn } from "@/lib/league/season";
import type { Evening, EveningGame, KindRecords } from "@/lib/league/story/evening";
import type { LeagueGame, Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { byPerson, seatResultOf } from "../posting/result-rows";
import { momentsOf } from "./season-days";

/** How many games of an evening are read, and how many before it to find out who usually comes. */
const maxGames = 100;
const maxGamesBefore = 40;

/** An evening, ready for finding facts in it, and the day of the evening before, if there is one. */
export interface EveningRead {
  readonly evening: Omit<Evening, "lead">;
  readonly previous: string | undefined;
}

/** Whether the most or the fewest points win a kind of game. */
export const aimOf = (rulesetId: string): "many" | "few" => registry.find(rulesetId)?.aim ?? "many";

/**
 * The query for the games of an evening, the earliest first. The moments around it are there for the database: without
 * them, it might look through all of a league's games in their order.
 */
export function gamesOfEvening(leagueId: string, day: string) {
  return {
    where: { leagueId, day, finishedAt: momentsOf(day, day) },
    orderBy: [{ finishedAt: "asc" }, { gameId: "asc" }],
    take: maxGames,
  } satisfies Prisma.LeagueGameFindManyArgs;
}

/** The day of the last evening on which a game was finished; undefined before the first. */
export async function lastEvening(store: Store, leagueId: string): Promise<string | undefined> {
  const where = { leagueId, finishedAt: { not: null } };
  const last = await store.leagueGame.findFirst({ where, orderBy: { finishedAt: "desc" } });
  return last?.day ?? undefined;
}

/**
 * Reads an evening, by indexes only: its first 100 games, the earlier records of each kind of game, one earlier result of
 * everybody who came, and the 40 games before it. Undefined when no game finished on that evening.
 */
export async function readEvening(
  store: Store,
  league: LeagueRow,
  day: string,
  now: string,
): Promise<EveningRead | undefined> {
  const leagueId = league.id;
  const rows = await store.leagueGame.findMany(gamesOfEvening(leagueId, day));
  const [first] = rows;
  if (!first?.finishedAt) return undefined;
  const earlier = { lt: first.finishedAt };
  const games = await gamesOf(store, leagueId, rows);
  const season = seasonOn(league.seasons, day);
  const before = await eveningsBefore(store, leagueId, earlier);
  const streak = await highest(store, "streak", { leagueId, finishedAt: earlier });
  const people = new Set(games.flatMap(({ players }) => players.map(({ person }) => person)));
  const streaks = new Map(before.streaks);
  for (const personId of people) {
    // Players without a game among the last 40 need a query each.
    const last = streaks.has(personId)
      ? undefined
      : await store.leagueResult.findFirst({
          where: { leagueId, personId, finishedAt: earlier },
          select: { streak: true },
          orderBy: [{ finishedAt: "desc" }, { gameId: "desc" }],
        });
    if (last) streaks.set(personId, last.streak);
  }
  const records = new Map<string, KindRecords>();
  for (const rulesetId of new Set(games.map((game) => game.rulesetId))) {
    const among = { leagueId, kind: rulesetId, finishedAt: earlier };
    const high = await highest(store, "high", among);
    records.set(rulesetId, { high, comeback: await highest(store, "comeback", among) });
  }
  return {
    evening: {
      games,
      isOver: isEveningOver(league.timeZone, day, now),
      points: tableRule(league, season).points,
      aim: aimOf,
      before: { records, streak, streaks, attendance: before.attendance },
    },
    previous: before.previous,
  };
}

/** The highest value of a column among these results, by its index; 0 if there is none. */
export async function highest(
  store: Store,
  column: "streak" | "high" | "comeback",
  among: Prisma.LeagueResultWhereInput,
): Promise<number> {
  const where = { ...among, [column]: { gt: 0 } };
  const row = await store.leagueResult.findFirst({ where, orderBy: { [column]: "desc" } });
  return row?.[column] ?? 0;
}

async function gamesOf(store: Store, leagueId: string, rows: readonly LeagueGame[]): Promise<EveningGame[]> {
  const gameId = { in: rows.map((row) => row.gameId) };
  const results = await store.leagueResult.findMany({
    where: { leagueId, gameId },
    select: { gameId: true, personId: true, result: true, streak: true },
  });
  results.sort(byPerson);
  return rows.map(({ gameId, kind: rulesetId, finishedAt }) => {
    const players = results
      .filter((row) => row.gameId === gameId)
      .map((row) => ({ person: row.personId, result: seatResultOf(row), streak: row.streak }));
    return { gameId, rulesetId, finishedAt: finishedAt ?? "", players };
  });
}

/**
 * Who came to the evenings before a moment, the latest first, as far as all of an evening's games are among the last 40;
 * and the winning streaks, at that moment, of those who played in these games.
 */
async function eveningsBefore(store: Store, leagueId: string, finishedAt: { readonly lt: string }) {
  const rows = await store.leagueGame.findMany({
    where: { leagueId, finishedAt },
    select: { gameId: true, day: true },
    orderBy: [{ finishedAt: "desc" }, { gameId: "desc" }],
    take: maxGamesBefore,
  });
  const days = [...new Set(rows.map(({ day }) => day ?? ""))];
  const whole = rows.length < maxGamesBefore ? days : days.slice(0, -1);
  const results = await store.leagueResult.findMany({
    where: { leagueId, gameId: { in: rows.map(({ gameId }) => gameId) } },
    select: { gameId: true, personId: true, streak: true },
  });
  const dayOf = new Map(rows.map(({ gameId, day }) => [gameId, day]));
  const attendance = whole.map(
    (day) =>
      new Set(results.flatMap(({ gameId, personId }) => (dayOf.get(gameId) === day ? [personId] : []))),
  );
  const streaks = new Map<string, number>();
  for (const game of rows)
    for (const { gameId, personId, streak } of results)
      if (gameId === game.gameId && !streaks.has(personId)) streaks.set(personId, streak);
  return { attendance, streaks, previous: days[0] };
}
