import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { HandStore } from "../../lib/server/games/hand-store";
import { maxHandKeys } from "../../lib/sync/wire/wire-keys";
import { doublesGame, hand, key } from "../support/entries";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();
const store = new GameStore(database, games);
const changed: string[] = [];
const hands = new HandStore(database, store, (id) => changed.push(id));
const own = "o".repeat(32);

async function newGame(): Promise<string> {
  const game = doublesGame();
  await store.create(game, key);
  return game.id;
}
const propose = (id: string, round: number, held: number) =>
  hands.propose(id, own, { protocol: 1, player: "b", round, held });
const heldIn = async (id: string) =>
  (await hands.read(id, key)).hands.map(({ player, held }) => [player, held]);

it("a player's hand is stored once, the last one, for the round that is being entered", async () => {
  const id = await newGame();
  await hands.addKey(id, key, own, false);
  changed.length = 0;
  expect(await propose(id, 0, 5)).toMatchObject({ outcome: "stored", hands: { round: 0 } });
  expect(await propose(id, 0, 7)).toMatchObject({ outcome: "stored" });
  expect(changed).toEqual([id, id]);
  expect(await heldIn(id)).toEqual([["b", 7]]);
  expect(await propose(id, 0, 10_000)).toMatchObject({ outcome: "unfit" });
  expect(await propose(id, 1, 3)).toMatchObject({ outcome: "behind", problems: [{ path: "/round" }] });
  await store.append(id, key, { protocol: 1, base: 0, entries: [hand(7)] });
  expect(await heldIn(id)).toEqual([]);
  expect(await propose(id, 0, 7)).toMatchObject({ outcome: "behind" });
  expect(changed).toHaveLength(2);
});

it("a game has a limited number of keys for hands, each counted once, and can be left with one", async () => {
  const id = await newGame();
  const keys = Array.from({ length: maxHandKeys }, (_, at) => `${at}`.padStart(32, "k"));
  for (const [at, each] of keys.entries())
    expect(await hands.addKey(id, key, each, false)).toEqual({ id, handKeys: at + 1 });
  expect(await hands.addKey(id, key, keys[0] ?? "", false)).toEqual({ id, handKeys: maxHandKeys });
  expect(await hands.addKey(id, key, own, false)).toBe("too-many");
  await expect(propose(id, 0, 5)).rejects.toThrow();
  expect(await hands.addKey(id, key, own, true)).toEqual({ id, handKeys: 1 });
  expect(await hands.keys(id)).toEqual({ id, handKeys: 1 });
  expect(await propose(id, 0, 5)).toMatchObject({ outcome: "stored" });
  await expect(hands.addKey(id, own, key, false)).rejects.toThrow();
});
