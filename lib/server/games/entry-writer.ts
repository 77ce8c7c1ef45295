import { insertEntries } from "../store/insert-entries";
import { lockGames } from "../store/locks";
import type { Append, Database, Store } from "../store/store";
import { storeFault } from "../store/store-fault";

interface Waiting extends Append {
  done(isStored: boolean): void;
  failed(error: unknown): void;
}

/** The most entries that are written by one statement, unless a single append has more. */
const maxTogether = 500;

/**
 * Writes appends to the disk. Those that arrive during a write are committed together: a commit costs many times what
 * is written in it. One that fails does not undo the others.
 */
export class EntryWriter {
  private waiting: Waiting[] = [];
  private writing = false;

  constructor(private readonly database: Database) {}

  /**
   * Stores all entries or none; resolves to whether they were stored. They are not if the game is gone or has another
   * key. Rejects if the log has grown, or if they cannot be stored.
   */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ ...append, done, failed });
      if (!this.writing) void this.writeWaiting();
    });
  }

  /**
   * The same, together with whatever else `work` writes: both are stored, or neither. `work` may run more than once.
   * Resolves to whether the entries were stored. The game is locked first: otherwise somebody could delete it between
   * the look at it and the work.
   */
  appendWith(append: Append, work: (store: Store) => Promise<void>): Promise<boolean> {
    return this.database.transaction(async (store) => {
      await lockGames(store, [append.gameId]);
      const isStored = await insertEntries(store, append);
      if (isStored) await work(store);
      return isStored;
    });
  }

  private async writeWaiting(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      await this.quiet();
      await this.together(this.next());
    }
    this.writing = false;
  }

  /**
   * Waits until a turn of the event loop brings no more appends, so that those being read from the network are
   * included.
   */
  private async quiet(): Promise<void> {
    let before = 0;
    while (before < this.waiting.length && this.waiting.length < maxTogether) {
      before = this.waiting.length;
      await new Promise(setImmediate);
    }
  }

  private next(): Waiting[] {
    let entries = 0;
    const tooMany = this.waiting.findIndex((append) => {
      entries += append.entries.length;
      return entries > maxTogether;
    });
    return this.waiting.splice(0, tooMany === -1 ? this.waiting.length : Math.max(1, tooMany));
  }

  private async together(appends: readonly Waiting[]): Promise<void> {
    let stored: readonly boolean[];
    try {
      stored = await this.database.append(appends);
    } catch (error) {
      // A fault of the store concerns all of them, and has been retried already.
      if (appends.length === 1 || storeFault(error)) for (const append of appends) append.failed(error);
      else for (const append of appends) await this.together([append]);
      return;
    }
    for (const [index, append] of appends.entries()) append.done(stored[index] ?? false);
  }
}
