import { isKey } from "../http/key";
import { lockLeagues } from "../store/locks";
import type { Store } from "../store/store";
import { wrongGameKey } from "./game-access";

/** A league and its keeper key. */
export interface LeagueKey {
  readonly id: string;
  readonly key: string;
}

/**
 * The league of which this is the keeper key, if it may correct the game: somebody who had the game's key put it there.
 * Anyone who knows a game's id can put it into a league of their own, which allows nothing.
 */
export async function leagueWithKey(store: Store, gameId: string, key: string): Promise<string | undefined> {
  const rows = await store.leagueGame.findMany({
    where: { gameId, byKeeper: true, league: { deletedAt: null } },
    select: { leagueId: true, league: { select: { keyHash: true } } },
  });
  return rows.find(({ league }) => isKey(key, league.keyHash))?.leagueId;
}

/** Refuses corrections if the league's key was replaced, or the league lost the game, since they were checked. */
export async function requireLeagueKeyOf(
  store: Store,
  gameId: string,
  { id, key }: LeagueKey,
): Promise<void> {
  // The leagues of a game that counts are locked already, in the order of their ids.
  await lockLeagues(store, [id]);
  if ((await leagueWithKey(store, gameId, key)) !== id) throw wrongGameKey();
}

/** Takes back what leagues may do to a game: its keepers have a new key. */
export async function endLeagueCorrections(store: Store, gameId: string): Promise<void> {
  await store.leagueGame.updateMany({ where: { gameId }, data: { byKeeper: false } });
}
