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

it("what the store answered is there at once for the next page", async () => {
  const page = await openPage();
  expect(page.firstGames()).toEqual({ played: [], rules: [] });
  page.setFirstGames({ rules: [sunday] });
  page.setFirstGames({ played });
  expect(page.firstGames()).toEqual({ played, rules: [sunday] });
  expect((await openPage()).firstGames()).toEqual({ played, rules: [sunday] });
});

it.each(["{", "7", "null", '{"played":3}', '{"rules":[null,{"id":"x"}]}'])(
  "%s in its place is nothing that comes first",
  async (text) => {
    storage.set(place, text);
    expect((await openPage()).firstGames()).toEqual({ played: [], rules: [] });
  },
);

it("a browser that stores nothing has it until the page is closed", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = await openPage();
  page.setFirstGames({ played });
  expect(page.firstGames().played).toEqual(played);
  expect((await openPage()).firstGames().played).toEqual([]);
});
