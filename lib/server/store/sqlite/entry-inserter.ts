import Sqlite from "better-sqlite3";
import { insertsOf } from "../insert-entries";
import type { Append } from "../store";
import type { OpenedFile } from "./opened-file";
import { settings } from "./settings";

const maxPrepared = 500;

/**
 * A connection of its own with prepared statements: Prisma takes four times as long to write the same. The two
 * connections take turns, since a commit waiting for the other would wait for ever: both run on this thread.
 */
export class EntryInserter {
  private database: Sqlite.Database | undefined;
  private readonly prepared = new Map<string, Sqlite.Statement>();

  constructor(
    private readonly file: string,
    private readonly opened: OpenedFile,
  ) {}

  /** What `Database.append` does. */
  append(appends: readonly Append[]): boolean[] {
    const database = this.open();
    this.prepare("BEGIN IMMEDIATE").run();
    try {
      const stored = appends.map((append) =>
        insertsOf(append).every(({ sql, values }) => this.prepare(sql).run(values.map(asStored)).changes > 0),
      );
      this.prepare("COMMIT").run();
      return stored;
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
    // Waiting for another program here would block everybody; `openSqlite` retries instead.
    this.database.exec(`${settings} PRAGMA busy_timeout = 0;`);
    return this.database;
  }

  private prepare(sql: string): Sqlite.Statement {
    const before = this.prepared.get(sql);
    if (before) return before;
    const statement = (this.database ?? this.open()).prepare(sql);
    // Lists of any length would make new statements.
    if (this.prepared.size >= maxPrepared) this.prepared.clear();
    this.prepared.set(sql, statement);
    return statement;
  }
}

/** A value in the form in which Prisma's adapter stores it. */
function asStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}
