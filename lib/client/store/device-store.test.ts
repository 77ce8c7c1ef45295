import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { packed } from "@/lib/league/record/packed";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";
import { leagueReply } from "../../../tests/support/league/league-reply";
import type { DeviceStore, StoredHeader, StoredLeague } from "./device-store";
import { idbStore } from "./device-store-idb";
import { memoryStore } from "./device-store-memory";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const at = "2026-11-21T19:30:00.000Z";
const players = [
  { id: "__proto__", name: "Ana" },
  { id: "b", name: "Bo" },
];
const headerOf = (id: string): StoredHeader => ({
  id,
  game: "doubles",
  options: {},
  players,
  createdAt: at,
  key: "k".repeat(32),
  onServer: false,
  summary: {
    id,
    game: "doubles",
    players,
    status: "playing",
    totals: {},
    balances: {},
    winners: [],
    createdAt: at,
    updatedAt: at,
  },
});
const entry = (number: number): LogEntry => {
  const id = `019ab000-0000-7000-8000-${String(number).padStart(12, "0")}`;
  return { kind: "hand", id, at, out: "b", left: JSON.parse(`{"__proto__": ${number}}`) };
};
const stored = (...numbers: number[]): StoredEntry[] =>
  numbers.map((number, index) => ({ seq: index + 1, entry: entry(number) }));
const waiting = (...numbers: number[]): LogEntry[] => numbers.map(entry);
const none = { known: [], waiting: [] };
const calm = { trouble: () => {} };
const league = {
  id: "l",
  key: "k",
  known: {},
  waiting: [],
  refused: [],
  revision: 0,
} as never as StoredLeague;

interface EarlierDevice {
  readonly version: number;
  readonly stores: Readonly<
    Record<
      string,
      {
        readonly keyPath: string | string[] | null;
        readonly rows: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
      }
    >
  >;
}

describe.each([
  { name: "in memory", open: async () => memoryStore() },
  { name: "in IndexedDB", open: () => idbStore(calm) },
])("a store $name", ({ open }) => {
  let store: DeviceStore;
  beforeEach(async () => {
    store = await open();
  });

  it("returns what was saved", async () => {
    expect(await store.saveGame(headerOf("g"), { known: stored(1, 2), waiting: waiting(3) }, 0)).toEqual({
      ok: true,
      value: 1,
    });
    expect(await store.game("g")).toEqual({
      ...headerOf("g"),
      revision: 1,
      waiting: 1,
      log: { known: stored(1, 2), waiting: waiting(3) },
    });
    expect(await store.games()).toEqual([{ ...headerOf("g"), revision: 1, waiting: 1 }]);
    expect(await store.game("other")).toBeUndefined();
  });

  it.each([
    { name: "more entries", next: { known: stored(1, 2, 3), waiting: waiting(4) } },
    { name: "the waiting entry as the server's", next: { known: stored(1, 2, 3), waiting: [] } },
    { name: "a different log", next: { known: stored(1, 9), waiting: waiting(2, 3) } },
    { name: "a shorter log", next: { known: stored(7), waiting: waiting(2) } },
    { name: "an empty log", next: none },
  ])("replaces what was saved with $name", async ({ next }) => {
    await store.saveGame(headerOf("g"), { known: stored(1, 2), waiting: waiting(3) }, 0);
    await store.saveGame(headerOf("h"), { known: stored(5), waiting: waiting(6) }, 0);
    await store.saveGame(headerOf("g"), next, 1);
    expect((await store.game("g"))?.log).toEqual(next);
    expect((await store.game("h"))?.log).toEqual({ known: stored(5), waiting: waiting(6) });
  });

  it("refuses a write that is based on an outdated revision", async () => {
    await store.saveGame(headerOf("g"), { known: [], waiting: waiting(1) }, 0);
    expect(await store.saveGame(headerOf("g"), none, 0)).toEqual({ ok: false, error: "changed" });
    expect((await store.game("g"))?.log.waiting).toEqual(waiting(1));
  });

  it("saves a summary only for the current revision", async () => {
    const header = headerOf("g");
    await store.saveGame(header, none, 0);
    const finished = { ...header.summary, status: "finished" as const };
    await store.saveSummary("g", finished, 0);
    expect((await store.game("g"))?.summary.status).toBe("playing");
    await store.saveSummary("g", finished, 1);
    expect((await store.game("g"))?.summary.status).toBe("finished");
  });

  it("lists each name once, the latest first", async () => {
    await store.saveNames(["Ana", "Bo"]);
    await store.saveNames(["Cleo", "Ana"]);
    expect(await store.names()).toEqual(["Cleo", "Ana", "Bo"]);
  });

  it("removes one game, or everything", async () => {
    await store.saveGame(headerOf("g"), { known: stored(1), waiting: waiting(2) }, 0);
    await store.saveGame(headerOf("h"), none, 0);
    await store.saveNames(["Ana"]);
    expect(await store.remove("g")).toBe(true);
    expect(await store.game("g")).toBeUndefined();
    expect((await store.games()).map(({ id }) => id)).toEqual(["h"]);
    await store.saveGame(headerOf("g"), none, 0);
    expect((await store.game("g"))?.log).toEqual(none);
    expect(await store.clear()).toBe(true);
    expect([await store.games(), await store.names()]).toEqual([[], []]);
  });

  it("keeps the last version of house rules until they are removed", async () => {
    const sunday = { id: "r", name: "Sunday", game: "count", options: { preset: "dominican", target: 150 } };
    expect(await store.saveRules(sunday)).toEqual({ ok: true, value: undefined });
    await store.saveRules({ ...sunday, id: "s", name: "Monday" });
    await store.saveRules({ ...sunday, name: "Sundays" });
    expect(await store.rules()).toEqual([
      { ...sunday, name: "Sundays" },
      { ...sunday, id: "s", name: "Monday" },
    ]);
    expect(await store.removeRules("r")).toBe(true);
    expect((await store.rules())?.map(({ id }) => id)).toEqual(["s"]);
    await store.clear();
    expect(await store.rules()).toEqual([]);
  });

  it("refuses a league that is based on an outdated revision, and forgets one that is removed", async () => {
    expect(await store.saveLeague(league)).toEqual({ ok: true, value: 1 });
    expect(await store.saveLeague({ ...league, key: "other" })).toEqual({ ok: false, error: "changed" });
    expect(await store.saveLeague({ ...league, revision: 1, next: "n" })).toEqual({ ok: true, value: 2 });
    expect(await store.leagues()).toEqual([{ ...league, next: "n", revision: 2 }]);
    expect(await store.removeLeague("l")).toBe(true);
    expect(await store.leagues()).toEqual([]);
  });

  it("finds a league's record by its id or slug, until its league or everything is removed", async () => {
    const league = leagueReply({ id: "l", slug: "friday" });
    const record = { league, ...packed({ games: [], payments: [], comments: new Map() }) };
    await store.saveRecord({ id: "l", at, record });
    expect(await store.record("friday")).toEqual({ id: "l", at, record });
    expect(await store.record("l")).toEqual({ id: "l", at, record });
    expect(await store.record("saturday")).toBeUndefined();
    for (const remove of [
      () => store.removeRecord("l"),
      () => store.removeLeague("l"),
      () => store.clear(),
    ]) {
      await store.saveRecord({ id: "l", at, record });
      expect(await remove()).toBe(true);
      expect(await store.record("l")).toBeUndefined();
    }
  });

  it("grants a lease to one holder at a time, until it expires", async () => {
    expect(await store.lease("push", "one", 0, 10)).toBe(true);
    expect(await store.lease("push", "two", 5, 15)).toBe(false);
    expect(await store.lease("push", "one", 5, 20)).toBe(true);
    expect(await store.lease("push", "two", 20, 30)).toBe(true);
  });
});

describe("idbStore", () => {
  it("shares its data with other pages, which do not overwrite each other's changes", async () => {
    const [one, two] = [await idbStore(calm), await idbStore(calm)];
    await one.saveGame(headerOf("g"), { known: [], waiting: waiting(1) }, 0);
    expect((await two.game("g"))?.log.waiting).toEqual(waiting(1));
    const both = await Promise.all([
      one.saveGame(headerOf("g"), { known: [], waiting: waiting(1, 2) }, 1),
      two.saveGame(headerOf("g"), { known: [], waiting: waiting(1, 3) }, 1),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, error: "changed" });
  });

  it("saves all of a write or nothing if the browser throws halfway, and works afterwards", async () => {
    const store = await idbStore(calm);
    await store.saveGame(headerOf("g"), { known: stored(1), waiting: waiting(2) }, 0);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      if (this.name === "waiting") throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, what);
    };
    const next = { known: stored(1, 2), waiting: waiting(3) };
    try {
      expect(await store.saveGame(headerOf("g"), next, 1)).toEqual({ ok: false, error: "full" });
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(await store.game("g")).toMatchObject({
      revision: 1,
      log: { known: stored(1), waiting: waiting(2) },
    });
    expect(await store.saveGame(headerOf("g"), next, 1)).toEqual({ ok: true, value: 2 });
  });

  it("says that there is no room, not only that something was aborted, where a disk fills up during a write", async () => {
    const store = await idbStore(calm);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      const request = put.apply(this, what);
      // As Chromium ends a transaction whose file cannot grow.
      Reflect.get(this.transaction, "_abort").call(this.transaction, "UnknownError");
      return request;
    };
    const rules = { id: "r", name: "Sunday", game: "doubles", options: {} };
    try {
      for (const saved of [
        await store.saveGame(headerOf("g"), { known: [], waiting: waiting(1) }, 0),
        await store.saveLeague(league),
        await store.saveRules(rules),
      ])
        expect(saved).toEqual({ ok: false, error: "full" });
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });

  it("opens a database of commit f432e71 with all its data, and stores house rules in it", async () => {
    const text = readFileSync(new URL("../../../tests/compatibility/f432e71/device.json", import.meta.url));
    const earlier: EarlierDevice = JSON.parse(text.toString());
    const { version, stores } = earlier;
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("pipkeeper", version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const [name, { keyPath, rows }] of Object.entries(stores)) {
          const made = opening.result.createObjectStore(name, keyPath === null ? {} : { keyPath });
          for (const { key, value } of rows) made.put(value, keyPath === null ? key : undefined);
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    const store = await idbStore(calm);
    expect((await store.games()).map(({ id }) => id)).toEqual(stores.games?.rows.map(({ key }) => key));
    expect(await store.leagues()).toEqual(stores.leagues?.rows.map(({ value }) => value));
    expect(await store.names()).toEqual(stores.names?.rows[0]?.value);
    expect(await store.rules()).toEqual([]);
    const rules = { id: "r", name: "Sunday", game: "doubles", options: { target: 50 } };
    await store.saveRules(rules);
    expect(await (await idbStore(calm)).rules()).toEqual([rules]);
  });

  it("reports that it is outdated where a newer version has been open, and does not open", async () => {
    await new Promise((resolve, reject) => {
      const newer = indexedDB.open("pipkeeper", 99);
      newer.onsuccess = () => resolve(newer.result.close());
      newer.onerror = reject;
    });
    const troubles: unknown[] = [];
    const events = { trouble: (why: unknown) => void troubles.push(why) };
    await expect(idbStore(events)).rejects.toThrow();
    expect(troubles).toEqual(["outdated"]);
  });

  it("closes for a newer version of the database and reports that it is outdated", async () => {
    const troubles: unknown[] = [];
    const store = await idbStore({ trouble: (why) => troubles.push(why) });
    await new Promise((resolve, reject) => {
      const newer = indexedDB.open("pipkeeper", 99);
      newer.onsuccess = resolve;
      newer.onerror = reject;
    });
    expect(troubles).toEqual([undefined, "outdated"]);
    expect(await store.saveGame(headerOf("g"), none, 0)).toEqual({ ok: false, error: "closed" });
    expect(await store.game("g")).toBeUndefined();
  });

  it("writes a game again in full after the site's storage was cleared under an open page", async () => {
    const store = await idbStore(calm);
    await store.saveGame(headerOf("g"), { known: stored(1), waiting: waiting(2) }, 0);
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase("pipkeeper");
      gone.onsuccess = resolve;
      gone.onerror = reject;
    });
    const log = { known: stored(1), waiting: waiting(2, 3) };
    expect(await store.saveGame(headerOf("g"), log, 1)).toEqual({ ok: true, value: 2 });
    expect((await (await idbStore(calm)).game("g"))?.log).toEqual(log);
  });

  it("does not bring back a game that another page removed", async () => {
    const [one, two] = [await idbStore(calm), await idbStore(calm)];
    await one.saveGame(headerOf("g"), none, 0);
    const notified = new Promise<void>((resolve) => one.watch(resolve));
    await two.remove("g");
    await notified;
    expect(await one.saveGame(headerOf("g"), none, 1)).toEqual({ ok: false, error: "changed" });
    expect(await one.game("g")).toBeUndefined();
  });
});
