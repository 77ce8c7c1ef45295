import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { SimulatedLoad } from "./simulated-load";

/** Queries the database itself, which may be recovering. */
export async function queryOnceUp<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } catch {
      await sleep(100);
    } finally {
      client.end().catch(() => {});
    }
  }
}

/** What was acknowledged and is not stored, or is stored twice. */
export async function wronglyStored(
  load: SimulatedLoad,
  url: string,
): Promise<{ readonly lost: readonly string[]; readonly twice: number }> {
  const lost: string[] = [];
  let twice = 0;
  for (const [what, table] of [
    ["games", "Game"],
    ["entries", "Entry"],
    ["changes", "LeagueChange"],
  ] as const) {
    const acknowledged = [...load.acknowledged[what]];
    const ids = (await queryOnceUp<{ id: string }>(url, `SELECT "id" FROM "${table}"`)).map(({ id }) => id);
    const found = new Set(ids);
    lost.push(...acknowledged.filter((id) => !found.has(id)));
    twice += ids.length - found.size;
  }
  const { deletions } = load.acknowledged;
  const before = [...deletions];
  const deleted = await queryOnceUp<{ id: string }>(
    url,
    'SELECT "id" FROM "Game" WHERE "deletedAt" IS NOT NULL',
  );
  const marked = new Set(deleted.map(({ id }) => id));
  // Those that somebody has restored meanwhile are no longer among them.
  lost.push(...before.filter((id) => deletions.has(id) && !marked.has(id)));
  return { lost, twice };
}
