import type { Prisma } from "./rows";

/** The target of reads and writes: the database, or one of its transactions. */
export type Store = Prisma.TransactionClient;

/** The engine of a database. */
export const engines = ["sqlite", "postgresql"] as const;
export type Engine = (typeof engines)[number];

/** Entries of one game to be stored after `base`, at `now`, if its key still has this hash. */
export interface Append {
  readonly gameId: string;
  readonly keyHash: string;
  readonly base: number;
  readonly entries: readonly { readonly id: string; readonly body: string; readonly at: string }[];
  readonly now: Date;
}

/**
 * A message from one process to the others on its database: the length of a game's log, that it was deleted, or,
 * without either, that its hands changed.
 */
export interface Announcement {
  readonly gameId: string;
  readonly head?: number;
  readonly isDeleted?: true;
}

/**
 * How processes on one database learn of each other's changes. Announcements can get lost, so listeners also check
 * the database.
 */
export interface Channel {
  /** Announces a commit to the others. Never rejects. */
  announce(change: Announcement): void;
  /** `listener` gets what others announce. */
  listen(listener: (change: Announcement) => void): void;
  /** Whether announcements arrive now; if not, changes have to be looked for. */
  readonly isOpen: boolean;
}

/** Whether a replica is read: not if it is too far behind, or away. */
export const replicaStates = ["used", "behind", "away"] as const;
export type ReplicaState = (typeof replicaStates)[number];

/** A copy of the database that follows it by itself, and may be a moment behind. */
export interface Replica {
  readonly state: ReplicaState;
  /** Reads as of one moment there; rejects for any reason. */
  read<T>(read: (store: Store) => Promise<T>): Promise<T>;
}

/** An open database. It behaves the same on every engine, except where this says otherwise. */
export interface Database extends Store {
  readonly engine: Engine;
  /**
   * Runs work in one transaction; it is durable when this resolves, and undone if the work rejects or takes longer
   * than `timeout` milliseconds. The work may use only the store it is given; it is repeated if it conflicted with
   * others. Only SQLite keeps others out meanwhile: what is read, changed and written back has to be locked first
   * (locks.ts).
   */
  transaction<T>(work: (store: Store) => Promise<T>, timeout?: number): Promise<T>;
  /** Reads as of one moment, whatever others write meanwhile; for at most `timeout` milliseconds. */
  snapshot<T>(read: (store: Store) => Promise<T>, timeout: number): Promise<T>;
  /**
   * Stores appends, each as a whole or not at all; they are durable when this resolves to which of them were stored:
   * not those whose game is gone, was deleted or has another key. Rejects, and stores nothing, if one of their logs
   * has grown.
   */
  append(appends: readonly Append[]): Promise<readonly boolean[]>;
  /** Resolves to the free bytes of its disk if known; rejects if the database cannot be used. */
  check(): Promise<number | undefined>;
  /**
   * Removes what deleted rows have left in a file and its journal; others wait meanwhile. A database server does so
   * by itself, later (docs/security.md).
   */
  scrub(): Promise<void>;
  /** Undefined if only one process can use the database. */
  readonly channel: Channel | undefined;
  /** Undefined if the settings name none. */
  readonly replica: Replica | undefined;
  $disconnect(): Promise<void>;
}

/** How many ids one call may name: a statement accepts only so many values. */
const maxNamed = 200;

/** Calls `work` with lists that one call may name, one after the other. */
export async function inParts<Item, Row>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < items.length; start += maxNamed)
    rows.push(...(await work(items.slice(start, start + maxNamed))));
  return rows;
}
