import { expect, it } from "vitest";
import { doublesGame, hand, key, uuid } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import { leagueId, leagueReply } from "@/tests/support/league/league-reply";
import type { StoredHeader } from "../store/device-store";
import { memoryStore } from "../store/device-store-memory";
import { everythingIn, leagueFileIn, listedGames, scoresheetIn } from "./exports";

const rules = { id: uuid(), name: "Sunday", game: "count", options: { preset: "cuba" } };
const waiting = { change: "name", id: uuid(), name: "Later" } as const;

/** A device with these games, each with one hand that waits to be sent, a league and house rules. */
async function deviceWith(...games: readonly StoredHeader[]) {
  const store = memoryStore();
  for (const [index, game] of games.entries())
    await store.saveGame(game, { known: [], waiting: [hand(index + 1)] }, 0);
  await store.saveLeague({
    id: leagueId,
    key,
    known: leagueReply(),
    waiting: [waiting],
    refused: [],
    revision: 0,
  });
  await store.saveRules(rules);
  return store;
}

const lastAt = (id: string, updatedAt: string, more: Partial<StoredHeader> = {}): StoredHeader => {
  const game = gameHere(id, more);
  return { ...game, summary: { ...game.summary, updatedAt } };
};

it("the games of a device are listed with the latest entry first, and those that were given up are not", async () => {
  const [old, late, watched, kept, gone] = [uuid(), uuid(), uuid(), uuid(), uuid()];
  const { key: _, ...readOnly } = lastAt(watched, "2026-11-22T20:00:00.000Z", { onServer: true });
  const store = await deviceWith(
    lastAt(old, "2026-11-20T20:00:00.000Z"),
    lastAt(late, "2026-11-24T20:00:00.000Z", { options: { target: 90 } }),
    readOnly,
    lastAt(kept, "2026-11-21T20:00:00.000Z", { onServer: true, deleted: { here: "kept" } }),
    lastAt(gone, "2026-11-25T20:00:00.000Z", { onServer: true, deleted: { here: "gone" } }),
  );
  const listed = await listedGames(store);
  expect(listed.map(({ id, mayWrite, onServer }) => [id, mayWrite, onServer])).toEqual([
    [late, true, false],
    [watched, false, true],
    // The server has deleted it.
    [kept, true, false],
    [old, true, false],
  ]);
  expect(listed[0]).toEqual({
    id: late,
    game: "doubles",
    options: { target: 90 },
    names: ["Ana", "Bo"],
    updatedAt: "2026-11-24T20:00:00.000Z",
    mayWrite: true,
    onServer: false,
    waiting: 1,
  });
});

it("a file of everything has the games that are still there, oldest first, the leagues and the house rules", async () => {
  const [one, two, gone] = [uuid(), uuid(), uuid()];
  const store = await deviceWith(
    gameHere(two, { createdAt: "2026-11-22T19:30:00.000Z" }),
    gameHere(one),
    gameHere(gone, { deleted: { here: "gone" } }),
  );
  const without = await everythingIn(store, false);
  expect(without.games.map(({ id }) => id)).toEqual([one, two]);
  expect(without).toMatchObject({ leagues: [{ id: leagueId, waiting: [waiting] }], rules: [rules] });
  expect(JSON.stringify(without)).not.toContain(key);
  const withKeys = await everythingIn(store, true);
  expect([...withKeys.games, ...(withKeys.leagues ?? [])].map((each) => each.key)).toEqual([key, key, key]);
  const unread = { ...store, rules: async () => undefined };
  expect(await everythingIn(unread, false)).not.toHaveProperty("rules");
});

it("a league’s own file has what waits, no key and no games", async () => {
  const store = await deviceWith(gameHere(uuid()));
  expect(await leagueFileIn(store, leagueId)).toMatchObject({
    games: [],
    leagues: [{ id: leagueId, waiting: [waiting] }],
  });
  expect(JSON.stringify(await leagueFileIn(store, leagueId))).not.toContain(key);
  expect(await leagueFileIn(store, uuid())).toBeUndefined();
});

it("a game’s scoresheet is its own, with the entries that wait", async () => {
  const [one, two] = [uuid(), uuid()];
  const store = await deviceWith(gameHere(one), gameHere(two));
  const { game, players } = doublesGame();
  expect(await scoresheetIn(store, two)).toMatchObject({
    game,
    players,
    entries: [{ kind: "hand", left: { b: 2 } }],
  });
  expect(await scoresheetIn(store, uuid())).toBeUndefined();
});
