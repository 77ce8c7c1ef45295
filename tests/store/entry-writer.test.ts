import { afterAll, expect, it } from "vitest";
import { EntryWriter } from "../../lib/server/games/entry-writer";
import type { Append } from "../../lib/server/store/store";
import { uuid } from "../support/entries";
import { newDatabaseUrl, openAt } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

const database = await openAt(await newDatabaseUrl(temporaryDirectory()));
afterAll(() => database.$disconnect());

/** How many entries of each append were committed together, and what a commit waits for. */
const commits: number[][] = [];
let disk = Promise.resolve();
const slow = new Proxy(database, {
  get: (target, name) =>
    name === "append"
      ? async (appends: readonly Append[]) => {
          commits.push(appends.map(({ entries }) => entries.length));
          await disk;
          return target.append(appends);
        }
      : Reflect.get(target, name),
});
const writer = new EntryWriter(slow);

async function appendsOf(...sizes: number[]): Promise<Append[]> {
  const rows = sizes.map(() => ({ id: uuid(), ruleset: "pip", options: "{}", players: "[]", keyHash: "k" }));
  await database.game.createMany({ data: rows });
  return rows.map(({ id: gameId, keyHash }, index) => {
    const entries = Array.from({ length: sizes[index] ?? 0 }, () => ({ id: uuid(), body: "{}", at: "" }));
    return { gameId, keyHash, base: 0, entries, now: new Date() };
  });
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
};

it("what arrives during a write is committed together after it", async () => {
  const [first, ...others] = await appendsOf(1, ...Array<number>(20).fill(1));
  let written = () => {};
  disk = new Promise((resolve) => {
    written = resolve;
  });
  const all = [first as Append, ...others].map((append, index) =>
    index === 0 ? writer.append(append) : turns().then(() => writer.append(append)),
  );
  await turns();
  await turns();
  expect(commits.splice(0)).toEqual([[1]]);
  written();
  expect(await Promise.all(all)).toEqual(all.map(() => true));
  expect(commits.splice(0)).toEqual([Array(20).fill(1)]);
});

it("one commit has at most five hundred entries, unless a single append has more", async () => {
  const all = await appendsOf(300, 200, 1, 600, 2);
  expect(await Promise.all(all.map((append) => writer.append(append)))).toEqual(all.map(() => true));
  expect(commits.splice(0)).toEqual([[300, 200], [1], [600], [2]]);
});
