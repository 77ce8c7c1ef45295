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

/** What a page has that was opened just now. */
async function openPage() {
  vi.resetModules();
  return import("./first-games");
}

const sunday = { id: "r", name: "Sunday", game: "count", options: { preset: "cuba" } };
const played = [{ game: "pip", options: {} }];
const none = { played: [], rules: [], isUnread: false, leagues: [] };
const friday = { id: "l", name: "Friday", rules: [sunday] };

it("the store’s answer is there at once for the next page", async () => {
  const page = await openPage();
  expect(page.firstGames()).toEqual(none);
  page.setFirstGames({ rules: [sunday] });
  page.setFirstGames({ played, leagues: [friday] });
  const known = { ...none, played, rules: [sunday], leagues: [friday] };
  expect(page.firstGames()).toEqual(known);
  expect((await openPage()).firstGames()).toEqual(known);
});

it("house rules that cannot be read are as last known, for this page", async () => {
  const page = await openPage();
  page.setFirstGames({ rules: [sunday] });
  page.setFirstGames({ isUnread: true });
  expect(page.firstGames()).toEqual({ ...none, rules: [sunday], isUnread: true });
  expect((await openPage()).firstGames()).toEqual({ ...none, rules: [sunday] });
});

it("a list stored by a version without leagues is read", async () => {
  storage.set(place, JSON.stringify({ played, rules: [sunday] }));
  expect((await openPage()).firstGames()).toEqual({ ...none, played, rules: [sunday] });
});

it.each(["{", "7", "null", '{"played":3}', '{"rules":[null,{"id":"x"}]}', '{"leagues":[null]}'])(
  "%s in its place is nothing that comes first",
  async (text) => {
    storage.set(place, text);
    expect((await openPage()).firstGames()).toEqual(none);
  },
);

it("a browser that stores nothing keeps it until the page is closed", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = await openPage();
  page.setFirstGames({ played });
  expect(page.firstGames().played).toEqual(played);
  expect((await openPage()).firstGames().played).toEqual([]);
});
