import type { Store } from "./store";

// Engines differ in how rows are locked for others, but each locks what a transaction writes until it ends. Games are
// locked before leagues and each in the order of their ids, so that no two transactions wait for each other.

/** Keeps games from being finished, corrected or put into leagues by others until the transaction ends. */
export async function lockGames(store: Store, ids: Iterable<string>): Promise<void> {
  for (const id of [...ids].sort()) await store.game.updateMany({ where: { id }, data: { id } });
}

/** Keeps leagues from being changed by others until the transaction ends. What is read of them is to be read after it. */
export async function lockLeagues(store: Store, ids: Iterable<string>): Promise<void> {
  for (const id of [...ids].sort())
    await store.league.updateMany({ where: { id }, data: { version: { increment: 0 } } });
}
