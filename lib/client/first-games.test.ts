import { afterEach, beforeEach, expect, it, vi } from "vitest";

const place = "pipkeeper/first-games";
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a newly opened page loads it. */
async function openPage() {
  vi.resetModules();
  return import("./first-games");
}

const sunday = { id: "r", name: "Sunday", game: "count", options: { preset: "cuba" } };
const played = [{ game: "pip", options: {} }];
const none = { played: [], rules: [], isUnread: false, leagues: [] };
const friday = { id: "l", name: "Friday", rules: [sunday] };

it("setFirstGames makes the store's answers available to the next page at once", async () => {
  const page = await openPage();
  expect(page.firstGames()).toEqual(none);
  page.setFirstGames({ rules: [sunday] });
  page.setFirstGames({ played, leagues: [friday] });
  const known = { ...none, played, rules: [sunday], leagues: [friday] };
  expect(page.firstGames()).toEqual(known);
  expect((await openPage()).firstGames()).toEqual(known);
});

it("setFirstGames keeps the last known house rules when they cannot be read, and marks this page only", async () => {
  const page = await openPage();
  page.setFirstGames({ rules: [sunday] });
  page.setFirstGames({ isUnread: true });
  expect(page.firstGames()).toEqual({ ...none, rules: [sunday], isUnread: true });
  expect((await openPage()).firstGames()).toEqual({ ...none, rules: [sunday] });
});

it("firstGames reads what a version without leagues stored", async () => {
  storage.set(place, JSON.stringify({ played, rules: [sunday] }));
  expect((await openPage()).firstGames()).toEqual({ ...none, played, rules: [sunday] });
});

it.each(["{", "7", "null", '{"played":3}', '{"rules":[null,{"id":"x"}]}', '{"leagues":[null]}'])(
  "firstGames is empty when %s is stored",
  async (text) => {
    storage.set(place, text);
    expect((await openPage()).firstGames()).toEqual(none);
  },
);

it("firstGames lasts until the page is closed in a browser without storage", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = await openPage();
  page.setFirstGames({ played });
  expect(page.firstGames().played).toEqual(played);
  expect((await openPage()).firstGames().played).toEqual([]);
});
