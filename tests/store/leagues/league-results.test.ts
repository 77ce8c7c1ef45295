import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { replayLeague, wrongOf } from "../../../lib/server/leagues/league-check";
import { entry, key, uuid } from "../../support/entries";
import { day, hands, openLeagueStore } from "../../support/league/open-league-store";
import { readGames, readMoney } from "../../support/league/read-pages";
import { seedLeague } from "../../support/league/seed";
import { rebuiltTablesOf, tablesOf } from "../../support/league/tables";
import { type LeagueWorld, people } from "../../support/league/world";

const { database, leagues, store, newLeague, change, refused, rowOf, standings, places } =
  await openLeagueStore();
const [ana, bo, cleo, dev] = people.map(({ id }) => id) as [string, string, string, string];

describe("a finished game", () => {
  it("counts once from the entry that ends it, is recounted when corrected, and stops counting when it continues", async () => {
    const { league, world } = await newLeague();
    const table = {
      rulesetId: "doubles" as const,
      seats: [0, 1, 2],
      hands: hands(0, 3, 10, 11),
      ended: 10 * day,
    };
    await world.play(table, true);
    expect(await places(league.id)).toEqual(["1 Ana", "2 Bo", "2 Cleo"]);
    await world.correct(0, table, { out: 2, pips: [10, 11, 3] });
    expect(await places(league.id)).toEqual(["1 Cleo", "2 Ana", "2 Bo"]);
    expect((await standings(league.id)).rows.map(({ played }) => played)).toEqual([1, 1, 1]);
    await world.reopen(0);
    expect(await places(league.id)).toEqual([]);
    await world.append(world.tables[0] ?? { id: "", head: 0 }, [entry({ kind: "end" })]);
    expect(await places(league.id)).toEqual(["1 Cleo", "2 Ana", "2 Bo"]);
  });

  it("is listed with what it counts as if it was won to nothing", async () => {
    const { league } = await newLeague();
    const id = uuid();
    const players = people.slice(0, 4).map(({ name }, seat) => ({ id: `p${seat}`, name }));
    const options = { preset: "latin", target: 50, shutout: "double" };
    await store.create({ protocol: 1, id, game: "count", options, players }, key);
    const seats = { p0: ana, p1: bo, p2: cleo, p3: dev };
    await change(league.id, { change: "game", id: uuid(), game: id, seats });
    const hand = entry({ kind: "hand", out: "p0", left: { "p1+p2+p3": 60 } });
    await store.append(id, key, { protocol: 1, base: 0, entries: [hand] });
    const all = { season: undefined, rulesetId: "", player: "", page: 1, size: 10 };
    const { games: listed } = await readGames(database, await rowOf(league.id), all);
    expect(listed.map(({ game, shutout }) => [game, shutout])).toEqual([[id, "twice"]]);
  });

  it("counts in the season in which it ended, and for its own game", async () => {
    const { league, request, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    await world.play(
      { rulesetId: "domino-pool", seats: [1, 2, 0], hands: hands(0, 3, 10, 11), ended: 200 * day },
      true,
    );
    const [spring] = request.seasons;
    expect((await standings(league.id, "", spring?.id)).rows).toHaveLength(2);
    expect(await places(league.id, "domino-pool")).toEqual(["1 Bo", "2 Ana", "2 Cleo"]);
    const { rows, kinds } = await standings(league.id);
    expect(kinds).toEqual(["domino-pool", "doubles"]);
    // Ana won and shared second place: 5 and (3 + 2) / 2; Bo came second and won: 3 and 5.
    expect(rows.map(({ name, points }) => [name, points / 27_720])).toEqual([
      ["Bo", 8],
      ["Ana", 7.5],
      ["Cleo", 2.5],
    ]);
    expect(rows.map(({ behindBy }) => behindBy)).toEqual([null, "points", "points"]);
  });

  it("requires everyone at its table to be in the league, each once", async () => {
    const { league } = await newLeague();
    const game = {
      protocol: 1 as const,
      id: uuid(),
      game: "doubles",
      options: {},
      players: [
        { id: "a", name: "Ana" },
        { id: "b", name: "Bo" },
      ],
    };
    await store.create(game, key);
    const put = (seats: Record<string, string>): LeagueChange => ({
      change: "game",
      id: uuid(),
      game: game.id,
      seats,
    });
    expect(await refused(league.id, put({ a: ana }))).toEqual(["seat-missing /changes/0/seats"]);
    expect(await refused(league.id, put({ a: ana, b: ana }))).toEqual(["seat-twice /changes/0/seats/b"]);
    expect(await refused(league.id, put({ a: ana, b: bo, z: cleo }))).toEqual([
      "no-such-seat /changes/0/seats/z",
    ]);
    expect(await refused(league.id, put({ a: ana, b: bo }))).toEqual([]);
    expect(await refused(league.id, { change: "remove-player", id: uuid(), player: bo })).toEqual([
      "has-results /changes/0/player",
    ]);
  });
});

describe("what a league counts", () => {
  /** Four evenings of the same three players; the second was Bo's best and Cleo's worst. */
  const evenings = [
    { hands: hands(0, 3, 10, 11), ended: 10 * day },
    { hands: hands(1, 10, 3, 24), ended: 20 * day },
    { hands: hands(1, 10, 3, 4), ended: 30 * day },
    { hands: hands(2, 3, 5, 4), ended: 40 * day },
  ].map((evening) => ({ ...evening, rulesetId: "doubles" as const, seats: [0, 1, 2] }));

  const comesTo = async (id: string) => {
    const stored = await tablesOf(database, id);
    expect(stored).toEqual(await rebuiltTablesOf(database, id));
    return stored;
  };

  it.each([
    [
      "a game in the middle is removed",
      (world: LeagueWorld) =>
        world.change({ change: "remove-game", id: uuid(), game: world.tables[1]?.id ?? "" }),
    ],
    ["a game in the middle continues", (world: LeagueWorld) => world.reopen(1)],
    [
      "an earlier game is corrected",
      async (world: LeagueWorld) => {
        const [, second] = evenings;
        if (second) await world.correct(1, second, { out: 2, pips: [10, 24, 3] });
      },
    ],
  ] as const)("is what the logs say when %s", async (_, make) => {
    const { league, world } = await newLeague();
    // The last evening was kept offline and arrives before the third.
    for (const index of [0, 1, 3, 2]) {
      const evening = evenings[index];
      if (evening) await world.play(evening, true);
    }
    const before = await comesTo(league.id);
    await make(world);
    const after = await comesTo(league.id);
    expect(after.results).not.toEqual(before.results);
  });

  it("are exactly as before once a removed game and a removed payment are added again", async () => {
    const { league, world } = await newLeague();
    for (const evening of evenings) await world.play({ ...evening, rulesetId: "domino-pool" }, true);
    const row = await rowOf(league.id);
    const list = async () =>
      (await readGames(database, row, { season: undefined, rulesetId: "", player: "", page: 1, size: 9 }))
        .games;
    const money = () => readMoney(database, row, { season: undefined, evening: "" });
    const paid = { payment: uuid(), from: bo, to: ana, amount: 250, on: "2026-01-15" };
    await world.change({ change: "payment", id: uuid(), ...paid });
    // The game counts for the player Bo was merged with, and has to return under Bo's own seat.
    await world.change({ change: "merge", id: uuid(), player: bo, into: dev });
    const before = { tables: await comesTo(league.id), money: await money(), list: await list() };
    const [, , second] = before.list;
    expect(second?.seats).toEqual({ p0: ana, p1: bo, p2: cleo });

    await world.change({ change: "remove-game", id: uuid(), game: second?.game ?? "" });
    await world.change({ change: "remove-payment", id: uuid(), payment: paid.payment });
    // The league's currency has changed by the time somebody restores them.
    await world.change({ change: "currency", id: uuid(), currency: "SEK" });
    const { game = "", seats = {}, currency = "" } = second ?? {};
    expect(await refused(league.id, { change: "game", id: uuid(), game, seats, currency: "€" })).toEqual([
      "not-a-currency /changes/0/currency",
    ]);
    const again = { change: "payment" as const, id: uuid(), ...paid };
    expect(await refused(league.id, { ...again, currency: "eur" })).toEqual([
      "not-a-currency /changes/0/currency",
    ]);
    await world.change({ change: "game", id: uuid(), game, seats, currency });
    await world.change({ ...again, currency });
    expect(await money()).toEqual(before.money);
    expect(await list()).toEqual(before.list);
    expect(await comesTo(league.id)).toEqual(before.tables);
  });
});

it("a debt that two keepers record as paid is paid once; another payment with its id is refused", async () => {
  const { league } = await newLeague();
  const paid = { payment: uuid(), from: bo, to: ana, amount: 250, on: "2026-01-15" };
  const record = (more: object = {}) =>
    refused(league.id, { change: "payment", id: uuid(), ...paid, ...more } as LeagueChange);
  expect([await record(), await record(), await record({ currency: "EUR" })]).toEqual([[], [], []]);
  for (const other of [{ amount: 300 }, { on: "2026-01-16" }, { owedFor: "Dues" }, { currency: "USD" }])
    expect(await record(other)).toEqual(["payment-taken /changes/0/payment"]);
  const { ledgers, payments } = await readMoney(database, await rowOf(league.id), {
    season: undefined,
    evening: "",
  });
  expect(payments).toHaveLength(1);
  expect(ledgers).toMatchObject([{ balances: [{ balance: 250 }, { balance: -250 }] }]);
});

describe("seeding and checking a league", () => {
  it("report their progress, and a result that is not the log’s is found", async () => {
    const played: [number, number][] = [];
    const stored: [number, number][] = [];
    const replayed: [number, number][] = [];
    const recordIn = (list: [number, number][]) => (done: number, of: number) => void list.push([done, of]);
    const seeding = {
      seed: 7,
      name: "Long",
      players: 8,
      games: 30,
      gamesAWeek: 20,
      hands: 1,
      key,
      until: new Date("2026-11-20T20:00:00.000Z"),
    };
    const onProgress = { played: recordIn(played), stored: recordIn(stored) };
    const seeded = await seedLeague(database, leagues, seeding, onProgress);
    expect(played.at(-1)).toEqual([29, 30]);
    expect(stored).toEqual([[0, 30]]);
    const id = seeded?.id ?? "";
    const wrong = async () => wrongOf(await replayLeague(database, games, id, recordIn(replayed)));
    expect(await wrong()).toEqual([]);
    expect(replayed.map(([done]) => done)).toEqual(Array.from({ length: 30 }, (_, done) => done));
    const before = await tablesOf(database, id);
    const [first] = before.games;
    const where = { leagueId_gameId: { leagueId: id, gameId: first?.gameId ?? "" } };
    await database.leagueGame.update({ where, data: { finishedAt: "2026-01-01T20:00:00.000Z" } });
    expect((await wrong()).map(({ row }) => row.gameId)).toEqual([first?.gameId]);
    expect(await rebuiltTablesOf(database, id)).toEqual(before);
  });
});

describe("two entries on the roster for one player", () => {
  it("count as one player when they are merged, and as two again when they are unmerged", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    await world.play({ rulesetId: "doubles", seats: [3, 1], hands: hands(0, 3, 10), ended: 11 * day }, true);
    const before = await standings(league.id);
    await world.change({ change: "merge", id: uuid(), player: dev, into: ana });
    expect(await places(league.id)).toEqual(["1 Ana", "2 Bo"]);
    expect(await refused(league.id, { change: "merge", id: uuid(), player: bo, into: ana })).toEqual([
      "played-together /changes/0/into",
    ]);
    await world.change({ change: "unmerge", id: uuid(), player: dev });
    expect(await standings(league.id)).toEqual(before);
  });
});

describe("a game that players join or leave", () => {
  const at = (day: number, body: { readonly kind: string; readonly [field: string]: unknown }) => ({
    ...entry(body),
    at: `2026-02-0${day}T20:00:00.000Z`,
  });

  it("waits until the league knows everyone; a player who left unranked still has money in it", async () => {
    const { league } = await newLeague();
    const players = ["a", "b", "c"].map((id) => ({ id, name: id.toUpperCase() }));
    const game = { protocol: 1 as const, id: uuid(), game: "domino-pool", options: { stake: 20 }, players };
    await store.create(game, key);
    const seats = { a: ana, b: bo, c: cleo };
    await change(league.id, { change: "game", id: uuid(), game: game.id, seats });
    const entries = [
      at(1, { kind: "hand", out: "a", left: { b: 5, c: 6 } }),
      at(1, { kind: "join", player: { id: "d", name: "D" } }),
      at(1, { kind: "leave", player: "a", score: "unranked" }),
      at(1, { kind: "hand", out: "d", left: { b: 5, c: 6 } }),
      at(1, { kind: "end" }),
    ];
    expect(await store.append(game.id, key, { protocol: 1, base: 0, entries })).toMatchObject({
      outcome: "stored",
    });
    const row = await rowOf(league.id);
    const list = () =>
      readGames(database, row, { season: undefined, rulesetId: "", player: "", page: 1, size: 5 });
    const waiting = await list();
    expect(waiting).toMatchObject({
      total: 0,
      playing: [{ game: game.id, seats, currency: "EUR", waitsFor: [{ id: "d" }] }],
    });
    // Removed and added again it waits again, as does a game added to the league after somebody joined.
    await change(league.id, { change: "remove-game", id: uuid(), game: game.id });
    expect(await list()).toMatchObject({ total: 0, playing: [] });
    await change(league.id, { change: "game", id: uuid(), game: game.id, seats });
    expect(await list()).toEqual(waiting);
    await change(league.id, { change: "game", id: uuid(), game: game.id, seats: { ...seats, d: dev } });
    expect(await list()).toMatchObject({ total: 1, playing: [] });
    expect(await places(league.id)).toEqual(["1 Dev", "2 Bo", "2 Cleo"]);
    const { ledgers } = await readMoney(database, row, { season: undefined, evening: "" });
    const balances = ledgers[0]?.balances ?? [];
    expect(balances.map(({ name, balance }) => [name, balance])).toEqual([
      ["Ana", 40],
      ["Dev", 40],
      ["Bo", -40],
      ["Cleo", -40],
    ]);
  });
});
