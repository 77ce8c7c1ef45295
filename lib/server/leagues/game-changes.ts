import type { ChangeOf, FactsOf } from "@/lib/league/changes/registry";
import type { CountableGame } from "@/lib/league/standings/posted";
import type { GameResult } from "@/lib/league/standings/result";
import type { RecordedGame } from "@/lib/league/value/record";
import { sameJson } from "@/lib/rules/same-json";
import type { GameHeader } from "../games/replayed-game";
import { lockLeagues } from "../store/locks";
import type { LeagueGame } from "../store/rows";
import type { Store } from "../store/store";
import { finishedNow, headOf, type StoredGame } from "./game-result";
import { writtenResult } from "./league-record";
import { type LeagueRow, touchLeague } from "./league-row";

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
  const data = { seats, byKeeper, changed: await touchLeague(store, league.id) };
  const row = await store.leagueGame.upsert({
    where,
    create: { leagueId: league.id, gameId, logId: gameId, kind: game.header.game, currency, ...data },
    update: data,
  });
  await post(store, row, game.finished);
}

/** Removes a game from a league. The game itself stays as it is. */
export async function removeGame(store: Store, leagueId: string, gameId: string): Promise<void> {
  await touchLeague(store, leagueId, true);
  await store.leagueGame.deleteMany({ where: { leagueId, gameId } });
}

/**
 * Stores the result of a game in the leagues that it is in after its log has changed, in the transaction of that entry:
 * a new one, a corrected one, or none when the game continues. Resolves to the leagues that changed.
 */
export async function postToLeagues(
  store: Store,
  gameId: string,
  result: GameResult | undefined,
): Promise<string[]> {
  const leagues = await store.leagueGame.findMany({ where: { gameId }, select: { leagueId: true } });
  await lockLeagues(
    store,
    leagues.map(({ leagueId }) => leagueId),
  );
  // Read after locking: until then, others may have removed the game from a league.
  const rows = await store.leagueGame.findMany({ where: { gameId }, orderBy: { leagueId: "asc" } });
  const finished = rows.length > 0 ? await finishedNow(store, gameId, result) : undefined;
  const changed: string[] = [];
  for (const row of rows) if (await post(store, row, finished)) changed.push(row.leagueId);
  return changed;
}

/** What a league stores of a finished game: nothing while it has players who are not on the roster. */
export function storedOf(
  { seats }: Pick<LeagueGame, "seats">,
  finished: CountableGame | undefined,
): Pick<LeagueGame, "finishedAt" | "result" | "waitsFor"> {
  const seated: Readonly<Record<string, string>> = JSON.parse(seats);
  const waitsFor = finished?.table.filter(({ id }) => !Object.hasOwn(seated, id)) ?? [];
  const counts = waitsFor.length === 0 ? finished : undefined;
  return {
    finishedAt: counts?.finishedAt ?? null,
    result: counts ? writtenResult(counts) : null,
    waitsFor: JSON.stringify(waitsFor),
  };
}

/** Stores how a game ended. Resolves to whether that is another result than before. */
async function post(store: Store, row: LeagueGame, finished: CountableGame | undefined): Promise<boolean> {
  const { leagueId, gameId } = row;
  const stored = storedOf(row, finished);
  if (isStored(row, stored)) return false;
  const data = { ...stored, changed: await touchLeague(store, leagueId) };
  await store.leagueGame.update({ where: { leagueId_gameId: { leagueId, gameId } }, data });
  return true;
}

/** Whether a row has this already. Earlier versions wrote the same result in another order. */
export const isStored = (row: LeagueGame, stored: ReturnType<typeof storedOf>): boolean =>
  row.finishedAt === stored.finishedAt &&
  row.waitsFor === stored.waitsFor &&
  sameResult(row.result, stored.result);

const sameResult = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && sameJson(inOrder(one), inOrder(other)));

function inOrder(written: string): unknown {
  const { seats, aside }: NonNullable<RecordedGame["played"]> = JSON.parse(written);
  const bySeat = (a: { readonly seat: string }, b: { readonly seat: string }): number =>
    a.seat < b.seat ? -1 : 1;
  return [[...seats].sort(bySeat), aside.map(({ seat, balance }) => ({ seat, balance })).sort(bySeat)];
}
