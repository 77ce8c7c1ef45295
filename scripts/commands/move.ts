import { existsSync } from "node:fs";
import { games } from "../../lib/games/registry";
import { called } from "../../lib/server/ops/called";
import { readSettings } from "../../lib/server/ops/env";
import { moveStore } from "../../lib/server/ops/move";
import { type DatabaseSettings, openDatabase } from "../../lib/server/store/open";
import { storeFault } from "../../lib/server/store/store-fault";
import { progress } from "../progress";

const usage = () =>
  `Name two databases as DATABASE_URL does: ${called("move", "FROM TO")}, ` +
  "such as file:./data/pipkeeper.db postgresql://user@host/pipkeeper";

/**
 * `npm run move -- FROM TO` copies everything from one database into an empty one: from a file to PostgreSQL, back,
 * or to another of the same engine. The source is not changed.
 */
export async function move(args: readonly string[], resolvePath: (file: string) => string): Promise<string> {
  const [given, wanted, ...more] = args;
  if (!given || !wanted || more.length > 0 || given === wanted) throw new Error(usage());
  const source = settingsOf(given, resolvePath);
  const target = settingsOf(wanted, resolvePath);
  if (source.type === "file" && !existsSync(source.file))
    throw new Error(`There is no database ${source.file} to move.`);
  // If the file can be locked, no server is writing to it.
  const from = await openDatabase(source, { serving: true });
  try {
    const to = await openDatabase(target, { serving: true });
    try {
      const moved = await moveStore(from, to, games, {
        copied: progress("rows copied"),
        replayed: progress("games replayed on both sides"),
      });
      const lines = moved.tables.map(
        ({ table, rows, hash }) => `${table.padEnd(15)} ${`${rows}`.padStart(9)} rows  ${hash.slice(0, 16)}`,
      );
      return [
        ...lines,
        `${moved.games} games and ${moved.leagues} leagues replayed on both sides, with the same results.`,
        `Everything is in ${nameOf(target)}, read back and compared. Set DATABASE_URL to it.`,
      ].join("\n");
    } catch (error) {
      throw lostDatabase(error) ?? error;
    } finally {
      await to.$disconnect();
    }
  } finally {
    await from.$disconnect();
  }
}

function settingsOf(url: string, resolvePath: (file: string) => string): DatabaseSettings {
  const { DATABASE_ENGINE, DATABASE_CONNECTIONS } = process.env;
  const isFile = url.startsWith("file:");
  const { database } = readSettings({
    DATABASE_URL: url,
    ...(!isFile && { DATABASE_ENGINE, DATABASE_CONNECTIONS }),
  });
  return database.type === "file" ? { ...database, file: resolvePath(database.file) } : database;
}

/** A sentence if a database went away meanwhile; undefined for other errors. */
function lostDatabase(error: unknown): Error | undefined {
  if (storeFault(error) !== "unreachable") return undefined;
  // Its last answer can be lost after everything was committed; then the second try finds a target that is not empty.
  const sentence =
    "The connection to a database was lost before the move was confirmed. The source is as it was. Start it again when both can be reached: it says whether everything had been moved.";
  return new Error(sentence, { cause: error });
}

/** Without the password. */
function nameOf(settings: DatabaseSettings): string {
  if (settings.type === "file") return settings.file;
  const { host, pathname } = new URL(settings.url);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host || "its socket"}`;
}
