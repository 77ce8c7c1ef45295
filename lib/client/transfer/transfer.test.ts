import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { archiveOf, sheetOf } from "@/lib/export/archive";
import { type Imported, readFile } from "@/lib/export/read-file";
import { games } from "@/lib/games/registry";
import { readScoresheet } from "@/lib/rules/document/scoresheet";
import { replay } from "@/lib/rules/play/replay";
import { tableEvening } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import { simulateGame, someTable } from "@/tests/support/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import type { ServerCalls } from "../net/server-calls";
import { newId, newKey } from "../random-ids";
import type { DeviceStore, WriteFailure } from "../store/device-store";
import { memoryStore } from "../store/device-store-memory";
import { carryOut, exportAll, planImport, type TransferParts } from "./transfer";

const now = "2026-11-21T19:30:00.000Z";
const unreachable = async () => ({ outcome: "unreachable" }) as const;
const noServer: ServerCalls = {
  create: unreachable,
  read: unreachable,
  append: unreachable,
  list: unreachable,
  keeperKey: unreachable,
  handKey: unreachable,
  tableKeys: unreachable,
  hands: unreachable,
  propose: unreachable,
  remove: unreachable,
  restore: unreachable,
};

const partsOf = (store: DeviceStore, server = noServer): TransferParts => ({
  store,
  server,
  newKey,
  now: () => Date.parse(now),
});

function simulated(id: string, seed: number) {
  const game = games.find(id);
  if (!game) throw new Error(`no game ${id}`);
  const { sheet } = simulateGame(game, someTable(game, new Dice(seed)), seed, { hands: 6 });
  return {
    ...sheet,
    entries: sheet.entries.map((entry) => ({ ...(entry as object), id: newId(), at: now })),
  };
}

/** Reads a file in which every game must be valid. */
function read(file: unknown): Imported[] {
  const games_ = readFile(typeof file === "string" ? file : JSON.stringify(file), games, now);
  if (!games_.ok) throw new Error(games_.error);
  return games_.value.games.map((game) => {
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    return game.value;
  });
}

async function importAll(file: unknown, store: DeviceStore, server?: ServerCalls) {
  const verdicts = [];
  for (const coming of read(file)) verdicts.push((await carryOut(coming, partsOf(store, server))).verdict);
  return verdicts;
}

async function everythingOf(store: DeviceStore): Promise<unknown> {
  const listed = [...(await store.games())].sort((a, b) => a.id.localeCompare(b.id));
  return JSON.stringify(await Promise.all(listed.map(({ id }) => store.game(id))));
}

const resultOf = (sheet: unknown) => {
  const opened = readScoresheet(sheet, games);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return replay(opened.value);
};

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe.each(games.ids)("a game of %s", (id) => {
  it("is unchanged by export and import, as a scoresheet or in an archive, however often", () =>
    fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const sheet = simulated(id, seed);
        const [one, two] = [memoryStore(), memoryStore()];
        await importAll(sheet, one);
        const [out] = await exportAll(one);
        expect(out && resultOf(sheetOf(out))).toEqual(resultOf(sheet));
        expect(out && sheetOf(out).entries).toEqual(sheet.entries);

        const archive = archiveOf(await exportAll(one), false);
        expect(JSON.stringify(archive)).not.toContain('"key"');
        await importAll(archive, two);
        const [again] = await exportAll(two);
        expect(again && sheetOf(again)).toEqual(out && sheetOf(out));

        const before = [await everythingOf(one), await everythingOf(two)];
        for (const [file, store] of [
          [sheet, two],
          [sheet, one],
          [archive, one],
          [archive, two],
        ] as const)
          expect(await importAll(file, store)).toEqual([{ type: "same" }]);
        expect([await everythingOf(one), await everythingOf(two)]).toEqual(before);
      }),
      { numRuns: 15 },
    ));

  it("is imported only once if its entries have no ids and times", async () => {
    const { entries, ...head } = simulated(id, 7);
    const bare = { ...head, entries: entries.map(({ id: _id, at: _at, ...entry }) => entry) };
    const store = memoryStore();
    const [first] = await importAll(bare, store);
    expect(first?.type).toBe("new");
    expect(await importAll(bare, store)).toEqual([{ type: "same" }]);
    const [out] = await exportAll(store);
    expect(out && resultOf(sheetOf(out))).toEqual(resultOf(bare));
  });
});

describe("a file with entries that are missing here", () => {
  const whole = simulated("doubles", 3);
  const half = { ...whole, entries: whole.entries.slice(0, 2) };

  it("adds only those entries, and an older file adds nothing", async () => {
    const store = memoryStore();
    await importAll(half, store);
    const added = whole.entries.length - 2;
    expect(await importAll(whole, store)).toEqual([{ type: "more", entries: added }]);
    expect(await importAll(half, store)).toEqual([{ type: "same" }]);
    expect(await store.games()).toHaveLength(1);
    expect((await exportAll(store))[0]?.entries).toEqual(whole.entries);
    // Lists of games show the score with the added entries.
    const fresh = memoryStore();
    await importAll(whole, fresh);
    const summaries = await Promise.all([store, fresh].map(async (each) => (await each.games())[0]?.summary));
    expect(summaries[0]?.totals).toEqual(summaries[1]?.totals);
    expect(summaries[0]?.updatedAt).toBe(now);
  });

  it("changes nothing if the players differ or its entries do not fit those here", async () => {
    const store = memoryStore();
    await importAll(half, store);
    const [mine] = archiveOf(await exportAll(store), true).games;
    if (!mine) throw new Error("nothing went out");
    const before = await everythingOf(store);
    const withSheet = (sheet: unknown) => ({
      format: "pipkeeper/archive",
      version: 1,
      games: [{ ...mine, sheet }],
    });
    const first = whole.entries[0];
    const ended = { ...half, entries: [first, { kind: "end", id: newId(), at: now }] };
    const renamed = whole.players.map((player) => ({ ...player, name: `${player.name}!` }));
    for (const other of [
      { ...whole, players: renamed },
      { ...whole, options: { ...whole.options, target: 999 } },
    ])
      expect(await importAll(withSheet(other), store)).toEqual([{ type: "other" }]);
    expect(await everythingOf(store)).toBe(before);

    expect(await importAll(withSheet(ended), store)).toEqual([{ type: "more", entries: 1 }]);
    const finished = await everythingOf(store);
    const [unfit] = await importAll(withSheet(whole), store);
    expect(unfit?.type).toBe("unfit");
    expect(await everythingOf(store)).toBe(finished);
  });

  it("makes a game that is on the server watchable, and writable only if it has the key", async () => {
    const [one, two] = [memoryStore(), memoryStore()];
    await importAll(half, one);
    const server = {
      ...noServer,
      list: async () => ({ outcome: "answered", reply: { games: [{}] } }),
    } as never;
    const entries = half.entries.length;
    expect(await importAll(archiveOf(await exportAll(one), false), two, server)).toEqual([
      { type: "new", mayWrite: false, entries },
    ]);
    expect((await two.games())[0]).toMatchObject({ onServer: true });
    const added = whole.entries.length - entries;
    expect(await importAll(whole, two, server)).toEqual([{ type: "no-key", entries: added }]);
    expect(await importAll(archiveOf(await exportAll(one), true), two, server)).toEqual([
      { type: "key", isNext: false },
    ]);
    expect((await two.games())[0]?.key).toBe((await one.games())[0]?.key);
  });
});

describe("a game without a key that is new here", () => {
  const answering = (games: readonly object[]): ServerCalls =>
    ({ ...noServer, list: async () => ({ outcome: "answered", reply: { games } }) }) as never;

  it.each([
    ["is watched if the server has it, whatever the file says", answering([{}]), false, true],
    ["is this device’s own if the server does not have it", answering([]), true, false],
    ["is watched if the server is silent and the file says that it is there", noServer, true, true],
    ["is this device’s own if the server is silent and the file does not say so", noServer, false, false],
  ])("%s", async (_, server, saidSo, isThere) => {
    const store = memoryStore();
    const game = { id: newId(), createdAt: now, onServer: saidSo, sheet: simulated("doubles", 3) };
    const [verdict] = await importAll({ ...archiveOf([], false), games: [game] }, store, server);
    expect(verdict).toMatchObject({ type: "new", mayWrite: !isThere });
    const [header] = await store.games();
    expect([header?.onServer, header?.key === undefined]).toEqual([isThere, isThere]);
  });

  it("is not asked about if the file has its key", async () => {
    const asked = async () => {
      throw new Error("nobody needs to know");
    };
    const game = {
      id: newId(),
      createdAt: now,
      onServer: true,
      key: newKey(),
      sheet: simulated("doubles", 3),
    };
    const file = { ...archiveOf([], true), games: [game] };
    const verdicts = await importAll(file, memoryStore(), { ...noServer, list: asked });
    expect(verdicts).toMatchObject([{ type: "new", mayWrite: true }]);
  });

  it("has begun now and is imported once, if it is a sheet without entries", async () => {
    const store = memoryStore();
    const bare = { ...simulated("doubles", 3), entries: [] };
    expect(await importAll(bare, store)).toEqual([{ type: "new", mayWrite: true, entries: 0 }]);
    expect(await importAll(bare, store)).toEqual([{ type: "same" }]);
    expect((await store.games())[0]?.createdAt).toBe(now);
  });
});

describe("a file of one of several games of the same people", () => {
  const one = simulated("doubles", 3);
  const other = { ...one, entries: one.entries.map((entry) => ({ ...entry, id: newId() })) };

  it("is of the game that has its first entry, also if it has no other", async () => {
    const store = memoryStore();
    expect((await importAll(one, store))[0]?.type).toBe("new");
    expect((await importAll(other, store))[0]?.type).toBe("new");
    for (const sheet of [one, other])
      expect(await importAll({ ...sheet, entries: sheet.entries.slice(0, 1) }, store)).toEqual([
        { type: "same" },
      ]);
    expect(await store.games()).toHaveLength(2);
  });

  it("is of the game that it names, whatever entries others have", async () => {
    const store = memoryStore();
    await importAll(one, store);
    const [game] = archiveOf(await exportAll(store), true).games;
    const begun = "2020-01-01T12:00:00.000Z";
    const archive = { ...archiveOf([], true), games: [{ ...game, id: newId(), createdAt: begun }] };
    expect((await importAll(archive, store))[0]?.type).toBe("new");
    expect((await store.games()).map(({ createdAt }) => createdAt).sort()).toEqual([begun, now]);
  });
});

describe("a game that cannot be written at first", () => {
  const sheet = simulated("doubles", 3);
  /** A store that refuses once. */
  const refusing = (error: WriteFailure): DeviceStore => {
    const store = memoryStore();
    let refused = false;
    const saveGame: DeviceStore["saveGame"] = async (...game) => {
      if (refused) return store.saveGame(...game);
      refused = true;
      return { ok: false, error };
    };
    return { ...store, saveGame };
  };

  it("is planned again if another page wrote meanwhile, and reported if the device is full", async () => {
    const [coming] = read(sheet);
    if (!coming) throw new Error("nothing was read");
    const busy = refusing("changed");
    expect(await carryOut(coming, partsOf(busy))).toMatchObject({ verdict: { type: "new" } });
    expect(await busy.games()).toHaveLength(1);
    const full = refusing("full");
    expect(await carryOut(coming, partsOf(full))).toMatchObject({ failed: "full" });
    expect(await full.games()).toHaveLength(0);
  });
});

it("a game that was deleted here is not in a file, unless this device keeps it", async () => {
  const store = memoryStore();
  const [kept, gone] = [newId(), newId()];
  await store.saveGame(gameHere(kept, { deleted: { here: "kept" } }), { known: [], waiting: [] }, 0);
  await store.saveGame(gameHere(gone, { deleted: { here: "gone" } }), { known: [], waiting: [] }, 0);
  expect((await exportAll(store)).map(({ id }) => id)).toEqual([kept]);
});

it("a file that names a game of this device by its id, but as another game, changes nothing", async () => {
  const store = memoryStore();
  const id = newId();
  await store.saveGame(gameHere(id, { options: {} }), { known: [], waiting: [] }, 0);
  const [game] = archiveOf(await exportAll(store), false).games;
  const sheet = { ...(game?.sheet as object), game: "mexican-train" };
  const file = { ...archiveOf([], false), games: [{ ...game, sheet }] };
  expect(await importAll(file, store)).toEqual([{ type: "other" }]);
});

it("a game that this version cannot read is not in a file, and stays here as it is", async () => {
  const store = memoryStore();
  const [known, later] = [newId(), newId()];
  await store.saveGame(gameHere(known), { known: [], waiting: [] }, 0);
  await store.saveGame(gameHere(later, { game: "of-next-year" }), { known: [], waiting: [] }, 0);
  expect((await exportAll(store)).map(({ id }) => id)).toEqual([known]);
  expect(await store.games()).toHaveLength(2);
});

describe("a file with the key that is to replace the game's key", () => {
  const sheet = simulated("doubles", 11);
  const [key, next] = [newKey(), newKey()];

  const head = { id: newId(), createdAt: now, onServer: true };
  /** A device that has the game with these keys; without a key it only watches. */
  async function device(keys: { readonly key?: string; readonly next?: string } = {}) {
    const store = memoryStore();
    await importAll({ ...archiveOf([], true), games: [{ ...head, ...keys, sheet }] }, store);
    return store;
  }
  const fileOf = async (keys = true) => archiveOf(await exportAll(await device({ key, next })), keys);
  const keysIn = async (store: DeviceStore) => {
    const [game] = await store.games();
    return [game?.key, game?.keys?.next];
  };

  it("brings both keys to a device without a key, and a second import changes nothing", async () => {
    const file = await fileOf();
    const fresh = memoryStore();
    expect((await importAll(file, fresh))[0]).toMatchObject({ type: "new", mayWrite: true });
    const watched = await device();
    expect(await keysIn(watched)).toEqual([undefined, undefined]);
    expect(await importAll(file, watched)).toEqual([{ type: "key", isNext: false }]);
    for (const store of [fresh, watched]) {
      expect(await keysIn(store)).toEqual([key, next]);
      // The server is asked about it before anything is entered with it.
      expect((await store.games())[0]?.keys?.unchecked).toBe(true);
      expect(await importAll(file, store)).toEqual([{ type: "same" }]);
    }
  });

  it("brings the new key to a device with the old key, and leaves other keys alone", async () => {
    const file = await fileOf();
    const there = await device({ key });
    expect(await importAll(file, there)).toEqual([{ type: "key", isNext: true }]);
    expect(await keysIn(there)).toEqual([key, next]);
    for (const keys of [{ key, next: newKey() }, { key: newKey() }, { key: next }]) {
      const other = await device(keys);
      const before = await keysIn(other);
      expect(await importAll(file, other)).toEqual([{ type: "same" }]);
      expect(await keysIn(other)).toEqual(before);
    }
  });

  it("contains neither key if exported without keys, and a new key alone is ignored", async () => {
    const text = JSON.stringify(await fileOf(false));
    expect([key, next].filter((each) => text.includes(each))).toEqual([]);
    const alone = await device({ next });
    expect((await keysIn(alone))[1]).toBeUndefined();
  });
});

describe("an invalid file", () => {
  const sheet = simulated("mexican-train", 5);
  const archive = { format: "pipkeeper/archive", version: 1, games: [] as unknown[] };

  it.each([
    ["not-json", "{"],
    ["not-json", ""],
    ["not-ours", "[]"],
    ["not-ours", '{"format":"somebody/else"}'],
    ["newer", JSON.stringify({ ...archive, version: 2 })],
    ["newer", JSON.stringify({ ...sheet, version: 2 })],
    ["damaged", JSON.stringify({ ...archive, games: {} })],
  ])("is reported as %s: %s", (trouble, text) => {
    const answered = readFile(text.slice(0, 1e6), games, now);
    expect(answered.ok ? "read" : answered.error).toBe(trouble);
  });

  it("changes nothing and throws nothing, wherever it is damaged", async () => {
    const store = memoryStore();
    await importAll(sheet, store);
    archive.games = [...archiveOf(await exportAll(store), true).games];
    const whole = JSON.stringify(archive);
    const before = await everythingOf(store);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: whole.length }),
        fc.nat({ max: 30 }),
        fc.string({ maxLength: 5 }),
        async (at, cut, put) => {
          const answered = readFile(whole.slice(0, at) + put + whole.slice(at + cut), games, now);
          if (!answered.ok) return;
          // An import that is not confirmed is only planned.
          for (const game of answered.value.games) if (game.ok) await planImport(game.value, partsOf(store));
          expect(await everythingOf(store)).toBe(before);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("an evening", () => {
  const evening = tableEvening();
  const entries = [
    { kind: "away", who: "g" },
    { kind: "rename", person: "a", name: "Ana" },
  ].map((body) => ({ ...body, id: newId(), at: now }));
  const { id, game, options, players } = evening;
  const header = { id, game, options, players: [...players], createdAt: now, onServer: false };
  const file = archiveOf([{ ...header, key: newKey(), entries }], true);

  it("goes out and comes in as a game does, and importing it again adds nothing", async () => {
    const store = memoryStore();
    expect(await importAll(file, store)).toMatchObject([{ type: "new", mayWrite: true, entries: 2 }]);
    expect(await importAll(file, store)).toEqual([{ type: "same" }]);
    expect(archiveOf(await exportAll(store), true)).toEqual(file);
  });

  it("whose entries do not fit is refused with their place", () => {
    const wrong = { ...header, entries: [...entries, { ...entries[0], id: newId() }] };
    const content = readFile(JSON.stringify(archiveOf([wrong as never], false)), games, now);
    expect(content.ok && content.value.games).toMatchObject([
      { ok: false, error: [{ code: "is-away", path: "/games/0/sheet/entries/2/who" }] },
    ]);
  });

  it("is a game that it does not know to a program without evenings, which reads the rest of the file", () => {
    const sheet = readScoresheet(file.games[0]?.sheet, games);
    expect(sheet.ok ? [] : sheet.error).toMatchObject([{ code: "unknown-game", path: "/game" }]);
  });
});
