import { hashKey } from "../http/key";
import type { Store } from "../store/store";

/** The number of the table that this key opens; undefined if it opens none of this evening's. */
export async function tableOfKey(store: Store, gameId: string, key: string): Promise<number | undefined> {
  const where = { gameId, keyHash: hashKey(key) };
  return (await store.tableKey.findFirst({ where, orderBy: { table: "asc" } }))?.table;
}
