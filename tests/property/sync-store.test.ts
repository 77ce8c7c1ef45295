import * as fc from "fast-check";
import { describe, it } from "vitest";
import { protocol } from "../../lib/sync/wire/protocol";
import { uuid } from "../support/entries";
import { openTestDatabase } from "../support/store/test-database";
import { type Step, schedules } from "../support/sync/schedules";
import { StoreServer } from "../support/sync/store-server";
import { type SyncTable, syncTables } from "../support/sync/tables";
import { World } from "../support/sync/world";

// The same laws as in memory, with the real store.

const runs = Number(process.env.SYNC_STORE_RUNS ?? 300);
const timeoutMs = 300_000;

const database = await openTestDatabase();

const tables = syncTables(4);
const table = fc.nat({ max: tables.length - 1 }).map((index) => tables[index] as SyncTable);

async function run(at: SyncTable, steps: readonly Step[], happened?: SyncTable["happened"]): Promise<void> {
  const { game, setUp, start } = at;
  const { options, players } = setUp;
  const request = {
    protocol: protocol as typeof protocol,
    id: uuid(),
    game,
    options: { ...options },
    players: [...players],
  };
  const world = new World(start, await StoreServer.create(database, request), 3, happened);
  await world.run(steps);
  await world.settle();
  await world.check();
}

describe("three phones with the real store", () => {
  it(
    "lose nothing, count only valid entries and agree in the end, whatever people enter",
    async () => {
      const law = fc.asyncProperty(table, schedules(3, 30), (at, steps) => run(at, steps));
      await fc.assert(law, { numRuns: runs });
    },
    timeoutMs,
  );

  it(
    "count everything once and ask nothing when nobody makes a mistake",
    async () => {
      const law = fc.asyncProperty(table, schedules(3, 30), (at, steps) => run(at, steps, at.happened));
      await fc.assert(law, { numRuns: runs / 4 });
    },
    timeoutMs,
  );
});
