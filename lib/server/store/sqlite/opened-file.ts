import { statSync } from "node:fs";

/**
 * Thrown if a database was deleted, renamed or replaced while it is open: anything written then is in a file without
 * a name, and gone when the server ends. The code is of SQLite's kind, so that it is classified with its faults.
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

/** An open database file with its journal: whether the names still lead to the files that were opened. */
export class OpenedFile {
  private opened = "";
  private journal: string | undefined;

  constructor(private readonly file: string) {
    this.begin();
  }

  /** From now on, the files that the names lead to are the opened ones. */
  begin(): void {
    this.opened = identityOf(this.file) ?? "";
    this.journal = undefined;
  }

  /** Throws `DatabaseGone` if it is not there. Takes some microseconds. */
  check(): void {
    const journal = identityOf(`${this.file}-wal`);
    // SQLite creates the journal when it needs one, and keeps it until the last connection is closed.
    this.journal ??= journal;
    if (identityOf(this.file) !== this.opened || journal !== this.journal) throw new DatabaseGone(this.file);
  }
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
