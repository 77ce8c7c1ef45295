import { statSync } from "node:fs";

/**
 * Thrown where a database was deleted, renamed or replaced while it is open: what is written then is in a file that has no
 * name, and gone when the server ends. The code is of SQLite's kind, so that it is sorted with its faults.
 */
class DatabaseGone extends Error {
  override readonly name = "DatabaseGone";
  readonly code = "SQLITE_GONE";

  constructor(file: string) {
    super(
      `${file} was deleted, renamed or replaced while the server has it open. Nothing is stored. Put the file back, or start the server again.`,
    );
  }
}

/** A database file that is open, with its journal: whether the names still lead to what was opened. */
export class OpenedFile {
  private opened = "";
  private journal: string | undefined;

  constructor(private readonly file: string) {
    this.begin();
  }

  /** What the names lead to from now on is what was opened. */
  begin(): void {
    this.opened = identityOf(this.file) ?? "";
    this.journal = undefined;
  }

  /** Throws `DatabaseGone`, unless it is there. Takes some microseconds. */
  check(): void {
    const journal = identityOf(`${this.file}-wal`);
    // SQLite makes the journal when it needs one, and keeps it until the last connection is closed.
    this.journal ??= journal;
    if (identityOf(this.file) !== this.opened || journal !== this.journal) throw new DatabaseGone(this.file);
  }
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
