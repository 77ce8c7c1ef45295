import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key } from "../support/entries";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();

const store = new GameStore(database, games);
const push = (id: string, base: number, entries: readonly LogEntry[], by = store) =>
  by.append(id, key, { protocol: 1, base, entries: [...entries] });

async function newGame(): Promise<string> {
  const game = doublesGame();
  await store.create(game, key);
  return game.id;
}

describe("an append", () => {
  it("continues the numbering from the head", async () => {
    const id = await newGame();
    const [first, second, third] = [hand(1), hand(2), hand(3)];
    expect(await push(id, 0, [first])).toEqual({
      outcome: "stored",
      head: 1,
      entries: [{ seq: 1, entry: first }],
    });
    expect(await push(id, 1, [second, third])).toMatchObject({ outcome: "stored", head: 3 });
    const game = await store.read(id, 0);
    expect(game.entries).toEqual([first, second, third].map((entry, index) => ({ seq: index + 1, entry })));
  });

  it("sent again after its reply was lost changes nothing and returns the entry", async () => {
    const id = await newGame();
    const lost = hand(1);
    await push(id, 0, [lost]);
    expect(await push(id, 0, [lost])).toEqual({
      outcome: "stored",
      head: 1,
      entries: [{ seq: 1, entry: lost }],
    });
  });

  it("sent again with a new entry after it is refused as behind, and writes nothing", async () => {
    const id = await newGame();
    const [lost, next] = [hand(1), hand(2)];
    await push(id, 0, [lost]);
    expect(await push(id, 0, [lost, next])).toMatchObject({
      outcome: "behind",
      head: 1,
      entries: [{ seq: 1 }],
    });
    expect(await push(id, 1, [lost, next])).toMatchObject({ outcome: "stored", head: 2 });
  });

  it("on an older base is refused as behind, and the answer has the newer entries", async () => {
    const id = await newGame();
    const theirs = hand(1);
    await push(id, 0, [theirs]);
    expect(await push(id, 0, [hand(2)])).toMatchObject({
      outcome: "behind",
      head: 1,
      entries: [{ seq: 1, entry: theirs }],
      problems: [{ code: "behind", path: "/base" }],
    });
    expect((await store.read(id, 0)).head).toBe(1);
  });

  it("on a base that the log never reached is refused as behind", async () => {
    const id = await newGame();
    expect(await push(id, 7, [hand(2)])).toMatchObject({ outcome: "behind", head: 0, entries: [] });
  });

  it("with a known id and different content is refused, whatever the case of the id", async () => {
    const id = await newGame();
    const first = hand(1);
    await push(id, 0, [first]);
    const other = { ...hand(2), id: first.id.toUpperCase() };
    expect(await push(id, 1, [hand(3), other])).toMatchObject({
      outcome: "id-taken",
      head: 1,
      problems: [{ code: "id-taken", path: "/entries/1/id" }],
    });
  });

  it("with its keys in another order is the same append", async () => {
    const id = await newGame();
    const first = hand(1);
    await push(id, 0, [first]);
    const turned = Object.fromEntries(Object.entries(first).reverse()) as LogEntry;
    expect(await push(id, 1, [turned])).toMatchObject({ outcome: "stored", head: 1 });
  });

  it("with an entry that does not fit is refused as a whole, and the problem names the entry", async () => {
    const id = await newGame();
    const wrong = entry({ kind: "hand", out: "a", left: { b: 10_000 } });
    expect(await push(id, 0, [hand(1), wrong, hand(2)])).toMatchObject({
      outcome: "unfit",
      head: 0,
      entries: [],
      problems: [{ entry: 1, path: expect.stringMatching(/^\/entries\/1\/left/) }],
    });
    expect(await push(id, 0, [hand(1)])).toMatchObject({ outcome: "stored", head: 1 });
  });

  it("by another process is visible, and moves the head for both", async () => {
    const id = await newGame();
    const other = new GameStore(database, games);
    await push(id, 0, [hand(1)]);
    await push(id, 1, [hand(2)], other);
    expect(await push(id, 1, [hand(3)])).toMatchObject({ outcome: "behind", head: 2 });
    const both = await Promise.all([push(id, 2, [hand(4)]), push(id, 2, [hand(5)], other)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["behind", "stored"]);
  });

  it("to a log restored from a backup under the running server is refused as behind and leaves no gap", async () => {
    const id = await newGame();
    await push(id, 0, [hand(1), hand(2), hand(3)]);
    await database.entry.deleteMany({ where: { gameId: id, seq: { gt: 1 } } });
    expect(await push(id, 3, [hand(4)])).toMatchObject({ outcome: "behind", head: 1 });
    expect((await store.read(id, 0)).entries).toHaveLength(1);
  });

  it("to a log whose last entry another took the place of under the running server sees that one", async () => {
    const id = await newGame();
    await push(id, 0, [hand(1), hand(2)]);
    const other = hand(3);
    const data = { id: other.id, body: JSON.stringify(other) };
    await database.entry.update({ where: { gameId_seq: { gameId: id, seq: 2 } }, data });
    expect((await store.read(id, 1)).entries).toEqual([{ seq: 2, entry: other }]);
  });

  it("with a key by which another process has replaced the old one is stored", async () => {
    const id = await newGame();
    const next = "n".repeat(32);
    await push(id, 0, [hand(1)]);
    await new GameStore(database, games).replaceKey(id, key, next);
    const request = { protocol: 1 as const, base: 1, entries: [hand(2)] };
    expect(await store.append(id, next, request)).toMatchObject({ outcome: "stored", head: 2 });
    await expect(store.append(id, key, { ...request, base: 2 })).rejects.toThrow();
  });

  it("that the disk refuses is rejected, and the next one is stored", async () => {
    const id = await newGame();
    const full = new Proxy(database, {
      get: (target, name) =>
        name === "append" ? () => Promise.reject(new Error("disk full")) : Reflect.get(target, name),
    });
    await expect(push(id, 0, [hand(1)], new GameStore(full, games))).rejects.toThrow("disk full");
    expect(await push(id, 0, [hand(2)])).toMatchObject({ outcome: "stored", head: 1 });
  });

  it("made together with others that fail is still stored", async () => {
    const ids = await Promise.all([newGame(), newGame(), newGame()]);
    const other = new GameStore(database, games);
    for (const id of ids) await store.read(id, 0);
    await push(ids[1] as string, 0, [hand(1)], other);
    const appended = await Promise.all(ids.map((id) => push(id, 0, [hand(2)])));
    expect(appended.map(({ outcome }) => outcome)).toEqual(["stored", "behind", "stored"]);
  });

  it("made many times at once is stored once per base", async () => {
    const id = await newGame();
    const appended = await Promise.all(
      Array.from({ length: 20 }, (_, index) => push(id, 0, [hand(index + 1)])),
    );
    expect(appended.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect((await store.read(id, 0)).head).toBe(1);
  });
});

it("an entry that today’s rules would refuse is still returned, and the game continues", async () => {
  const id = await newGame();
  await push(id, 0, [hand(1)]);
  const body = JSON.stringify(entry({ kind: "hand", out: "a", left: { b: 9_999 } }));
  await database.entry.create({ data: { gameId: id, seq: 2, previous: 1, id: "old", body, at: "" } });
  expect((await store.read(id, 0)).entries).toHaveLength(2);
  expect(await push(id, 2, [hand(5)])).toMatchObject({ outcome: "stored", head: 3 });
  expect(await store.list([id])).toMatchObject([{ totals: { a: 6, b: 0 } }]);
});

describe("appends in any order, and repeated", () => {
  it("store every entry once in one order, and memory agrees with the database", async () => {
    const request = fc.record({
      writer: fc.nat({ max: 2 }),
      pips: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 3 }),
      lag: fc.nat({ max: 2 }),
      repeat: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 12 }), async (requests) => {
        const id = await newGame();
        const stores = [store, store, new GameStore(database, games)];
        const acknowledged: string[] = [];
        let head = 0;
        for (const { writer, pips, lag, repeat } of requests) {
          const entries = pips.map(hand);
          const by = stores[writer];
          const appended = await push(id, Math.max(0, head - lag), entries, by);
          if (appended.outcome === "stored") {
            acknowledged.push(...entries.map((each) => each.id));
            head = appended.head;
            if (repeat) expect(await push(id, head - entries.length, entries, by)).toEqual(appended);
          }
        }
        const fromFile = await new GameStore(database, games).read(id, 0);
        expect(fromFile?.entries.map(({ entry }) => entry.id)).toEqual(acknowledged);
        expect(fromFile?.entries.map(({ seq }) => seq)).toEqual(acknowledged.map((_, index) => index + 1));
        for (const by of stores) expect(await by.read(id, 0)).toEqual(fromFile);
      }),
      { numRuns: 60 },
    );
  });
});

describe("players with special ids", () => {
  it("are stored and read back unchanged", async () => {
    const players = ["__proto__", "constructor"].map((id) => ({ id, name: `The ${id}` }));
    const game = doublesGame(players);
    await store.create(game, key);
    const written = entry({ kind: "hand", out: "constructor", left: JSON.parse('{"__proto__": 11}') });
    expect(await push(game.id, 0, [written])).toMatchObject({ outcome: "stored" });
    const [summary] = await new GameStore(database, games).list([game.id]);
    expect(JSON.stringify(summary?.totals)).toBe('{"__proto__":0,"constructor":11}');
    const read = await new GameStore(database, games).read(game.id, 0);
    expect(JSON.stringify(read?.entries[0]?.entry)).toBe(JSON.stringify(written));
  });
});
