import { closeSync, openSync, readSync, statSync } from "node:fs";
import { storeFault } from "../store-fault";

/**
 * Thrown if a database was deleted, renamed, replaced or damaged while it is open: anything written then is in a file
 * without a name, or among pages of another state, and gone when the server ends. The code is of SQLite's kind, so that
 * it is classified with its faults.
 */
class DatabaseGone extends Error {
  override readonly name = "DatabaseGone";
  readonly code = "SQLITE_GONE";

  constructor(file: string) {
    super(
      `${file} was deleted, renamed, replaced or damaged while the server has it open. Nothing is stored. Put the file back, or start the server again.`,
    );
  }
}

/** The files as they were at the last look. */
interface Look {
  /** The size and time of the database file, which only a checkpoint changes. */
  readonly content: string;
  readonly journalSize: bigint;
  /** What a checkpoint changes in the journal's index; undefined: there is none yet, or a checkpoint is being made. */
  readonly index: string | undefined;
}

/** An open database file with its journal: whether the names still lead to the files that were opened, unharmed. */
export class OpenedFile {
  private opened = "";
  private journal: string | undefined;
  private look: Look | undefined;
  /** Closed only after the connections: closing any handle of a file ends the locks that its process has on it. */
  private index: number | undefined;
  private isLost = false;

  constructor(private readonly file: string) {
    this.begin();
  }

  /** From now on, the files that the names lead to are the opened ones. No connection may be open. */
  begin(): void {
    this.close();
    this.opened = identityOf(statOf(this.file)) ?? "";
    this.journal = undefined;
    this.look = undefined;
    this.isLost = false;
  }

  /** Call it when the last connection is closed. */
  close(): void {
    if (this.index !== undefined) closeSync(this.index);
    this.index = undefined;
  }

  /** Throws `DatabaseGone` if it is not there, or was written to by something other than SQLite. Takes some microseconds. */
  check(): void {
    const [file, journal] = [statOf(this.file), statOf(`${this.file}-wal`)];
    // SQLite creates the journal when it needs one, and keeps it until the last connection is closed.
    this.journal ??= identityOf(journal);
    if (identityOf(file) !== this.opened || identityOf(journal) !== this.journal)
      throw new DatabaseGone(this.file);
    const now = {
      content: `${file?.size} ${file?.mtimeNs}`,
      journalSize: journal?.size ?? 0n,
      index: this.readIndex(),
    };
    this.isLost ||= this.look !== undefined && isHarmed(this.look, now);
    if (this.isLost) throw new DatabaseGone(this.file);
    this.look = now;
  }

  /** After a query has found damage, nothing more is read or written. */
  async watch<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.isLost ||= storeFault(error) === "damaged";
      throw error;
    }
  }

  /** The salts of the journal, and how much of it is in the database (sqlite.org/walformat.html, "WAL-Index Format"). */
  private readIndex(): string | undefined {
    const bytes = Buffer.alloc(136);
    try {
      this.index ??= openSync(`${this.file}-shm`, "r");
      if (readSync(this.index, bytes, 0, bytes.length, 0) < bytes.length) return undefined;
    } catch {
      return undefined;
    }
    const [backfilled, attempted] = [bytes.readUInt32LE(96), bytes.readUInt32LE(128)];
    return backfilled < attempted ? undefined : `${bytes.toString("hex", 32, 40)} ${backfilled} ${attempted}`;
  }
}

/** Whether files changed in a way that SQLite changes them only by a checkpoint, without one. */
const isHarmed = (before: Look, now: Look): boolean =>
  (now.content !== before.content || now.journalSize < before.journalSize) &&
  now.index !== undefined &&
  now.index === before.index;

const statOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });

function identityOf(stats: { readonly dev: bigint; readonly ino: bigint } | undefined): string | undefined {
  return stats && `${stats.dev} ${stats.ino}`;
}
