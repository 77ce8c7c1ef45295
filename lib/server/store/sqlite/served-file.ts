import { logFault } from "../../ops/log";
import type { Migration } from "../migrate";
import type { Database } from "../store";
import { holdDatabase } from "./database-file";
import { openSqlite, type SqliteDatabase } from "./sqlite";

/** Opens a file for a server, which locks it until it is closed and reports when it is gone. */
export async function serveSqlite(file: string, migrations: readonly Migration[]): Promise<Database> {
  const release = holdDatabase(file);
  const database = openSqlite(file, migrations);
  await database.$connect();
  const stopWatching = watchFile(database);
  const disconnect = database.$disconnect.bind(database);
  return Object.assign(database, {
    $disconnect: () => {
      stopWatching();
      return disconnect().finally(release);
    },
  });
}

/** Milliseconds between checks that the database is still there. Nothing is stored meanwhile if it is not. */
const fileCheckMs = 2_000;

/** Logs it once when the database is gone, and again if that happens after it was back. */
function watchFile(database: SqliteDatabase): () => void {
  let isReported = false;
  const timer = setInterval(() => {
    try {
      database.checkFile();
      isReported = false;
    } catch (error) {
      if (!isReported) logFault("store", error);
      isReported = true;
    }
  }, fileCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}
