import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from "node:fs";
import { userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { called } from "../../ops/called";
import { recordTable } from "../migrate";
import { storeFault } from "../store-fault";

/** The files that belong to a database besides its own. */
export const besideIt = ["-wal", "-shm"] as const;

/**
 * Where a file really is, following links: the files beside it are beside its target. Throws a sentence if the link
 * leads nowhere.
 */
export function realFile(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  if (lstatSync(file, { throwIfNoEntry: false }))
    throw new Error(
      `${file} is a link to a file that does not exist. Put the file there, or name another with DATABASE_URL.`,
    );
  return existsSync(dirname(file)) ? join(realpathSync(dirname(file)), basename(file)) : file;
}

/**
 * Only the user who runs the server may read what people entered. SQLite gives its own files beside a database the
 * same mode.
 */
const ownMode = 0o600;
/** The default mode of SQLite, and of earlier versions of this program: nobody has chosen it. */
const usualMode = 0o644;

/**
 * Makes a file that nobody else may read, empty if there was none. One with a chosen mode keeps it. Throws a sentence
 * if it cannot.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, "a", ownMode));
    for (const path of [file, ...besideIt.map((end) => file + end)]) {
      const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? ownMode;
      if ((mode & 0o777) === usualMode) chmodSync(path, ownMode);
    }
  } catch {
    throw new Error(notWritable(file));
  }
}

/**
 * Checks that a file is a complete database, or none yet. Only reads, and throws a sentence that says what is wrong
 * and what to do: a folder, not writable, damaged, locked, or another program's. `known` gets the applied migrations,
 * and throws if it does not know one.
 */
export function inspectDatabase(file: string, known: (applied: readonly unknown[]) => void): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`);
  if (!stats || stats.size === 0) {
    refuseJournalAlone(file);
    return;
  }
  try {
    const database = new Sqlite(file, { readonly: true, timeout: 2_000 });
    try {
      if (isCutOff(file, database)) throw new Error(damaged(file));
      const [found] = database.pragma("quick_check(1)") as { quick_check: string }[];
      if (found?.quick_check !== "ok") throw new Error(damaged(file));
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
      if (tables.includes(recordTable)) known(database.prepare(`SELECT * FROM "${recordTable}"`).all());
      else if (tables.length > 0)
        throw new Error(`${file} is the database of another program. Name another file with DATABASE_URL.`);
    } finally {
      database.close();
    }
  } catch (error) {
    throw inWords(error, file);
  }
}

/** SQLite would delete the journal of a database that does not exist. */
function refuseJournalAlone(file: string): void {
  const journal = `${file}-wal`;
  if ((statSync(journal, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  throw new Error(
    `${file} is empty or gone, but entries may be in ${journal}. Nothing was changed. Put back the file that belongs to it, or a backup (${called("restore", "BACKUP --overwrite")}); to start from scratch, move ${journal} away.`,
  );
}

/** SQLite reads the missing part of the last page as zeros. While there is a journal, the page may be in it. */
function isCutOff(file: string, database: Sqlite.Database): boolean {
  const journal = `${file}-wal`;
  if (existsSync(journal) && statSync(journal).size > 0) return false;
  return statSync(file).size % Number(database.pragma("page_size", { simple: true })) !== 0;
}

/** Creates the folder of a file, and throws a sentence if either is not writable. */
export function makeWritable(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    for (const path of [folder, ...(existsSync(file) ? [file] : [])])
      accessSync(path, constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(notWritable(file));
  }
}

const notWritable = (file: string): string =>
  `${file} cannot be written by ${userInfo().username}. Let this user write to the file and its folder, or name another file with DATABASE_URL.`;

/**
 * Locks a file for one server: a second one on the same file would not show its watchers what is written through the
 * first. The lock belongs to the operating system, on a file beside the database, whichever link names it, and ends
 * with the process, however that ends. Returns the function that releases it; throws a sentence if another server has
 * it.
 */
export function holdDatabase(file: string): () => void {
  makeWritable(file);
  const lockFile = `${realFile(file)}-server`;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() && stats.nlink > 1)
    throw new Error(
      `${file} has a second name (a hard link), by which another program could open it and damage it: each name would have its own journal. Remove the other name, or name another file with DATABASE_URL.`,
    );
  makePrivate(lockFile);
  const lock = new Sqlite(lockFile, { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (storeFault(error) !== "busy") throw inWords(error, file);
    throw new Error(
      `Another Pipkeeper is already running on ${file}. Stop it first, or name another file with DATABASE_URL.`,
    );
  }
  return () => lock.close();
}

const damaged = (file: string): string =>
  `${file} is damaged, or not a database. Nothing in it was changed. Put a backup in its place (${called("restore", "BACKUP --overwrite")}), or name another file with DATABASE_URL.`;

/** An error of SQLite about a file, as a sentence that says what to do; any other error as it is. */
export function inWords(error: unknown, file: string): unknown {
  switch (storeFault(error)) {
    case "damaged":
      return new Error(damaged(file));
    case "busy":
      return new Error(`Another program has ${file} locked. Close it, and start again.`);
    case "full":
      return new Error(`The disk of ${file} is full. Free up some space, and start again.`);
    case "unwritable":
      return new Error(
        `${file} cannot be read or written: the disk refuses. Check the disk, or name another file with DATABASE_URL.`,
      );
    default:
      return error;
  }
}
