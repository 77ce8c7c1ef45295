import { describe, expect, it, vi } from "vitest";
import { gameHere } from "@/tests/support/league/game-here";
import { freshLocalStorage } from "@/tests/support/local-storage";
import type { ListedGame, StoredHeader } from "./store/device-store";

const place = "pipkeeper/first-games";
const storage = freshLocalStorage();

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

it("setFirstGames leaves nothing behind on a device that has nothing", async () => {
  const page = await openPage();
  page.setFirstGames({ played: [] });
  expect(Object.keys(storage)).toEqual([]);
  page.setFirstGames({ played });
  expect(Object.keys(storage)).toEqual([place]);
  page.setFirstGames({ played: [] });
  expect(Object.keys(storage)).toEqual([]);
});

it("firstGames reads what a version without leagues stored", async () => {
  storage[place] = JSON.stringify({ played, rules: [sunday] });
  expect((await openPage()).firstGames()).toEqual({ ...none, played, rules: [sunday] });
});

it.each(["{", "7", "null", '{"played":3}', '{"rules":[null,{"id":"x"}]}', '{"leagues":[null]}'])(
  "firstGames is empty when %s is stored",
  async (text) => {
    storage[place] = text;
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

describe("setPlayed", () => {
  const listed = (day: number, more: Partial<StoredHeader> = {}): ListedGame => ({
    ...gameHere(`g${day}`, { createdAt: `2026-11-0${day}T19:30:00.000Z`, ...more }),
    waiting: 0,
    revision: 1,
  });
  const ids = ["a", "b", "c", "d"];
  const players = ids.map((id) => ({ id, name: `Name ${id}` }));
  const { summary } = gameHere("g");
  async function played(...games: readonly ListedGame[]) {
    const page = await openPage();
    page.setPlayed(games);
    return page.firstGames().played;
  }

  it("has one entry for each game, people and league, latest first, with the next game", async () => {
    const league = { id: "l", seats: {} };
    const found = await played(
      listed(1),
      listed(3),
      listed(4, { league }),
      listed(2, { options: { target: 500 } }),
    );
    expect(found.map(({ options, next }) => [options.target, next?.league?.id])).toEqual([
      [1000, "l"],
      [1000, undefined],
      [500, undefined],
    ]);
    expect(found[1]?.next?.players.map(({ name }) => name)).toEqual(["Bo", "Ana"]);
  });

  it("counts the same people in other seats once, and has them in the latest order", async () => {
    const order = (day: number, seated: readonly string[]) =>
      listed(day, { summary: { ...summary, players: seated.map((id) => ({ id, name: `Name ${id}` })) } });
    const found = await played(order(1, ["a", "b", "c"]), order(2, ["b", "a", "c"]));
    expect(found.map(({ next }) => next?.players.map(({ id }) => id))).toEqual([["a", "c", "b"]]);
  });

  it("has those who joined, but not those who left", async () => {
    const [game] = await played(listed(1, { summary: { ...summary, players, gone: ["b"] } }));
    expect(game?.next?.players.map(({ id }) => id)).toEqual(["c", "d", "a"]);
  });

  it("has the partners in the order of the next game’s seats", async () => {
    const sides = [
      ["a", "c"],
      ["b", "d"],
    ];
    const [game] = await played(listed(1, { summary: { ...summary, players, sides } }));
    expect(game?.sides).toEqual([
      ["b", "d"],
      ["a", "c"],
    ]);
  });

  it("has all people of an evening, by the rules of its table, instead of four for each of its games", async () => {
    const options = { form: "table", settings: {}, game: "count", options: { preset: "spain" } };
    const league = { id: "l", seats: { a: "r-a" } };
    const evening = listed(1, {
      game: "evening",
      options,
      league,
      summary: { ...summary, players, gone: ["b"] },
    });
    const found = await played(evening, listed(2, { evening: evening.id }));
    expect(found).toEqual([
      {
        game: "count",
        options: { preset: "spain" },
        next: { game: "count", options: { preset: "spain" }, players, league },
      },
    ]);
  });

  it("leaves out games that can only be watched, and deleted ones unless they are kept here", async () => {
    const { key: _, ...watched } = listed(1);
    const own = { options: { target: 7 } };
    const found = await played(
      watched,
      listed(2, { deleted: {} }),
      listed(3, { deleted: { here: "gone" } }),
      listed(4, { ...own, deleted: { here: "kept" } }),
    );
    expect(found.map(({ options }) => options)).toEqual([own.options]);
  });

  it("stores no key", async () => {
    await played(listed(1));
    expect(Object.values(storage).join()).not.toContain(listed(1).key);
  });
});
