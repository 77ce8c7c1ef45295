import { hashKey } from "../http/key";
import type { Store } from "../store/store";

/** The part of an evening that a key opens: what is said at a table, or what somebody says of being there. */
export type Part = { readonly table: number } | { readonly person: string };

/** The part that this key opens; undefined if it opens none of this evening. */
export async function partOfKey(store: Store, gameId: string, key: string): Promise<Part | undefined> {
  const where = { gameId, keyHash: hashKey(key) };
  const table = await store.tableKey.findFirst({ where, orderBy: { table: "asc" } });
  if (table) return { table: table.table };
  const person = await store.personKey.findFirst({ where, orderBy: { person: "asc" } });
  return person ? { person: person.person } : undefined;
}
