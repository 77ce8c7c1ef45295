import type { ChangeOf, FactsOf } from "@/lib/league/changes/registry";
import { nothing } from "@/lib/league/counting/reduce";
import { type CountableGame, countedGame } from "@/lib/league/standings/posted";
import type { GameResult } from "@/lib/league/standings/result";
import type { GameHeader } from "../games/replayed-game";
import { lockLeagues } from "../store/locks";
import type { LeagueGame } from "../store/rows";
import type { Store } from "../store/store";
import { findLeague, type LeagueRow, touchLeague } from "./league-row";
import { finishedNow, headOf, type StoredGame } from "./posting/game-result";
import { recount } from "./posting/recount";
import { postedGames } from "./posting/result-rows";

/** The games to be added to a league, replayed before anything is written. */
export interface SeatedGames {
  readonly seated: ReadonlyMap<string, StoredGame | undefined>;
  /** Whether the game's keeper key came with the change. */
  isKeeper(header: GameHeader): boolean;
}

/** A game has changed since it was replayed, so it has to be replayed again. */
export class Outdated extends Error {}

/** What has to be known about a game before it is added to a league. */
export async function seatFacts(
  store: Store,
  leagueId: string,
  gameId: string,
  { seated, isKeeper }: SeatedGames,
): Promise<FactsOf<"game">> {
  const game = seated.get(gameId);
  const row = await store.game.findUnique({ where: { id: gameId }, select: { deletedAt: true } });
  const isDeleted = (row?.deletedAt ?? null) !== null;
  if ((await headOf(store, gameId)) !== (game?.head ?? 0) || isDeleted !== (game?.isDeleted ?? false))
    throw new Outdated();
  if (!game || isDeleted) return { game: undefined, isDeleted };
  const byKeeper = isKeeper(game.header);
  const rows = await store.leagueGame.findMany({ where: { gameId } });
  const isIn = rows.some((row) => row.leagueId === leagueId && (!byKeeper || row.byKeeper));
  const leagues = rows.filter((row) => row.byKeeper === byKeeper).length;
  return { game: { began: game.header.players, players: game.players, isIn, leagues }, isDeleted };
}

/** Adds a game to a league, or changes who its players are there. The currency of a game already in it stays. */
export async function addGame(
  store: Store,
  league: LeagueRow,
  { game: gameId, seats: seatsOf, currency = league.currency }: ChangeOf<"game">,
  { seated, isKeeper }: SeatedGames,
): Promise<void> {
  const game = seated.get(gameId);
  if (!game) return;
  const where = { leagueId_gameId: { leagueId: league.id, gameId } };
  const known = await store.leagueGame.findUnique({ where });
  const seats = JSON.stringify(seatsOf);
  const byKeeper = isKeeper(game.header) || (known?.byKeeper ?? false);
  const row = await store.leagueGame.upsert({
    where,
    create: { leagueId: league.id, gameId, logId: gameId, seats, kind: game.header.game, currency, byKeeper },
    update: { seats, byKeeper },
  });
  await post(store, league, row, game.finished);
}

/** Removes a game from a league. The game itself stays as it is. */
export async function removeGame(store: Store, league: LeagueRow, gameId: string): Promise<void> {
  const where = { leagueId: league.id, gameId };
  const games = await postedGames(store, league.id, await store.leagueGame.findMany({ where }));
  if (games.length > 0) await recount(store, league, { removed: { games, payments: [] }, added: nothing });
  await store.leagueGame.deleteMany({ where });
}

/**
 * Updates the leagues that a game is in after its log has changed, in the transaction of that entry: posts its result,
 * replaces a corrected one, withdraws it when the game continues. Resolves to the leagues that changed.
 */
export async function postToLeagues(
  store: Store,
  gameId: string,
  result: GameResult | undefined,
): Promise<{ readonly leagueId: string; readonly ratingsLeft: boolean }[]> {
  const changed: { leagueId: string; ratingsLeft: boolean }[] = [];
  const leagues = await store.leagueGame.findMany({ where: { gameId }, select: { leagueId: true } });
  await lockLeagues(
    store,
    leagues.map(({ leagueId }) => leagueId),
  );
  // Read after locking: until then, others may have removed the game from a league.
  const rows = await store.leagueGame.findMany({ where: { gameId }, orderBy: { leagueId: "asc" } });
  const finished = rows.length > 0 ? await finishedNow(store, gameId, result) : undefined;
  for (const row of rows) {
    const { leagueId } = row;
    const league = await findLeague(store, leagueId);
    const posted = league && (await post(store, league, row, finished));
    if (posted) changed.push({ leagueId, ...posted });
  }
  return changed;
}

/** How a game counts by the seats that are stored for it. */
export const countedIn = (league: LeagueRow, row: LeagueGame, finished: CountableGame) =>
  countedGame(league, { ...row, rulesetId: row.kind, seats: JSON.parse(row.seats) }, finished);

/** Counts a game by its current result; undefined when that changes nothing. */
export async function post(
  store: Store,
  league: LeagueRow,
  row: LeagueGame,
  finished: CountableGame | undefined,
): Promise<{ readonly ratingsLeft: boolean } | undefined> {
  const before = await postedGames(store, league.id, [row]);
  const { games, waitsFor } = finished ? countedIn(league, row, finished) : { games: [], waitsFor: [] };
  const isSame = JSON.stringify(before) === JSON.stringify(games);
  const change = { removed: { games: before, payments: [] }, added: { games, payments: [] } };
  const ratingsLeft = !isSame && !(await recount(store, league, change));
  const waiting = JSON.stringify(waitsFor);
  if (waiting !== row.waitsFor && games.length === 0) {
    const where = { leagueId_gameId: { leagueId: league.id, gameId: row.gameId } };
    await store.leagueGame.update({ where, data: { waitsFor: waiting } });
    await touchLeague(store, league.id);
  }
  return isSame && waiting === row.waitsFor ? undefined : { ratingsLeft };
}
