import { tableRule } from "@/lib/league/pages/standings";
import { seasonOn } from "@/lib/league/season";
import { byFinish } from "@/lib/league/standings/order";
import { eveningTable, eveningWinners } from "@/lib/league/story/evening";
import { type EveningFact, eveningFacts } from "@/lib/league/story/evening-facts";
import type { PlayedEveningReply, PlayedEveningsReply } from "@/lib/league/story/story-replies";
import type { Store } from "../../store/store";
import { commentsOn } from "../comments";
import { type LeagueRow, namedIn } from "../league-row";
import { postedGames } from "../posting/result-rows";
import { readEvening } from "./evening";
import { readEveningGames } from "./game-lists";
import { readEveningLedgers } from "./money-page";
import { momentsOf } from "./season-days";

/** How many evenings are listed at once, and how many games are read to find their winners. */
const listed = 30;
const maxWinnersGames = 500;

/** The evenings of a league with finished games, the latest first. `before`: only those before this day; "": all. */
export async function readPlayedEvenings(
  store: Store,
  league: LeagueRow,
  before: string,
): Promise<PlayedEveningsReply> {
  const rows = await store.leagueGame.groupBy({
    by: "day",
    where: { leagueId: league.id, day: before === "" ? { not: null } : { lt: before } },
    orderBy: { day: "desc" },
    _count: true,
    take: listed + 1,
  });
  const shown = rows.slice(0, listed).map(({ day, _count: games }) => ({ evening: day ?? "", games }));
  const winners = await winnersOf(store, league, shown);
  return {
    league: league.id,
    evenings: shown.map((each) => ({ ...each, winners: winners.get(each.evening) ?? null })),
    before: rows.length > listed ? (shown.at(-1)?.evening ?? null) : null,
  };
}

/** The winners of evenings, by evening. Stops at the evening with which they have more than 500 games. */
async function winnersOf(
  store: Store,
  league: LeagueRow,
  evenings: readonly { readonly evening: string; readonly games: number }[],
): Promise<ReadonlyMap<string, { readonly player: string; readonly name: string }[]>> {
  const days: string[] = [];
  let sum = 0;
  for (const { evening, games } of evenings) {
    sum += games;
    if (sum > maxWinnersGames) break;
    days.push(evening);
  }
  const [last, first] = [days[0], days.at(-1)];
  if (last === undefined || first === undefined) return new Map();
  const where = { leagueId: league.id, day: { in: days }, finishedAt: momentsOf(first, last) };
  const played = await postedGames(store, league.id, await store.leagueGame.findMany({ where }));
  const named = namedIn(league);
  return new Map(
    days.map((day) => {
      const own = played.filter((game) => game.day === day).sort(byFinish);
      const { points } = tableRule(league, seasonOn(league.seasons, day));
      const winners = eveningWinners(eveningTable({ games: own, points }));
      return [day, winners.map(({ person }) => named(person))];
    }),
  );
}

/** Whether any game finished on the evening of a day. */
export async function isEvening(store: Store, { id: leagueId }: LeagueRow, day: string): Promise<boolean> {
  return (await store.leagueGame.findFirst({ where: { leagueId, day } })) !== null;
}

export interface PlayedEvening {
  readonly reply: PlayedEveningReply;
  /** The most interesting first. */
  readonly facts: readonly EveningFact[];
  readonly isOver: boolean;
}

/** Reads an evening in bounded time; undefined when no game finished on it. */
export async function readPlayedEvening(
  store: Store,
  league: LeagueRow,
  day: string,
  now: string,
): Promise<PlayedEvening | undefined> {
  const read = await readEvening(store, league, day, now);
  if (!read) return undefined;
  const leagueId = league.id;
  const named = namedIn(league);
  const nextRow = await store.leagueGame.findFirst({
    where: { leagueId, day: { gt: day } },
    orderBy: { day: "asc" },
  });
  const comment = (await commentsOn(store, leagueId, [day])).get(day);
  return {
    reply: {
      league: leagueId,
      evening: day,
      previous: read.previous ?? null,
      next: nextRow?.day ?? null,
      ...(comment !== undefined && { comment }),
      players: eveningTable(read.evening).map(({ person, ...counts }) => ({ ...named(person), ...counts })),
      games: await readEveningGames(store, league, day),
      ledgers: await readEveningLedgers(store, league, day),
    },
    facts: eveningFacts(read.evening),
    isOver: read.evening.isOver,
  };
}
