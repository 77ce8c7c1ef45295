import type { Prisma } from "./rows";

/** What rows are read from and written to: the database, or one transaction of it. */
export type Store = Prisma.TransactionClient;

/** What a database speaks. CockroachDB has the protocol of PostgreSQL, and no notifications. */
export const engines = ["sqlite", "postgresql", "cockroachdb"] as const;
export type Engine = (typeof engines)[number];

/** Entries of one game that are to be stored after `base`, at `now`, as long as its key has this hash. */
export interface Append {
  readonly gameId: string;
  readonly keyHash: string;
  readonly base: number;
  readonly entries: readonly { readonly id: string; readonly body: string; readonly at: string }[];
  readonly now: Date;
}

/**
 * What one process tells the others of its database: how long a game's log is by now, that it was deleted, or, without
 * either, that its hands changed.
 */
export interface Announcement {
  readonly gameId: string;
  readonly head?: number;
  readonly isDeleted?: true;
}

/** How processes of one database hear of each other's changes. What is announced can get lost: whoever listens also looks. */
export interface Channel {
  /** Tells the others of what is committed. Never rejects. */
  announce(change: Announcement): void;
  /** `listener` gets what others announce. */
  listen(listener: (change: Announcement) => void): void;
  /** Whether announcements arrive now; while they do not, changes are to be looked for. */
  readonly isOpen: boolean;
}

/** A database that is open. All of it behaves the same on every engine, except where this says otherwise. */
export interface Database extends Store {
  readonly engine: Engine;
  /**
   * Does work in one transaction; it is durable when this resolves, and undone when the work rejects or takes longer than
   * `timeout` milliseconds. The work may use what it is given, and nothing else of the database; it is done again when the
   * engine could not carry it out beside others. Only SQLite keeps others out meanwhile: what is read, changed and written
   * back is to be locked first (locks.ts).
   */
  transaction<T>(work: (store: Store) => Promise<T>, timeout?: number): Promise<T>;
  /** Reads as of one moment, whatever others write meanwhile; no longer than `timeout` milliseconds. */
  snapshot<T>(read: (store: Store) => Promise<T>, timeout: number): Promise<T>;
  /**
   * Stores appends, each whole or not at all; they are durable when this resolves to which of them were stored: not
   * those whose game is gone, was deleted or has another key. Rejects, and stores nothing, when the log of one of them has grown.
   */
  append(appends: readonly Append[]): Promise<readonly boolean[]>;
  /** Resolves to the free bytes of its disk where that is known; rejects when the database cannot be used. */
  check(): Promise<number | undefined>;
  /**
   * Removes from a file, and from what belongs to it, what deleted rows have left there; others wait meanwhile. A
   * database server does so by itself, later (docs/security.md).
   */
  scrub(): Promise<void>;
  /** Undefined where only one process can use the database. */
  readonly channel: Channel | undefined;
  $disconnect(): Promise<void>;
}

/** So many ids does one call name: a statement takes only so many values. */
export const maxNamed = 200;

/** Calls `work` with lists that one call can name, one after the other. */
export async function inParts<Item, Row>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < items.length; start += maxNamed)
    rows.push(...(await work(items.slice(start, start + maxNamed))));
  return rows;
}
