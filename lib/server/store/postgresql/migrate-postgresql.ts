import { randomUUID } from "node:crypto";
import pg from "pg";
import { checksumOf, type Migration, missingOf } from "../migrate";
import { withCode } from "./lost";

/** Prisma's own record of applied migrations, as its schema engine creates it. */
const makeRecord = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`;

/** A number that no other program on the database uses: processes that start at once migrate one after the other. */
const lock = 7_475_537;

/**
 * Applies what is missing, all or nothing, on a connection of its own, on which a statement may take any time. Throws a
 * sentence if the record cannot be continued. `patience`: milliseconds to wait for the connection.
 */
export async function migratePostgresql(
  url: string,
  patience: number,
  migrations: readonly Migration[],
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    application_name: "pipkeeper migrations",
  });
  // The current query rejects as well; without a listener, the event would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("BEGIN");
    await migrateIn(client, migrations);
    await client.query("COMMIT");
  } catch (error) {
    throw withCode(error);
  } finally {
    // What was not committed ends with its connection.
    await client.end().catch(() => {});
  }
}

async function migrateIn(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
  await refuseStrangers(client);
  await client.query(makeRecord);
  const { rows } = await client.query('SELECT * FROM "_prisma_migrations"');
  for (const migration of missingOf(rows, migrations)) {
    const started = new Date();
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations"
        ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
        VALUES ($1, $2, $3, $4, $5, 1)`,
      [randomUUID(), checksumOf(migration), migration.name, started, new Date()],
    );
  }
}

async function refuseStrangers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()",
  );
  const names = rows.map(({ name }) => name);
  if (names.length > 0 && !names.includes("_prisma_migrations"))
    throw new Error(
      "The database in DATABASE_URL belongs to another program: it has tables that are not Pipkeeper's. Name an empty one.",
    );
}
