import { describe, expect, it } from "vitest";
import type { ChangeOf } from "../../../lib/league/changes/registry";
import { batchChanges } from "../../../lib/league/import/batch-changes";
import { gameOfBatch } from "../../../lib/league/paper/batch";
import { key, uuid } from "../../support/entries";
import { day, hands, openLeagueStore } from "../../support/league/open-league-store";
import { readLeagueGame, readMoney } from "../../support/league/read-pages";
import { tablesOf, verifiedTablesOf } from "../../support/league/tables";
import { people } from "../../support/league/world";

const { database, store, newLeague, change, refused, rowOf, places } = await openLeagueStore();
const [ana, bo, cleo] = people.map(({ id }) => id) as [string, string, string];

type Batch = ChangeOf<"paper-results">;
const game = (on: string, more: Partial<Batch["games"][number]> = {}): Batch["games"][number] => ({
  kind: "doubles",
  on,
  rankedBy: "most",
  players: [0, 1],
  points: [10, 7],
  ...more,
});
const batchOf = (games: Batch["games"], more: Partial<Batch> = {}): Batch => ({
  change: "paper-results",
  id: uuid(),
  batch: uuid(),
  from: 0,
  players: [ana, bo, cleo],
  games,
  ...more,
});

describe("a batch of paper results", () => {
  it("counts like single results, once however often it is sent, and is removed whole and brought back", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    const single = { change: "paper-result" as const, id: uuid(), game: uuid(), kind: "doubles" };
    const players = [
      { player: bo, points: 5 },
      { player: cleo, points: 3 },
    ];
    await change(league.id, { ...single, on: "2025-02-03", rankedBy: "most", players });
    const before = await tablesOf(database, league.id);
    const sent = batchOf([
      game("2019-05-01"),
      game("2019-05-01", { rankedBy: "places", players: [2, 0], places: [1, 2], points: [8, 8] }),
      game("2020-01-31", { players: [0, 1, 2], sides: undefined, points: [3, 9, 9] }),
    ]);
    expect(await refused(league.id, sent)).toEqual([]);
    const after = await tablesOf(database, league.id);
    await verifiedTablesOf(database, league.id);
    expect(await places(league.id)).toEqual(["1 Ana", "2 Bo", "3 Cleo"]);
    expect(await readLeagueGame(database, await rowOf(league.id), gameOfBatch(sent.batch, 1))).toMatchObject({
      day: "2019-05-01",
      paper: "places",
      players: [
        { name: "Cleo", place: 1, total: 8 },
        { name: "Ana", place: 2, total: 8 },
      ],
    });
    // Another part, and the first again under another change.
    const part = batchOf([game("2021-01-01")], { batch: sent.batch.toUpperCase(), from: 3 });
    expect(await refused(league.id, part)).toEqual([]);
    expect(await refused(league.id, { ...sent, id: uuid() })).toEqual([]);
    const both = await tablesOf(database, league.id);
    expect(both).not.toEqual(after);

    const remove = { change: "remove-batch" as const, batch: sent.batch };
    expect(await refused(league.id, { ...remove, id: uuid() })).toEqual([]);
    expect(await tablesOf(database, league.id)).toEqual(before);
    expect(await refused(league.id, { ...remove, id: uuid() })).toEqual(["no-such-batch /changes/0/batch"]);
    for (const each of [sent, part]) expect(await refused(league.id, { ...each, id: uuid() })).toEqual([]);
    expect(await tablesOf(database, league.id)).toEqual(both);
    await change(league.id, { change: "remove-game", id: uuid(), game: gameOfBatch(sent.batch, 3) });
    expect(await tablesOf(database, league.id)).toEqual(after);
    await verifiedTablesOf(database, league.id);
  });

  it("brings money won and lost along, in the league’s currency or another", async () => {
    const { league } = await newLeague();
    const sent = batchOf([
      game("2019-05-01", { balances: [250, -250] }),
      game("2019-05-02", { balances: [-3_000, 3_000], currency: "COP" }),
      game("2019-05-03"),
    ]);
    expect(await refused(league.id, sent)).toEqual([]);
    const ledgers = async () =>
      (await readMoney(database, await rowOf(league.id), { season: undefined, evening: "" })).ledgers.map(
        ({ currency, balances }) =>
          [currency, ...balances.map(({ name, balance }) => `${name} ${balance}`)].join(" "),
      );
    expect(await ledgers()).toEqual(["COP Bo 3000 Ana -3000", "EUR Ana 250 Bo -250"]);
    await verifiedTablesOf(database, league.id);
    await change(league.id, { change: "remove-batch", id: uuid(), batch: sent.batch });
    expect(await ledgers()).toEqual([]);
  });

  it("is refused with the game and the list in which something is wrong", async () => {
    const { league } = await newLeague();
    const cases: readonly (readonly [Partial<Batch["games"][number]>, string])[] = [
      [{ kind: "poker" }, "unknown-game /changes/0/games/1/kind"],
      [{ on: "2025-02-30" }, "not-a-day /changes/0/games/1/on"],
      [{ on: "9999-01-01" }, "in-future /changes/0/games/1/on"],
      [{ players: [0, 9] }, "no-such-player /changes/0/games/1/players/1"],
      [{ players: [1, 1] }, "seat-twice /changes/0/games/1/players/1"],
      [{ points: [1, 2, 3] }, "batch-length /changes/0/games/1/points"],
      [{ points: [1] }, "batch-length /changes/0/games/1/points"],
      [{ points: undefined }, "paper-points /changes/0/games/1/points/0"],
      [{ rankedBy: "places", points: undefined, places: [1, 3] }, "paper-gap /changes/0/games/1/places/1"],
      [{ balances: [100] }, "batch-length /changes/0/games/1/balances"],
      [{ balances: [100, -50] }, "paper-sum /changes/0/games/1/players"],
      [{ balances: [1, -1], currency: "coins" }, "not-a-currency /changes/0/games/1/currency"],
      [{ sides: [0, 0] }, "paper-one-side /changes/0/games/1/players"],
    ];
    for (const [wrong, expected] of cases)
      expect((await refused(league.id, batchOf([game("2020-01-01"), game("2020-01-01", wrong)])))[0]).toBe(
        expected,
      );
    const last = batchOf([game("2020-01-01"), game("2020-01-01")], { from: 9_999 });
    expect(await refused(league.id, last)).toEqual(["too-many-games /changes/0/games"]);
    expect(await places(league.id)).toEqual([]);
  });

  it("has ids that only its own games have: what is scored here is neither replaced nor removed", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    const { batch } = batchOf([]);
    const id = gameOfBatch(batch, 1);
    const players = [
      { id: "a", name: "Ana" },
      { id: "b", name: "Bo" },
    ];
    await store.create({ protocol: 1, id, game: "doubles", options: { target: 100 }, players }, key);
    const sent = batchOf([game("2020-01-01"), game("2020-01-01")], { batch });
    expect(await refused(league.id, sent)).toEqual(["game-id-taken /changes/0/games/1/game"]);
    await change(league.id, { change: "game", id: uuid(), game: id, seats: { a: ana, b: bo } });
    expect(await refused(league.id, batchOf([game("2020-01-01")], { batch }))).toEqual([]);
    await change(league.id, { change: "remove-batch", id: uuid(), batch });
    expect(await refused(league.id, { change: "remove-game", id: uuid(), game: id })).toEqual([]);
    expect(await places(league.id)).toEqual(["1 Ana", "2 Bo"]);
  });
});

it("10,000 games are cut into parts that a server reads", () => {
  const games = Array.from({ length: 10_000 }, (_, line) => ({
    ...{ line, on: "2020-01-01", kind: "doubles", rankedBy: "most" as const },
    players: [ana, bo, cleo].map((player, points) => ({ player, points })),
  }));
  const changes = batchChanges({ newcomers: [], games }, uuid());
  expect(changes).toHaveLength(20);
  for (const each of changes) expect(JSON.stringify(each).length).toBeLessThan(150_000);
});
