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
 * Copies a database to a file, which appears only once it is complete: consistent as of one moment, even while a
 * server writes. Throws a sentence if it cannot, or if `to` exists already; then nothing was changed.
 */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no database ${from} to back up.`);
  if (existsSync(to)) throw new Error(`${to} already exists. Name another file.`);
  mkdirSync(dirname(to), { recursive: true });
  copyWhole(from, to);
}

/** The name of a backup in a folder: a growing number, because clocks can be set back, and the day for people. */
const numbered = /^pipkeeper-(\d{6,15})-\d{4}-\d\d-\d\d\.db$/;

/**
 * Makes the next backup in a folder, and then deletes all but the newest `keep` of them. Returns the file it made. If
 * it cannot make one, it throws a sentence and deletes nothing.
 */
export function backUpInto(from: string, folder: string, keep: number, now = new Date()): string {
  const number = `${(backupsIn(folder)[0]?.number ?? 0) + 1}`.padStart(6, "0");
  const file = join(folder, `pipkeeper-${number}-${now.toISOString().slice(0, 10)}.db`);
  backUp(from, file);
  for (const { name } of backupsIn(folder).slice(keep)) rmSync(join(folder, name));
  return file;
}

/** The numbered backups in a folder, newest first. */
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
 * Replaces a database by a copy of a backup, following links. What was there stays beside it, under the returned name.
 * Throws a sentence, and changes nothing, if the backup is not a complete database of this Pipkeeper or an older one,
 * if a server is running on `to`, or if `to` is not empty, unless `overwrite` allows it.
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
  const release = holdDatabase(to);
  try {
    const there = ["", ...besideIt].filter((end) => existsSync(to + end));
    if (there.length > 0 && !overwrite)
      throw new Error(`${to} already exists. Nothing was changed; with --overwrite it is put aside.`);
    const copy = `${to}.restored`;
    rmSync(copy, { force: true });
    copyWhole(from, copy);
    const aside = freeName(to);
    // The journal stays with its database: beside another one it would be taken for that one's.
    for (const end of there) renameSync(to + end, aside + end);
    renameSync(copy, to);
    onDisk(dirname(to));
    return there.length > 0 ? aside : undefined;
  } finally {
    release();
  }
}

/** `VACUUM INTO` reads as of one moment and does not block writers. */
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

/** Waits until a file, or a folder's list of files, would survive a power cut. */
function onDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } catch {
    // Some systems cannot sync folders.
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
