import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameCache } from "../../lib/server/games/game-cache";
import { GameStore } from "../../lib/server/games/game-store";
import { maxLines, maxWork } from "../../lib/sync/wire/protocol";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key } from "../support/entries";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const amend = () => entry({ kind: "amend", target: 0, entry: { kind: "hand", out: "a", left: { b: 1 } } });
const rename = () => entry({ kind: "rename", player: "a", name: "Ada" });

/** A game with these entries, on a server that has nothing of it in memory. */
async function gameWith(entries: readonly LogEntry[]) {
  const game = doublesGame();
  const before = new GameStore(database, games);
  await before.create(game, key);
  if (entries.length > 0)
    expect(await before.append(game.id, key, { protocol: 1, base: 0, entries: [...entries] })).toMatchObject({
      outcome: "stored",
    });
  const store = new GameStore(database, games);
  const push = (base: number, more: LogEntry) =>
    store.append(game.id, key, { protocol: 1, base, entries: [more] });
  return { id: game.id, push };
}
const full = { outcome: "unfit", problems: [{ code: "log-full", path: "/entries/0" }] };

it("a log with the maximum number of entries accepts only its end and holds", async () => {
  const { push } = await gameWith([hand(1), ...many(maxLines - 1, rename)]);
  expect(await push(maxLines, hand(2))).toMatchObject(full);
  expect(await push(maxLines, amend())).toMatchObject(full);
  const held = entry({ kind: "hold", entry: { kind: "end" }, problems: [] });
  expect(await push(maxLines, held)).toMatchObject({ outcome: "stored" });
  expect(await push(maxLines + 1, entry({ kind: "end" }))).toMatchObject({ outcome: "stored" });
  expect(await push(maxLines + 2, amend())).toMatchObject(full);
});

it("a log whose corrections make it expensive to load accepts no more of them", async () => {
  const lines = 1_000;
  // Each correction replays everything before it, corrections included, so this many just exceed the maximum.
  let corrections = 0;
  for (let work = 0; work < maxWork; corrections++) work += lines + corrections;
  const { push } = await gameWith([hand(1), ...many(lines - 1, rename), ...many(corrections, amend)]);
  expect(await push(lines + corrections, amend())).toMatchObject(full);
  expect(await push(lines + corrections, entry({ kind: "end" }))).toMatchObject({ outcome: "stored" });
});

it("entries refused for another reason do not fill the log", async () => {
  const { push } = await gameWith([hand(1), ...many(999, rename)]);
  const impossible = entry({ ...amend(), entry: { kind: "hand", out: "a", left: { b: 9_999 } } });
  for (let times = 0; times < 60; times++)
    expect(await push(1_000, impossible)).toMatchObject({ outcome: "unfit" });
  expect(await push(1_000, amend())).toMatchObject({ outcome: "stored" });
});

it("the cache is limited in games and in bytes", async () => {
  const stored = new GameCache(database, games, undefined, { games: 3, weight: 20_000 });
  const small = [
    await gameWith([hand(1)]),
    await gameWith([hand(1)]),
    await gameWith([]),
    await gameWith([]),
  ];
  for (const { id } of small) await stored.current(id);
  expect(stored.size.games).toBe(3);
  const one = stored.size.weight;
  const large = await gameWith(many(10, rename));
  const { weight = 0 } = (await stored.current(large.id)) ?? {};
  expect(weight).toBeGreaterThan(9 * one);
  expect(stored.size).toEqual({ games: 3, weight });
  const larger = await gameWith(many(40, rename));
  expect((await stored.current(larger.id))?.head).toBe(40);
  expect(stored.size.games).toBe(1);
});
