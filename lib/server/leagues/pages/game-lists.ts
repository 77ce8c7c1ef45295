import type { LeagueGameReply } from "@/lib/league/page-replies";
import { byPlace } from "@/lib/league/pages/parties";
import { tableRule } from "@/lib/league/pages/standings";
import type { PaperResult } from "@/lib/league/paper/paper-result";
import type { FinishedGame, LeagueGamesReply } from "@/lib/league/replies";
import { personIn } from "@/lib/league/roster/roster";
import { seasonOn } from "@/lib/league/season";
import type { Season } from "@/lib/league/settings";
import { pointsFor } from "@/lib/league/standings/points";
import { presetIn } from "@/lib/rules/presets/preset-option";
import type { ShutoutCounts } from "@/lib/rules/score/shutout";
import { sameJson } from "@/lib/sync/same-json";
import type { LeagueResult, Prisma } from "../../store/rows";
import { inParts, type Store } from "../../store/store";
import { commentsOn } from "../comments";
import { type LeagueRow, namedIn } from "../league-row";
import { readRatings, resultBefore, resultsOf, seatResultOf } from "../posting/result-rows";
import { gamesOfEvening } from "./evening";

export interface GamesQuery {
  readonly season: Season | undefined;
  /** "": all kinds. */
  readonly rulesetId: string;
  /** "": everybody's. */
  readonly player: string;
  readonly page: number;
  readonly size: number;
}

const lastFirst = [
  { finishedAt: "desc" },
  { gameId: "desc" },
] satisfies Prisma.LeagueGameOrderByWithRelationInput[];

/** Reads games with their options; results on paper have none. */
export const withOptions = { game: { select: { options: true } } } satisfies Prisma.LeagueGameInclude;
type GameRow = Prisma.LeagueGameGetPayload<{ include: typeof withOptions }>;

/** Finished games, the latest first, and those in progress. */
export async function readGames(
  store: Store,
  league: LeagueRow,
  { season, rulesetId, player, page, size }: GamesQuery,
): Promise<LeagueGamesReply> {
  const leagueId = league.id;
  const asked = {
    leagueId,
    ...(season && { day: { gte: season.from, lte: season.to } }),
    ...(rulesetId !== "" && { kind: rulesetId }),
  };
  const part = { orderBy: lastFirst, take: size, skip: (page - 1) * size };
  const finished = { ...asked, finishedAt: { not: null } };
  const own = { ...asked, personId: player };
  const total =
    player === ""
      ? await store.leagueGame.count({ where: finished })
      : await store.leagueResult.count({ where: own });
  const games =
    player === ""
      ? await store.leagueGame.findMany({ where: finished, ...part, include: withOptions })
      : await gamesNamed(store, leagueId, await store.leagueResult.findMany({ where: own, ...part }));
  const evenings = await commentsOn(
    store,
    leagueId,
    games.map(({ day }) => day ?? ""),
  );
  return {
    league: leagueId,
    total,
    page,
    size,
    games: await withPlayers(store, league, games),
    evenings: [...evenings].map(([evening, comment]) => ({ evening, comment })),
    playing: await readPlaying(store, league),
  };
}

/** The finished games of an evening, the earliest first, at most 100. */
export async function readEveningGames(
  store: Store,
  league: LeagueRow,
  evening: string,
): Promise<FinishedGame[]> {
  const rows = await store.leagueGame.findMany({
    ...gamesOfEvening(league.id, evening),
    include: withOptions,
  });
  return withPlayers(store, league, rows);
}

const gamesNamed = (store: Store, leagueId: string, rows: readonly { readonly gameId: string }[]) =>
  store.leagueGame.findMany({
    where: { leagueId, gameId: { in: rows.map(({ gameId }) => gameId) } },
    orderBy: lastFirst,
    include: withOptions,
  });

/** One finished game of a league, with the points and rating change of each player. */
export async function readLeagueGame(
  store: Store,
  league: LeagueRow,
  gameId: string,
): Promise<LeagueGameReply | undefined> {
  const leagueId = league.id;
  const where = { leagueId, gameId, finishedAt: { not: null } };
  const rows = await store.leagueGame.findMany({ where, include: withOptions });
  const [game] = await withPlayers(store, league, rows);
  if (!game) return undefined;
  const results = await resultsOf(store, leagueId, [gameId]);
  const { points } = tableRule(league, seasonOn(league.seasons, game.day));
  const players: LeagueGameReply["players"] = [];
  for (const each of game.players) {
    const row = results.find(({ personId }) => personId === each.player);
    const tied = row ? seatResultOf(row).tied : 1;
    const rating = row ? await ratingChange(store, row) : null;
    players.push({ ...each, points: pointsFor(points, each.place, tied), rating });
  }
  return { ...game, players };
}

/** A player's rating before and after a game. */
async function ratingChange(
  store: Store,
  row: LeagueResult,
): Promise<LeagueGameReply["players"][number]["rating"]> {
  if (row.ratings === null) return null;
  const earlier = await resultBefore(store, row.leagueId, row.personId, row);
  if (earlier?.ratings === null) return null;
  return {
    before: earlier ? readRatings(earlier.ratings).overall.mu : null,
    after: readRatings(row.ratings).overall.mu,
  };
}

/** These finished games as the API returns them. */
export async function withPlayers(
  store: Store,
  league: LeagueRow,
  games: readonly GameRow[],
): Promise<FinishedGame[]> {
  const { id: leagueId } = league;
  const named = namedIn(league);
  const ids = games.map(({ gameId }) => gameId);
  const comments = await commentsOn(store, leagueId, ids);
  const players = new Map<string, FinishedGame["players"]>(ids.map((id) => [id, []]));
  const endedEarly = new Set<string>();
  const shutouts = new Map<string, ShutoutCounts>();
  for (const row of await resultsOf(store, leagueId, ids)) {
    const { seat, side, place, left, early, shutout, total, balance, money } = seatResultOf(row);
    if (early) endedEarly.add(row.gameId);
    if (shutout) shutouts.set(row.gameId, shutout);
    players.get(row.gameId)?.push({
      ...named(row.personId),
      seat,
      place,
      total,
      ...(side !== undefined && { side }),
      ...(left && { left }),
      balance: money ? balance : null,
    });
  }
  return games.map((row) => {
    const { gameId, kind, finishedAt, day, currency, paper } = row;
    const comment = comments.get(gameId);
    const shutout = shutouts.get(gameId);
    const seats: FinishedGame["seats"] = JSON.parse(row.seats);
    return {
      game: gameId,
      kind,
      ...playedBy(league, row),
      finishedAt: finishedAt ?? "",
      day: day ?? "",
      evening: day ?? "",
      ...(endedEarly.has(gameId) && { early: true as const }),
      ...(shutout && { shutout }),
      ...(paper !== null && { paper: (JSON.parse(paper) as PaperResult).rankedBy }),
      ...(comment !== undefined && { comment }),
      currency,
      seats,
      players: (players.get(gameId) ?? []).sort(byPlace(Object.keys(seats))),
    };
  });
}

/** The game's preset, and the league's house rules whose options are exactly the game's. */
function playedBy(
  { rules = [] }: LeagueRow,
  { kind, game }: Pick<GameRow, "kind" | "game">,
): Pick<FinishedGame, "preset" | "rules"> {
  if (!game) return {};
  const options: Readonly<Record<string, unknown>> = JSON.parse(game.options);
  const preset = presetIn(options);
  const ours = rules.find((each) => each.game === kind && sameJson(each.options, options));
  return { ...(preset !== undefined && { preset }), ...(ours && { rules: ours.name }) };
}

/** When the last entry of each of these games was stored; those without a log have none. */
export async function lastEntries(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entered = await inParts(ids, (some) =>
    store.entry.groupBy({
      by: "gameId",
      where: { gameId: { in: some } },
      orderBy: { gameId: "asc" },
      _max: { createdAt: true },
    }),
  );
  return new Map(
    entered.flatMap(({ gameId, _max }) =>
      _max.createdAt ? [[gameId, _max.createdAt.toISOString()] as const] : [],
    ),
  );
}

/** The games in progress, the one with the latest entry first. `max`: only so many, those created last. */
export async function readPlaying(
  store: Store,
  league: LeagueRow,
  max?: number,
): Promise<LeagueGamesReply["playing"]> {
  const rows = await store.leagueGame.findMany({
    where: { leagueId: league.id, finishedAt: null, game: { deletedAt: null } },
    include: { game: { select: { options: true, createdAt: true } } },
    orderBy: { gameId: "desc" },
    ...(max !== undefined && { take: max }),
  });
  const ids = rows.map(({ gameId }) => gameId);
  const entered = await lastEntries(store, ids);
  const [person, named] = [personIn(league.players), namedIn(league)];
  return rows
    .map((row) => {
      const { gameId, kind, currency, waitsFor } = row;
      const seats: Record<string, string> = JSON.parse(row.seats);
      const players = Object.values(seats).map((id) => named(person(id)));
      const lastEntryAt = entered.get(gameId) ?? (row.game?.createdAt ?? new Date(0)).toISOString();
      const game = {
        game: gameId,
        kind,
        ...playedBy(league, row),
        lastEntryAt,
        currency,
      };
      return { ...game, seats, players, waitsFor: JSON.parse(waitsFor) };
    })
    .sort((a, b) => Date.parse(b.lastEntryAt) - Date.parse(a.lastEntryAt));
}
