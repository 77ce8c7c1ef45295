import { setTimeout as sleep } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import Sqlite from "better-sqlite3";
import { type Prisma, PrismaClient } from "@/generated/prisma/client";
import { inspectDatabase, inWords, makePrivate, makeWritable, realFile } from "./database-file";
import { type Migration, type MigrationTarget, migrate, refuseUnknown } from "./migrate";
import { Mutex } from "./mutex";
import { OpenedFile } from "./opened-file";
import type { Store } from "./store";
import { storeFault } from "./store-fault";

/**
 * The one file that knows which database this is.
 * WAL with FULL: what was acknowledged is on the disk, whatever happens next. NORMAL could lose the last entries when
 * the power goes. 32 MB of pages: with SQLite's own 2 MB the indexes of a large league do not stay in memory.
 */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA cache_size = -32768;
`;

/** Prisma's client, and a shorter way for what is written at every hand. */
export type Database = PrismaClient & {
  /**
   * Carries statements out in one transaction, which is on the disk when this resolves. They are to be in SQL that
   * every database knows. Rejects, and nothing of it is written, when one of them fails.
   */
  commit(statements: readonly Prisma.Sql[]): Promise<void>;
  /**
   * Does work in one transaction, with nobody else in between; it is on the disk when this resolves, and undone when the
   * work rejects or takes longer than `timeout` milliseconds. The work may use what it is given, and nothing else of the
   * database; it is done again when another program had the file locked.
   */
  withLock<T>(work: (store: Store) => Promise<T>, timeout?: number): Promise<T>;
  /** Throws a sentence when the file is not there any more, as everything that reads or writes it then does. */
  checkFile(): void;
};

/** For how long a commit is tried again while another program has the file locked, in milliseconds, and how often. */
const busyRetry = { maxMs: 5_000, pauseMs: 20 };

/** Milliseconds: whoever waits for its turn behind a large league should not give up at once. */
const defaultTimeoutMs = 60_000;

/**
 * Opens the file, which is made when it is missing, and applies the migrations it does not have yet. Throws a sentence
 * for whoever starts the server when the file cannot be used; then nothing in it was changed.
 */
export function openSqlite(named: string, migrations: readonly Migration[]): Database {
  makeWritable(named);
  const file = realFile(named);
  inspectDatabase(file, (applied) => refuseUnknown(applied, migrations));
  makePrivate(file);
  bringUpToDate(file, migrations);
  const opened = new OpenedFile(file);
  const factory = new PrismaBetterSqlite3({ url: `file:${file}` });
  const mutex = new Mutex();
  const writer = new Writer(file, opened);
  const client = new PrismaClient({
    adapter: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: async () => {
        opened.begin();
        const adapter = await factory.connect();
        await adapter.executeScript(settings);
        return oneAtATime(adapter, mutex, opened, () => writer.close());
      },
    },
  });
  const unlessBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + busyRetry.maxMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (storeFault(error) !== "busy" || performance.now() > until) throw error;
        await sleep(busyRetry.pauseMs);
      }
    }
  };
  return Object.assign(client, {
    commit: (statements: readonly Prisma.Sql[]) =>
      unlessBusy(() => mutex.withLock(async () => writer.commit(statements))),
    withLock: <T>(work: (store: Store) => Promise<T>, timeout = defaultTimeoutMs) =>
      unlessBusy(() => client.$transaction(work, { maxWait: defaultTimeoutMs, timeout })),
    checkFile: () => opened.check(),
  });
}

const maxPrepared = 500;

function bringUpToDate(file: string, migrations: readonly Migration[]): void {
  const database = new Sqlite(file);
  try {
    database.exec(settings);
    migrate(sqliteTarget(database), migrations);
  } catch (error) {
    throw inWords(error, file);
  } finally {
    database.close();
  }
}

/**
 * A connection of its own, and what was prepared on it: Prisma takes four times as long to write the same. The two
 * connections take turns, since a commit that waited for the other one would wait for ever: both are this thread's.
 */
class Writer {
  private database: Sqlite.Database | undefined;
  private readonly prepared = new Map<string, Sqlite.Statement>();

  constructor(
    private readonly file: string,
    private readonly opened: OpenedFile,
  ) {}

  commit(statements: readonly Prisma.Sql[]): void {
    const database = this.open();
    this.prepare("BEGIN IMMEDIATE").run();
    try {
      for (const { sql, values } of statements) this.prepare(sql).run(values.map(asStored));
      this.prepare("COMMIT").run();
    } catch (error) {
      if (database.inTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.database?.close();
    this.database = undefined;
    this.prepared.clear();
  }

  private open(): Sqlite.Database {
    this.opened.check();
    if (this.database) return this.database;
    this.database = new Sqlite(this.file);
    // Waiting for another program here would make everybody wait; `commit` tries again instead.
    this.database.exec(`${settings} PRAGMA busy_timeout = 0;`);
    return this.database;
  }

  private prepare(sql: string): Sqlite.Statement {
    const before = this.prepared.get(sql);
    if (before) return before;
    const statement = (this.database ?? this.open()).prepare(sql);
    // Lists of any length make statements of their own.
    if (this.prepared.size >= maxPrepared) this.prepared.clear();
    this.prepared.set(sql, statement);
    return statement;
  }
}

/** A value as Prisma's adapter stores it. */
function asStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}

function sqliteTarget(database: Sqlite.Database): MigrationTarget {
  return {
    transaction(work) {
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
function oneAtATime(adapter: Adapter, mutex: Mutex, opened: OpenedFile, disposed: () => void): Adapter {
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    mutex.withLock(() => {
      opened.check();
      return work();
    });
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => inTurn(() => adapter.queryRaw(query)),
    executeRaw: (query) => inTurn(() => adapter.executeRaw(query)),
    executeScript: (script) => inTurn(() => adapter.executeScript(script)),
    async startTransaction(isolation) {
      const done = await mutex.lock();
      try {
        opened.check();
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
    dispose: () => {
      disposed();
      return adapter.dispose();
    },
  };
}
