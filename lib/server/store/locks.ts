import type { Store } from "./store";

// Engines differ in how rows are locked, but each locks what a transaction writes until it ends. Games are locked
// before leagues, each in the order of their ids, so that no two transactions wait for each other.

/** Keeps others from finishing or correcting games, or putting them into leagues, until the transaction ends. */
export async function lockGames(store: Store, ids: Iterable<string>): Promise<void> {
  for (const id of [...ids].sort()) await store.game.updateMany({ where: { id }, data: { id } });
}

/** Keeps others from changing leagues until the transaction ends. Read them only after this. */
export async function lockLeagues(store: Store, ids: Iterable<string>): Promise<void> {
  for (const id of [...ids].sort())
    await store.league.updateMany({ where: { id }, data: { version: { increment: 0 } } });
}
