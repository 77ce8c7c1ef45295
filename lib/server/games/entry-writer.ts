import { Prisma } from "@/generated/prisma/client";
import type { Database } from "../store/sqlite";
import type { Written } from "./replayed-game";

/** What one append writes: entries after `base`, stored at `now`. */
interface Write {
  readonly gameId: string;
  readonly base: number;
  readonly entries: readonly Written[];
  readonly now: Date;
}

interface Waiting extends Write {
  done(): void;
  failed(error: unknown): void;
}

/** The most entries that are written by one statement, unless a single append has more. */
const maxTogether = 500;

/** Milliseconds: whoever waits for its turn behind a large league's tables should not give up at once. */
const patience = { maxWait: 60_000, timeout: 60_000 };

/**
 * Writes appends to the disk. Those that come while others are being written are committed together: a commit costs
 * many times what is written in it. One that fails undoes no other.
 */
export class EntryWriter {
  private waiting: Waiting[] = [];
  private writing = false;

  constructor(private readonly database: Database) {}

  /**
   * Writes all entries or none; rejects when they cannot be written. The tables are the compare-and-set: an entry's
   * number is taken once, and refers to the one before it, so that nothing is written after another head than `base`.
   */
  append(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ ...write, done, failed });
      if (!this.writing) void this.writeWaiting();
    });
  }

  /** The same, and in the same transaction whatever else `work` writes: both are stored, or neither. */
  async appendWith<T>(write: Write, work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> {
    return this.database.$transaction(async (transaction) => {
      for (const insert of insertsOf(write)) await transaction.$executeRaw(insert);
      return work(transaction);
    }, patience);
  }

  private async writeWaiting(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      await this.quiet();
      await this.together(this.next());
    }
    this.writing = false;
  }

  /** Waits until nobody else has come in a turn of the event loop: who is being read from the network gets in. */
  private async quiet(): Promise<void> {
    let before = 0;
    while (before < this.waiting.length && this.waiting.length < maxTogether) {
      before = this.waiting.length;
      await new Promise(setImmediate);
    }
  }

  private next(): Waiting[] {
    let entries = 0;
    const tooMany = this.waiting.findIndex((write) => {
      entries += write.entries.length;
      return entries > maxTogether;
    });
    return this.waiting.splice(0, tooMany === -1 ? this.waiting.length : Math.max(1, tooMany));
  }

  private async together(writes: readonly Waiting[]): Promise<void> {
    try {
      await this.database.commit(writes.flatMap(insertsOf));
    } catch (error) {
      if (writes.length === 1) for (const write of writes) write.failed(error);
      else for (const write of writes) await this.together([write]);
      return;
    }
    for (const write of writes) write.done();
  }
}

/** In SQL, for `commit`: Prisma takes four times as long to write the same. */
function insertsOf({ gameId, base, entries, now }: Write): Prisma.Sql[] {
  return entries.map(({ entry, body }, index) => {
    const before = base + index;
    return Prisma.sql`
      INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt")
      VALUES (${gameId}, ${before + 1}, ${before || null}, ${entry.id.toLowerCase()},
        ${body}, ${entry.at}, ${now})`;
  });
}
