import { type Sql, sql } from "./sql";
import type { Append, Store } from "./store";

/**
 * Inserts the entries of one append in a transaction; false, and nothing was inserted, if its game is gone, was
 * deleted or has another key. Rejects if its log has grown: an entry's number can be used once, and refers to the one
 * before it.
 */
export async function insertEntries(store: Store, append: Append): Promise<boolean> {
  for (const insert of insertsOf(append)) if ((await store.$executeRaw(insert)) === 0) return false;
  return true;
}

/** One statement for each entry: none of them writes a row if the game was deleted or has another key. */
export const insertsOf = ({ gameId, keyHash, base, entries, now }: Append): Sql[] =>
  entries.map(({ id, body, at }, index) => {
    const before = base + index;
    return sql`
      INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt")
      SELECT ${gameId}, ${before + 1}, ${before || null}, ${id}, ${body}, ${at}, ${now}
      FROM "Game" WHERE "id" = ${gameId} AND "keyHash" = ${keyHash} AND "deletedAt" IS NULL`;
  });
