import { fileURLToPath } from "node:url";
import { readSettings } from "../lib/server/env";
import { readMigrations } from "../lib/server/migrate";
import { type Database, openSqlite } from "../lib/server/sqlite";

/** The database that a server started here would open. */
export function openStore(): Database {
  const { databaseFile } = readSettings(process.env);
  return openSqlite(
    databaseFile,
    readMigrations(fileURLToPath(new URL("../prisma/migrations", import.meta.url))),
  );
}
