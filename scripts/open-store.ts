import { fileURLToPath } from "node:url";
import { readSettings } from "../lib/server/ops/env";
import { readMigrations } from "../lib/server/store/migrate";
import { type Database, openSqlite } from "../lib/server/store/sqlite";

/** The database that a server started here would open. */
export function openStore(): Database {
  const { databaseFile } = readSettings(process.env);
  return openSqlite(
    databaseFile,
    readMigrations(fileURLToPath(new URL("../prisma/migrations", import.meta.url))),
  );
}
