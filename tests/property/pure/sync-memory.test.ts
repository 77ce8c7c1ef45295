import * as fc from "fast-check";
import { describe, it } from "vitest";
import { MemoryServer } from "../../support/sync/memory-server";
import { type Fate, type Step, schedules } from "../../support/sync/schedules";
import { type SyncTable, syncTables } from "../../support/sync/tables";
import { World } from "../../support/sync/world";

// The guarantees of the protocol, whatever phones, networks and servers do, with the real rules of every game.

const runs = Number(process.env.SYNC_RUNS ?? 5_000);
const timeoutMs = 300_000;

const tables = syncTables(12);
const table = fc.nat({ max: tables.length - 1 }).map((index) => tables[index] as SyncTable);

async function run(
  { start }: SyncTable,
  steps: readonly Step[],
  happened?: SyncTable["happened"],
): Promise<void> {
  const world = new World(start, MemoryServer.ofGame(start), 3, happened);
  await world.run(steps);
  await world.settle();
  await world.check();
}

describe("three phones that keep the same game", () => {
  it(
    "lose nothing, count only valid entries and agree in the end, whatever people enter",
    async () => {
      const law = fc.asyncProperty(table, schedules(3, 40), (at, steps) => run(at, steps));
      await fc.assert(law, { numRuns: runs });
    },
    timeoutMs,
  );

  it(
    "count everything once and ask nothing when nobody makes a mistake",
    async () => {
      const law = fc.asyncProperty(table, schedules(3, 40), (at, steps) => run(at, steps, at.happened));
      await fc.assert(law, { numRuns: runs / 4 });
    },
    timeoutMs,
  );
});

// The shortest schedules that broke the protocol while one of its parts was missing. Each was found by the laws above.
describe("three phones, in schedules that once failed", () => {
  const enters = (phone: number): Step => ({ phone, does: { does: "enter", seed: 0, crash: undefined } });
  const enterAndDie = (phone: number): Step => ({
    phone,
    does: { does: "enter", seed: 0, crash: "after write" },
  });
  const pushes = (phone: number, fate: Fate): Step => ({
    phone,
    does: { does: "push", fate, crash: undefined },
  });
  const rows: readonly { name: string; table: number; isTrue?: boolean; steps: readonly Step[] }[] = [
    {
      name: "two versions of one hand do not both count (needs the compare-and-set on the head)",
      table: 0,
      steps: [enters(2), enterAndDie(0), pushes(2, "through"), pushes(0, "twice")],
    },
    {
      name: "a phone that missed a hand does not count it again (needs the compare-and-set on the head)",
      table: 0,
      isTrue: true,
      steps: [enters(0), pushes(0, "server dies after commit"), enters(1), pushes(1, "through")],
    },
    {
      name: "a hand entered by two phones needs no decision (needs the recognition of repeats)",
      table: 0,
      isTrue: true,
      steps: [enters(1), enters(0)],
    },
    {
      name: "one knock is not taken as the repeat of two, which would lose the second",
      table: 8,
      isTrue: true,
      steps: [enters(1), enters(1), enters(1), enters(1), enters(0)],
    },
    {
      name: "the next hand is not taken for one that two phones entered",
      table: 2,
      isTrue: true,
      steps: [enters(1), enters(1), enterAndDie(0)],
    },
  ];

  it.each(rows)("$name", async ({ table, isTrue, steps }) => {
    const at = tables[table];
    if (!at) throw new RangeError(`no table ${table}`);
    await run(at, steps, isTrue ? at.happened : undefined);
  });
});
