import { Prisma, type PrismaClient } from "@/generated/prisma/client";
import type { LogEntry } from "@/lib/sync/wire";

/** What one append writes, and whom it tells. */
interface Write {
  readonly gameId: string;
  readonly base: number;
  readonly entries: readonly LogEntry[];
  done(written: boolean): void;
  failed(error: unknown): void;
}

type Transaction = Prisma.TransactionClient;

/** The most appends that are committed together. */
const mostTogether = 64;

/**
 * Writes appends to the disk. Those that come while others are being written are committed together: beginning and
 * ending a transaction costs several times what is written in it. Each has its own compare-and-set, and one that fails
 * undoes no other.
 */
export class EntryWriter {
  private waiting: Write[] = [];
  private writing = false;

  constructor(private readonly database: PrismaClient) {}

  /** Writes entries after `base`, all or none; false when the game's head is another one by now. */
  append(gameId: string, base: number, entries: readonly LogEntry[]): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ gameId, base, entries, done, failed });
      if (!this.writing) void this.writeWaiting();
    });
  }

  private async writeWaiting(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      // Whoever has been read from the network already gets in.
      await new Promise(setImmediate);
      await this.together(this.waiting.splice(0, mostTogether));
    }
    this.writing = false;
  }

  private async together(writes: readonly Write[]): Promise<void> {
    let written: readonly boolean[];
    try {
      written = await this.database.$transaction(async (transaction) => {
        const each: boolean[] = [];
        for (const write of writes) each.push(await writeOne(transaction, write));
        return each;
      });
    } catch (error) {
      if (writes.length === 1) for (const write of writes) write.failed(error);
      else for (const write of writes) await this.together([write]);
      return;
    }
    for (const [index, write] of writes.entries()) write.done(written[index] ?? false);
  }
}

/** In SQL that every database knows: Prisma's own calls take five times as long, and this is what a table waits for. */
async function writeOne(transaction: Transaction, { gameId, base, entries }: Write): Promise<boolean> {
  const now = new Date();
  const moved = await transaction.$executeRaw`
    UPDATE "Game" SET "head" = ${base + entries.length}, "updatedAt" = ${now}
    WHERE "id" = ${gameId} AND "head" = ${base}`;
  if (moved === 0) return false;
  const rows = entries.map(
    (entry, index) =>
      Prisma.sql`(${gameId}, ${base + index + 1}, ${entry.id.toLowerCase()}, ${JSON.stringify(entry)}, ${entry.at}, ${now})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "Entry" ("gameId", "seq", "id", "body", "at", "createdAt") VALUES ${Prisma.join(rows)}`;
  return true;
}
