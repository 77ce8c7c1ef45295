import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import Database from "better-sqlite3";
import { PrismaClient } from "@/generated/prisma/client";
import { type Migration, type MigrationTarget, migrate } from "./migrate";
import { Turns } from "./turns";

/**
 * The one file that knows which database this is.
 * WAL with FULL: what was acknowledged is on the disk, whatever happens next. NORMAL could lose the last entries when
 * the power goes.
 */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`;

/** Opens the file, which is made when it is missing, and applies the migrations it does not have yet. */
export function openSqlite(file: string, migrations: readonly Migration[]): PrismaClient {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  try {
    database.exec(settings);
    migrate(sqliteTarget(database), migrations);
  } finally {
    database.close();
  }
  const factory = new PrismaBetterSqlite3({ url: `file:${file}` });
  return new PrismaClient({
    adapter: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: async () => {
        const adapter = await factory.connect();
        await adapter.executeScript(settings);
        return oneAtATime(adapter);
      },
    },
  });
}

function sqliteTarget(database: Database.Database): MigrationTarget {
  return {
    alone(work) {
      // Prisma's migrations rebuild tables; foreign keys are checked as a whole before the commit instead.
      database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
      try {
        work();
        if (database.prepare("PRAGMA foreign_key_check").all().length > 0)
          throw new Error("A migration would leave rows that refer to nothing.");
        database.exec("COMMIT");
      } catch (error) {
        if (database.inTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    script: (sql) => void database.exec(sql),
    run: (sql, ...values) => void database.prepare(sql).run(...values),
    rows: (sql) => database.prepare(sql).all(),
  };
}

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3["connect"]>>;

/**
 * The adapter has one connection. Without this, whatever else is asked while a transaction is open would run inside
 * it: reads would see what may yet be rolled back, and a write could be rolled back with it.
 */
function oneAtATime(adapter: Adapter): Adapter {
  const turns = new Turns();
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => turns.take(() => adapter.queryRaw(query)),
    executeRaw: (query) => turns.take(() => adapter.executeRaw(query)),
    executeScript: (script) => turns.take(() => adapter.executeScript(script)),
    async startTransaction(isolation) {
      const done = await turns.begin();
      try {
        const transaction = await adapter.startTransaction(isolation);
        return {
          provider: transaction.provider,
          adapterName: transaction.adapterName,
          options: transaction.options,
          queryRaw: (query) => transaction.queryRaw(query),
          executeRaw: (query) => transaction.executeRaw(query),
          createSavepoint: (name) => transaction.createSavepoint?.(name) ?? Promise.resolve(),
          rollbackToSavepoint: (name) => transaction.rollbackToSavepoint?.(name) ?? Promise.resolve(),
          releaseSavepoint: (name) => transaction.releaseSavepoint?.(name) ?? Promise.resolve(),
          commit: () => transaction.commit().finally(done),
          rollback: () => transaction.rollback().finally(done),
        };
      } catch (error) {
        done();
        throw error;
      }
    },
    dispose: () => adapter.dispose(),
  };
}
