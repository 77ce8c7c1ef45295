import { statSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseSettings, openDatabase } from "../../../lib/server/store/open";
import type { Database } from "../../../lib/server/store/store";
import { createDatabase } from "./postgresql";

/** The engine that this project's tests run on (vitest.config.ts). */
export const engine = process.env.ENGINE === "postgresql" ? "postgresql" : "sqlite";

/** The address of the PostgreSQL that cluster.ts has started. */
export const clusterUrl = (): string => process.env.TEST_POSTGRESQL ?? "";

/** The DATABASE_URL of a new database on the engine; a file is created in `folder`. */
export const newDatabaseUrl = async (folder: string): Promise<string> =>
  engine === "sqlite" ? `file:${join(folder, "pipkeeper.db")}` : createDatabase(clusterUrl());

export function openAt(url: string, connections = 10): Promise<Database> {
  const settings: DatabaseSettings = url.startsWith("file:")
    ? { type: "file", file: url.slice("file:".length) }
    : { type: "server", url, connections };
  return openDatabase(settings);
}

/** The size in bytes of the database at a DATABASE_URL. */
export async function sizeOf(url: string): Promise<number> {
  if (url.startsWith("file:")) return statSync(url.slice("file:".length)).size;
  const database = await openAt(url);
  const [row] = await database.$queryRaw<{ size: bigint }[]>`
    SELECT pg_database_size(current_database()) AS "size"`;
  await database.$disconnect();
  return Number(row?.size);
}
