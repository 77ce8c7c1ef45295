import * as fc from "fast-check";
import { describe, it } from "vitest";
import { MemoryServer } from "../support/sync/memory-server";
import { type Step, stories } from "../support/sync/story";
import { type SyncTable, syncTables } from "../support/sync/tables";
import { World } from "../support/sync/world";

// What the protocol promises, whatever phones, networks and servers do, by the real rules of every game.

const runs = Number(process.env.SYNC_RUNS ?? 10_000);
const patience = 300_000;

const tables = syncTables(12);
const table = fc.nat({ max: tables.length - 1 }).map((index) => tables[index] as SyncTable);

async function live(
  { start }: SyncTable,
  story: readonly Step[],
  happened?: SyncTable["happened"],
): Promise<void> {
  const world = new World(start, new MemoryServer(start), 3, happened);
  await world.live(story);
  await world.heal();
  await world.check();
}

describe("three phones that keep the same game", () => {
  it(
    "lose nothing, count only what stood, and agree in the end, whatever people enter",
    async () => {
      const law = fc.asyncProperty(table, stories(3, 40), (at, story) => live(at, story));
      await fc.assert(law, { numRuns: runs });
    },
    patience,
  );

  it(
    "count what happened at the table once and ask nobody, when nobody makes a mistake",
    async () => {
      const law = fc.asyncProperty(table, stories(3, 40), (at, story) => live(at, story, at.happened));
      await fc.assert(law, { numRuns: runs / 4 });
    },
    patience,
  );
});
