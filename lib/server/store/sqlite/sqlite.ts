import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import Sqlite from "better-sqlite3";
import { PrismaClient } from "@/generated/sqlite/client";
import { type Migration, refuseUnknown } from "../migrate";
import { Mutex } from "../mutex";
import { retried } from "../retry";
import type { Append, Database, Store } from "../store";
import { storeFault } from "../store-fault";
import { inspectDatabase, inWords, makePrivate, makeWritable, realFile } from "./database-file";
import { EntryInserter } from "./entry-inserter";
import { migrateSqlite } from "./migrate-sqlite";
import { oneAtATime } from "./one-at-a-time";
import { OpenedFile } from "./opened-file";
import { settings } from "./settings";

/** A database in a file. */
export interface SqliteDatabase extends Database {
  /** Throws a sentence if the file is gone, as everything that reads or writes it then does. */
  checkFile(): void;
  $connect(): Promise<void>;
}

/** Milliseconds: requests waiting for their turn behind a large league should not give up immediately. */
const defaultTimeoutMs = 60_000;

/**
 * Opens the file, which is created if missing, and applies the missing migrations. Throws an error for the person who
 * starts the server if the file cannot be used; then nothing in it was changed.
 */
export function openSqlite(named: string, migrations: readonly Migration[]): SqliteDatabase {
  makeWritable(named);
  const file = realFile(named);
  inspectDatabase(file, (applied) => refuseUnknown(applied, migrations));
  makePrivate(file);
  bringUpToDate(file, migrations);
  const opened = new OpenedFile(file);
  const factory = new PrismaBetterSqlite3({ url: `file:${file}` });
  const mutex = new Mutex();
  const inserter = new EntryInserter(file, opened);
  const client = new PrismaClient({
    adapter: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: async () => {
        opened.begin();
        const adapter = await factory.connect();
        await adapter.executeScript(settings);
        return oneAtATime(adapter, mutex, opened, () => inserter.close());
      },
    },
  });
  // Another program may have the file locked for a moment, which blocks no reader.
  const unlessBusy = <T>(work: () => Promise<T>): Promise<T> =>
    retried(work, (error) => storeFault(error) === "busy");
  const transaction = <T>(work: (store: Store) => Promise<T>, timeout = defaultTimeoutMs): Promise<T> =>
    unlessBusy(() => client.$transaction(work, { maxWait: defaultTimeoutMs, timeout }));
  return Object.assign(client, {
    engine: "sqlite" as const,
    transaction,
    snapshot: transaction,
    append: (appends: readonly Append[]) =>
      unlessBusy(() => mutex.withLock(() => opened.watch(() => inserter.append(appends)))),
    check: async () => {
      opened.check();
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize;
    },
    scrub: () => unlessBusy(() => mutex.withLock(async () => scrub(file))),
    channel: undefined,
    replica: undefined,
    checkFile: () => opened.check(),
  });
}

/** Rewrites the file without unused pages and parts of pages, and empties the journal. */
function scrub(file: string): void {
  const database = new Sqlite(file);
  try {
    database.exec(`${settings} VACUUM`);
    const [checkpoint] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (checkpoint?.busy !== 0)
      throw new Error(`Another program is reading ${file}; its journal was not emptied.`);
  } finally {
    database.close();
  }
}

function bringUpToDate(file: string, migrations: readonly Migration[]): void {
  const database = new Sqlite(file);
  try {
    database.exec(settings);
    migrateSqlite(database, migrations);
  } catch (error) {
    throw inWords(error, file);
  } finally {
    database.close();
  }
}
