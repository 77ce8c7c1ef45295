import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A migration of one engine. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The table in which Prisma records applied migrations; every database of Pipkeeper has it. */
export const recordTable = "_prisma_migrations";

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: unknown;
  readonly rolled_back_at: unknown;
}

/**
 * The migrations in a folder such as prisma/migrations, in the order of their names. PostgreSQL came later: its first
 * migration creates all tables that SQLite had by then.
 */
export function readMigrations(folder: string, engine: "sqlite" | "postgresql" = "sqlite"): Migration[] {
  const file = engine === "sqlite" ? "migration.sql" : "postgresql.sql";
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, path: join(folder, name, file) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, sql: readFileSync(path, "utf8") }));
}

/** As Prisma does: SHA-256 of the file, in hex. */
export const checksumOf = (migration: Migration): string =>
  createHash("sha256").update(migration.sql).digest("hex");

/** The migrations that a database with this record still lacks. Throws as `refuseUnknown` does. */
export function missingOf(record: readonly unknown[], migrations: readonly Migration[]): Migration[] {
  refuseUnknown(record, migrations);
  const applied = (record as readonly Applied[]).filter((row) => row.rolled_back_at === null);
  const names = new Set(applied.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !names.has(name));
}

/**
 * Throws a sentence for the first row of Prisma's record that these migrations cannot continue from: one that is
 * unknown, was changed since, or never finished.
 */
export function refuseUnknown(record: readonly unknown[], migrations: readonly Migration[]): void {
  for (const row of record as readonly Applied[])
    if (row.rolled_back_at === null) refuseWrong(row, migrations);
}

function refuseWrong(row: Applied, migrations: readonly Migration[]): void {
  const known = migrations.find((migration) => migration.name === row.migration_name);
  if (!known)
    throw new Error(
      `This database was made by a newer Pipkeeper: it has the migration "${row.migration_name}", which this version does not know. Start that version, or set another DATABASE_URL.`,
    );
  if (row.checksum !== checksumOf(known))
    throw new Error(
      `The migration "${row.migration_name}" is not the one this database was made with. Applied migrations are never changed; restore the file, and write a new migration instead.`,
    );
  if (row.finished_at === null)
    throw new Error(
      `The migration "${row.migration_name}" was started but never finished. Restore the database from a backup.`,
    );
}
