import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();

const problem = { code: "same-hand", path: "", message: "Entered already." };
const hold = (more: object = {}) =>
  entry({ kind: "hold", entry: { kind: "hand", out: "a", left: { b: 9 } }, problems: [problem], ...more });

async function gameWith(entries: readonly LogEntry[]) {
  const game = doublesGame();
  const store = new GameStore(database, games);
  await store.create(game, key);
  const appended = await store.append(game.id, key, { protocol: 1, base: 0, entries: [...entries] });
  return { id: game.id, store, appended };
}

it("holds and decisions are stored without being counted, even after the game’s end", async () => {
  const late = hold();
  const settle = entry({ kind: "settle", target: late.id });
  const { id, store, appended } = await gameWith([hand(5), entry({ kind: "end" }), late, settle, hold()]);
  expect(appended).toMatchObject({ outcome: "stored", head: 5 });
  const [summary] = await store.list([id]);
  expect(summary).toMatchObject({ status: "finished", totals: { a: 5, b: 0 } });
  // Another process replays the same from the database.
  expect((await new GameStore(database, games).list([id]))[0]).toEqual(summary);
});

it("a correction refers to entries by their position without holds", async () => {
  const amend = entry({ kind: "amend", target: 1, entry: { kind: "hand", out: "a", left: { b: 8 } } });
  const { id, store } = await gameWith([hand(5), hold(), hand(6), amend]);
  expect((await store.list([id]))[0]?.totals).toEqual({ a: 13, b: 0 });
});

it.each([
  ["a hold without an entry", entry({ kind: "hold", problems: [] }), "/entries/0/entry"],
  ["a hold of a hold", hold({ entry: { kind: "hold" } }), "/entries/0/entry/kind"],
  ["a hold with an unknown key", hold({ why: "" }), "/entries/0/why"],
  ["a decision without a target", entry({ kind: "settle" }), "/entries/0/target"],
  [
    "a decision about an object that cannot be converted to a string",
    entry({ kind: "settle", target: { toString: 1 } }),
    "/entries/0/target",
  ],
  ["a decision with an invalid id", entry({ kind: "settle", target: uuid(), by: "7" }), "/entries/0/by"],
])("%s is refused", async (_name, wrong, path) => {
  expect((await gameWith([wrong])).appended).toMatchObject({
    outcome: "unfit",
    head: 0,
    problems: [{ path }],
  });
});
