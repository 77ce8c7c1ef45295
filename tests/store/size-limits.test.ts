import { describe, expect, it, vi } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { ReplayedLog } from "../../lib/server/games/replayed-game";
import { refusedBy } from "../../lib/server/http/refused";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();
const store = new GameStore(database, games);

const held = (letters: number) =>
  entry({ kind: "hold", entry: { kind: "hand", note: "x".repeat(letters) }, problems: [] });
const push = (id: string, base: number, entries: LogEntry[]) =>
  store.append(id, key, { protocol: 1, base, entries });

async function newGame(): Promise<string> {
  const game = doublesGame();
  await store.create(game, key);
  return game.id;
}

describe("size limits", () => {
  it("allow an entry 16 KB, and a hold too with the entry in it", async () => {
    const id = await newGame();
    expect(await push(id, 0, [held(15_000)])).toMatchObject({ outcome: "stored" });
    const large = await push(id, 1, [hand(1), held(17_000)]);
    expect(large).toMatchObject({
      outcome: "unfit",
      problems: [{ code: "entry-too-large", path: "/entries/1" }],
    });
    // Sizes are in bytes: these letters have three each.
    expect(
      await push(id, 1, [
        entry({ kind: "hold", entry: { kind: "x", note: "日".repeat(6_000) }, problems: [] }),
      ]),
    ).toMatchObject({ outcome: "unfit" });
    expect(await push(id, 1, [hand(1)])).toMatchObject({ outcome: "stored", head: 2 });
  });

  it("allow a log a number of bytes, after which only its end is accepted", async () => {
    const id = await newGame();
    const max = 4 * 1024 * 1024;
    let [head, size] = [0, 0];
    const holds = Array.from({ length: 50 }, () => held(16_000));
    const one = JSON.stringify(holds[0]).length;
    for (; size + 50 * one < max - 1024 * 1024; size += 50 * one, head += 50) {
      const stored = await push(
        id,
        head,
        holds.map((each) => ({ ...each, id: uuid() })),
      );
      expect(stored.outcome).toBe("stored");
    }
    for (; size + one <= max; size += one, head++) await push(id, head, [held(16_000)]);
    const full = { outcome: "unfit", problems: [{ code: "log-full", path: "/entries/0" }] };
    expect(await push(id, head, [held(16_000)])).toMatchObject(full);
    expect(await push(id, head, [hand(1)])).toMatchObject(full);
    expect(await push(id, head, [entry({ kind: "end" })])).toMatchObject({
      outcome: "stored",
      head: head + 1,
    });
  });

  it("refuse a larger log of an older version with an answer, and leave it out of lists", async () => {
    const [large, small] = [await newGame(), await newGame()];
    await push(small, 0, [hand(3)]);
    for (let seq = 1; seq <= 9; seq++) {
      const { id, at, ...each } = held(1_000_000);
      const body = JSON.stringify({ id, at, ...each });
      await database.entry.create({
        data: { gameId: large, seq, previous: seq === 1 ? null : seq - 1, id, body, at },
      });
    }
    const upgraded = new GameStore(database, games);
    const answers = await Promise.all([
      upgraded.read(large, 0).catch(refusedBy),
      upgraded.append(large, key, { protocol: 1, base: 9, entries: [hand(1)] }).catch(refusedBy),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 413 });
      expect(await (answer as Response).json()).toMatchObject({ code: "game-too-large" });
    }
    const listed = await upgraded.list([large, small]);
    expect(listed.map(({ id }) => id)).toEqual([small]);
    expect(await database.entry.count({ where: { gameId: large } })).toBe(9);
  });
});

it("a list replays only logs that have changed since they were last listed", async () => {
  const ids = [await newGame(), await newGame()];
  for (const id of ids) await push(id, 0, [hand(5)]);
  const other = new GameStore(database, games);
  const replays = vi.spyOn(ReplayedLog, "begin");
  const first = await other.list(ids);
  expect(replays).toHaveBeenCalledTimes(2);
  const fresh = new GameStore(database, games);
  expect(await fresh.list(ids)).toEqual(first);
  // As after a long time: the games are no longer in memory, but their summaries are.
  const [one = "", two = ""] = ids;
  Reflect.get(fresh, "cache").forget(one);
  Reflect.get(fresh, "cache").forget(two);
  replays.mockClear();
  expect(await fresh.list(ids)).toEqual(first);
  expect(replays).not.toHaveBeenCalled();
  await push(one, 1, [hand(6)]);
  const [changed] = await fresh.list(ids);
  expect(changed?.totals).not.toEqual(first[0]?.totals);
  expect(replays).toHaveBeenCalledTimes(1);
  replays.mockRestore();
});
