import { join } from "node:path";
import { readMigrations } from "./migrate";
import type { DatabaseServer } from "./postgresql/postgresql";
import type { Database } from "./store";

/** Which database, from the settings. */
export type DatabaseSettings =
  | { readonly type: "file"; readonly file: string }
  | ({ readonly type: "server" } & DatabaseServer);

/**
 * Opens a database and applies the missing migrations; only the engine in use is loaded. `serving`: for a server, which
 * locks a file; commands run beside it. Throws an error for the person who starts the program if the database cannot be
 * used.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { serving = false } = {},
): Promise<Database & { readonly migrations: number }> {
  const folder = join(process.cwd(), "prisma", "migrations");
  if (settings.type === "server") {
    const migrations = readMigrations(folder, "postgresql");
    const { openPostgresql } = await import("./postgresql/postgresql");
    return Object.assign(await openPostgresql(settings, migrations), { migrations: migrations.length });
  }
  const migrations = readMigrations(folder);
  const open = serving
    ? (await import("./sqlite/served-file")).serveSqlite
    : (await import("./sqlite/sqlite")).openSqlite;
  return Object.assign(await open(settings.file, migrations), { migrations: migrations.length });
}
