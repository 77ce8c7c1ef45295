import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Migration, refuseUnknown } from "../store/migrate";
import {
  besideIt,
  holdDatabase,
  inspectDatabase,
  inWords,
  makePrivate,
  makeWritable,
  realFile,
} from "../store/sqlite/database-file";

/**
 * Copies a database to a file, which is there only once it is whole: consistent as of one moment, also while a server
 * writes. Throws a sentence when it cannot, or when `to` is there already; then nothing was changed.
 */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no database ${from} to back up.`);
  if (existsSync(to)) throw new Error(`${to} already exists. Name another file.`);
  mkdirSync(dirname(to), { recursive: true });
  copyWhole(from, to);
}

/** The name of a backup in a folder: a number that grows, because clocks can be set back, and the day for people. */
const numbered = /^pipkeeper-(\d{6,15})-\d{4}-\d\d-\d\d\.db$/;

/**
 * Makes the next backup in a folder, and then deletes all but the newest `keep` of them. Gives the file it made. When it
 * cannot make one, it throws a sentence and deletes nothing.
 */
export function backUpInto(from: string, folder: string, keep: number, now = new Date()): string {
  const number = `${(backupsIn(folder)[0]?.number ?? 0) + 1}`.padStart(6, "0");
  const file = join(folder, `pipkeeper-${number}-${now.toISOString().slice(0, 10)}.db`);
  backUp(from, file);
  for (const { name } of backupsIn(folder).slice(keep)) rmSync(join(folder, name));
  return file;
}

/** The numbered backups in a folder, the newest first. */
function backupsIn(folder: string): { readonly name: string; readonly number: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const number = numbered.exec(name)?.[1];
      return number === undefined ? [] : [{ name, number: Number(number) }];
    })
    .sort((a, b) => b.number - a.number);
}

/**
 * Puts a copy of a backup in the place of a database, whatever link names it. What was there stays beside it, under the name that this gives.
 * Throws a sentence, and changes nothing, when the backup is no whole database of this Pipkeeper or an older one, when
 * a server is running on `to`, and when there is something in `to` unless `overwrite` says that it may go.
 */
export function restore(
  from: string,
  named: string,
  migrations: readonly Migration[],
  overwrite: boolean,
): string | undefined {
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`);
  inspectDatabase(from, (applied) => refuseUnknown(applied, migrations));
  makeWritable(named);
  const to = realFile(named);
  const letGo = holdDatabase(to);
  try {
    const there = ["", ...besideIt].filter((end) => existsSync(to + end));
    if (there.length > 0 && !overwrite)
      throw new Error(`${to} already exists. Nothing was changed; with --overwrite it is put aside.`);
    const copy = `${to}.restored`;
    rmSync(copy, { force: true });
    copyWhole(from, copy);
    const aside = freeName(to);
    // The journal goes with its database: beside another one it would be taken for that one's.
    for (const end of there) renameSync(to + end, aside + end);
    renameSync(copy, to);
    onDisk(dirname(to));
    return there.length > 0 ? aside : undefined;
  } finally {
    letGo();
  }
}

/** `VACUUM INTO` reads as of one moment and keeps nobody from writing. */
function copyWhole(from: string, to: string): void {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    makePrivate(part);
    const source = new Sqlite(from, { readonly: true });
    try {
      source.prepare("VACUUM INTO ?").run(part);
    } finally {
      source.close();
    }
    const copy = new Sqlite(part, { readonly: true });
    try {
      const found = copy.pragma("integrity_check(1)", { simple: true });
      if (found !== "ok") throw new Error(`The copy of ${from} is damaged: ${found}. It was deleted.`);
    } finally {
      copy.close();
    }
    onDisk(part);
    renameSync(part, to);
    onDisk(dirname(to));
  } catch (error) {
    rmSync(part, { force: true });
    throw inWords(error, to);
  }
}

/** Waits until a file, or a folder's list of files, would survive the power going. */
function onDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } catch {
    // Some systems sync no folders.
  } finally {
    closeSync(file);
  }
}

function freeName(file: string): string {
  for (let number = 1; ; number++) {
    const name = `${file}.before-restore-${number}`;
    if (!existsSync(name)) return name;
  }
}
