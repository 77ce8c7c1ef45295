import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One folder of prisma/migrations. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** What the runner needs of a database. */
export interface MigrationTarget {
  /** Runs `work` in a transaction that nobody else writes beside; what it throws undoes everything. */
  transaction(work: () => void): void;
  script(sql: string): void;
  run(sql: string, ...values: readonly (string | number)[]): void;
  rows(sql: string): readonly unknown[];
}

/** Prisma's own record of what was applied, as its schema engine makes it; `prisma migrate` reads the same. */
const recordTable = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: unknown;
  readonly rolled_back_at: unknown;
}

/** The migrations in a folder such as prisma/migrations, in the order of their names. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, "migration.sql"), "utf8") }));
}

/** As Prisma does: SHA-256 of the file, in hex. */
const checksumOf = (migration: Migration): string => createHash("sha256").update(migration.sql).digest("hex");

/**
 * Applies what is missing, all or nothing. Throws a sentence when the database has a migration that is not known
 * here, was changed since, or never finished; then nothing was written.
 */
export function migrate(target: MigrationTarget, migrations: readonly Migration[]): void {
  target.transaction(() => {
    target.script(recordTable);
    const applied = target.rows(
      'SELECT * FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
    ) as readonly Applied[];
    refuseUnknown(applied, migrations);
    const names = new Set(applied.map((row) => row.migration_name));
    for (const migration of migrations) {
      if (names.has(migration.name)) continue;
      const started = Date.now();
      target.script(migration.sql);
      target.run(
        `INSERT INTO "_prisma_migrations"
          ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
          VALUES (?, ?, ?, ?, ?, 1)`,
        ...[randomUUID(), checksumOf(migration), migration.name, started, Date.now()],
      );
    }
  });
}

/** Throws a sentence for the first row of Prisma's record that these migrations cannot go on from. */
export function refuseUnknown(record: readonly unknown[], migrations: readonly Migration[]): void {
  for (const row of record as readonly Applied[])
    if (row.rolled_back_at === null) refuseWrong(row, migrations);
}

function refuseWrong(row: Applied, migrations: readonly Migration[]): void {
  const known = migrations.find((migration) => migration.name === row.migration_name);
  if (!known)
    throw new Error(
      `This database was made by a newer Pipkeeper: it has the migration "${row.migration_name}", which is unknown here. Start that version, or give another DATABASE_URL.`,
    );
  if (row.checksum !== checksumOf(known))
    throw new Error(
      `The migration "${row.migration_name}" is not the one this database was made with. Applied migrations are never changed; restore the file, and write a new migration instead.`,
    );
  if (row.finished_at === null)
    throw new Error(
      `The migration "${row.migration_name}" was started and did not finish. Restore the database from a backup.`,
    );
}
