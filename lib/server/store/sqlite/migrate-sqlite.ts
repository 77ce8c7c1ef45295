import { randomUUID } from "node:crypto";
import type Sqlite from "better-sqlite3";
import { checksumOf, type Migration, missingOf } from "../migrate";

/** Prisma's own record of applied migrations, as its schema engine creates it; `prisma migrate` reads the same. */
const makeRecord = `
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

/** Applies what is missing, all or nothing. Throws a sentence if the record cannot be continued. */
export function migrateSqlite(database: Sqlite.Database, migrations: readonly Migration[]): void {
  // Prisma's migrations rebuild tables; foreign keys are checked as a whole before the commit instead.
  database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  try {
    database.exec(makeRecord);
    const record = database.prepare('SELECT * FROM "_prisma_migrations"').all();
    for (const migration of missingOf(record, migrations)) {
      const started = Date.now();
      database.exec(migration.sql);
      database
        .prepare(
          `INSERT INTO "_prisma_migrations"
            ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
            VALUES (?, ?, ?, ?, ?, 1)`,
        )
        .run(randomUUID(), checksumOf(migration), migration.name, started, Date.now());
    }
    if (database.prepare("PRAGMA foreign_key_check").all().length > 0)
      throw new Error("A migration would leave rows that refer to nothing.");
    database.exec("COMMIT");
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
