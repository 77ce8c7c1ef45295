import type { ChangeOf, FactsOf } from "@/lib/league/changes/registry";
import { headOf, Outdated } from "../game-result";
import { storedOf } from "../posting";
import type { Making } from "./making";

/** What has to be known about a game before it is added to a league. */
export async function seatFacts(
  { store, league, games: { seated, isKeeper } }: Making,
  { game: gameId }: ChangeOf<"game">,
): Promise<FactsOf<"game">> {
  const game = seated.get(gameId);
  const row = await store.game.findUnique({ where: { id: gameId }, select: { deletedAt: true } });
  const isDeleted = (row?.deletedAt ?? null) !== null;
  if ((await headOf(store, gameId)) !== (game?.head ?? 0) || isDeleted !== (game?.isDeleted ?? false))
    throw new Outdated();
  if (!game || isDeleted) return { game: undefined, isDeleted };
  const byKeeper = isKeeper(game.header);
  const rows = await store.leagueGame.findMany({ where: { gameId } });
  const own = rows.find(({ leagueId }) => leagueId === league.id);
  const found = {
    began: game.began,
    players: game.players,
    isIn: own !== undefined && (!byKeeper || own.byKeeper),
    leagues: rows.filter((row) => row.byKeeper === byKeeper).length,
    isThere: own !== undefined,
    games: await store.leagueGame.count({ where: { leagueId: league.id } }),
  };
  return { game: found, isDeleted };
}

/** Adds a game to a league, or changes who its players are there. The currency of a game already in it stays. */
export async function addGame(
  { store, league, games: { seated, isKeeper } }: Making,
  { game: gameId, seats: seatsOf, currency = league.currency }: ChangeOf<"game">,
): Promise<void> {
  const game = seated.get(gameId);
  if (!game) return;
  const where = { leagueId_gameId: { leagueId: league.id, gameId } };
  const known = await store.leagueGame.findUnique({ where });
  const seats = JSON.stringify(seatsOf);
  const byKeeper = isKeeper(game.header) || (known?.byKeeper ?? false);
  const data = { seats, byKeeper, ...storedOf({ seats }, game.finished), changed: league.version };
  const kind = game.header.game;
  const create = { leagueId: league.id, gameId, logId: gameId, kind, currency, ...data };
  await store.leagueGame.upsert({ where, create, update: data });
}
