import type pg from "pg";
import type { Append } from "../store";
import { withClient } from "./with-client";

// One statement for all appends that go together, since each would be a round trip to the database server. In the
// order of the games: two processes that append to the same ones would otherwise wait for each other.
const insert = `
  INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt")
  SELECT e."gameId", e."seq", e."previous", e."id", e."body", e."at", e."createdAt"
  FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::timestamp(3)[])
    AS e("gameId", "keyHash", "seq", "previous", "id", "body", "at", "createdAt")
  JOIN "Game" g ON g."id" = e."gameId" AND g."keyHash" = e."keyHash" AND g."deletedAt" IS NULL
  ORDER BY g."id", e."seq"
  RETURNING "gameId"`;

/**
 * What `Database.append` does. `sends` is called before the statement is sent; after that it may have been carried
 * out. `pooled`: the statement is not prepared under a name, which only one session knows; that takes the database 0.24
 * instead of 0.11 ms.
 */
export async function appendEntries(
  pool: pg.Pool,
  appends: readonly Append[],
  sends: () => void,
  pooled: boolean,
): Promise<boolean[]> {
  const rows = appends.flatMap(({ gameId, keyHash, base, entries, now }) =>
    entries.map(({ id, body, at }, index) => {
      const before = base + index;
      return [gameId, keyHash, before + 1, before || null, id, body, at, now.toISOString()];
    }),
  );
  const columns = Array.from({ length: 8 }, (_, column) => rows.map((row) => row[column]));
  return withClient(pool, async (client) => {
    sends();
    const stored = await client.query<{ gameId: string }>({
      text: insert,
      values: columns,
      ...(!pooled && { name: "append" }),
    });
    const ids = new Set(stored.rows.map(({ gameId }) => gameId));
    return appends.map(({ gameId, entries }) => entries.length === 0 || ids.has(gameId));
  });
}
