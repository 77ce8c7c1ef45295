import type { LeagueGame } from "@/generated/prisma/client";
import { nothing } from "@/lib/league/counting/reduce";
import { type PostedGame, postedGame, strangersTo } from "@/lib/league/standings/posted";
import type { GameResult } from "@/lib/league/standings/result";
import type { ChangeOf } from "@/lib/league/wire";
import type { GameHeader } from "../games/replayed-game";
import type { Store } from "../store/store";
import type { Facts } from "./change-problems";
import { findLeague, type LeagueRow, personOf, touchLeague } from "./league-row";
import { finishedGame, finishOf, type SeatedGame } from "./posting/game-result";
import { recount } from "./posting/recount";
import { postedGames } from "./posting/result-rows";

/** The games that are put into a league, replayed before anything is written. */
export interface SeatedGames {
  readonly seated: ReadonlyMap<string, SeatedGame | undefined>;
  /** Whether the game's keeper key came with the change. */
  isKeeper(header: GameHeader): boolean;
}

/** A game has gone on since it was replayed; it is to be replayed again. */
export class Outdated extends Error {}

async function refuseOutdated(store: Store, gameId: string, game: SeatedGame | undefined): Promise<void> {
  const { _max } = await store.entry.aggregate({ where: { gameId }, _max: { seq: true } });
  if ((_max.seq ?? 0) !== (game?.head ?? 0)) throw new Outdated();
}

/** What is to be known of a game before it is put into a league. */
export async function seatFacts(
  store: Store,
  leagueId: string,
  gameId: string,
  { seated, isKeeper }: SeatedGames,
): Promise<Facts> {
  const game = seated.get(gameId);
  await refuseOutdated(store, gameId, game);
  if (!game) return { game };
  const byKeeper = isKeeper(game.header);
  const rows = await store.leagueGame.findMany({ where: { gameId } });
  const isIn = rows.some((row) => row.leagueId === leagueId && (!byKeeper || row.byKeeper));
  const leagues = rows.filter((row) => row.byKeeper === byKeeper).length;
  return { game: { began: game.header.players, players: game.players, isIn, leagues } };
}

/** Puts a game into a league, or seats it there otherwise. What it was played for stays as it is. */
export async function putGame(
  store: Store,
  league: LeagueRow,
  person: (player: string) => string,
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
    create: { leagueId: league.id, gameId, seats, kind: game.header.game, currency, byKeeper },
    update: { seats, byKeeper },
  });
  const finished = await finishedGame(store, game);
  await post(store, league, row, finished?.result, finished?.finishedAt ?? "", person);
}

/** Takes a game out of a league. The game itself stays as it is. */
export async function takeGame(store: Store, league: LeagueRow, gameId: string): Promise<void> {
  const where = { leagueId: league.id, gameId };
  const games = await postedGames(store, league.id, await store.leagueGame.findMany({ where }));
  if (games.length > 0) await recount(store, league, { removed: { games, payments: [] }, added: nothing });
  await store.leagueGame.deleteMany({ where });
}

/**
 * Brings the leagues that a game is in up to its log, in the transaction of the entry that changed it: posts what is
 * finished, posts it again when a correction changed it, withdraws what goes on. Resolves to the leagues that changed.
 */
export async function postToLeagues(
  store: Store,
  gameId: string,
  result: GameResult | undefined,
): Promise<{ readonly leagueId: string; readonly ratingsLeft: boolean }[]> {
  const changed: { leagueId: string; ratingsLeft: boolean }[] = [];
  for (const row of await store.leagueGame.findMany({ where: { gameId } })) {
    const { leagueId } = row;
    const league = await findLeague(store, leagueId);
    if (!league) continue;
    const finished = result ? await finishOf(store, gameId, result) : "";
    const posted = await post(store, league, row, result, finished, await personOf(store, leagueId));
    if (posted) changed.push({ leagueId, ratingsLeft: posted.ratingsLeft });
  }
  return changed;
}

/** Counts a game as what it has come to; undefined when that changes nothing. Who is not known is waited for. */
async function post(
  store: Store,
  league: LeagueRow,
  row: LeagueGame,
  result: GameResult | undefined,
  finishedAt: string,
  person: (player: string) => string,
): Promise<{ readonly ratingsLeft: boolean } | undefined> {
  const seated = { ...row, seats: JSON.parse(row.seats) };
  const waitsFor = result ? strangersTo(seated, result) : [];
  const before = await postedGames(store, league.id, [row]);
  const after: PostedGame[] =
    result && waitsFor.length === 0 ? [postedGame(league.timeZone, seated, finishedAt, result, person)] : [];
  let ratingsLeft = false;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  if (!isSame) {
    const change = { removed: { games: before, payments: [] }, added: { games: after, payments: [] } };
    ratingsLeft = !(await recount(store, league, change));
  }
  const waiting = JSON.stringify(waitsFor);
  if (after.length === 0 && waiting !== row.waitsFor) {
    const where = { leagueId_gameId: { leagueId: league.id, gameId: row.gameId } };
    await store.leagueGame.update({ where, data: { waitsFor: waiting } });
    await touchLeague(store, league.id);
  }
  return isSame && waiting === row.waitsFor ? undefined : { ratingsLeft };
}
