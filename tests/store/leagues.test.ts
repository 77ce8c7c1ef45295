import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import type { LeagueChange } from "../../lib/league/wire";
import { GameStore } from "../../lib/server/game-store";
import { readGames, readRecords } from "../../lib/server/league/game-lists";
import { findLeague } from "../../lib/server/league/league-row";
import { LeagueStore } from "../../lib/server/league/league-store";
import { readMoney } from "../../lib/server/league/money-page";
import { readPlayer } from "../../lib/server/league/player-page";
import { sqlOf } from "../../lib/server/league/sql";
import { readStandings } from "../../lib/server/league/standings";
import { readMigrations } from "../../lib/server/migrate";
import { openSqlite } from "../../lib/server/sqlite";
import { entry, key, uuid } from "../support/entries";
import { seedLeague } from "../support/league/seed";
import { rebuiltTablesOf, tablesOf } from "../support/league/tables";
import { LeagueWorld, leagueRequest, people } from "../support/league/world";
import { temporaryDirectory } from "../support/temporary";

const migrations = readMigrations(join(import.meta.dirname, "../../prisma/migrations"));
const database = openSqlite(join(temporaryDirectory(), "test.db"), migrations);
afterAll(() => database.$disconnect());
const sql = sqlOf(database);

const told: string[] = [];
const leagues = new LeagueStore(database, games, (id) => told.push(id));
const store = new GameStore(database, games, undefined, leagues);

const [ana, bo, cleo, dev] = people.map(({ id }) => id) as [string, string, string, string];
const day = 24 * 60;

async function newLeague(more: object = {}) {
  const request = { ...leagueRequest(), ...more };
  const created = await leagues.create(request, key);
  if (!("league" in created)) throw new Error(JSON.stringify(created));
  return { request, league: created.league, world: new LeagueWorld(request.id, store, leagues) };
}

const change = (id: string, made: LeagueChange, by = key) => leagues.change(id, by, [made]);
const refused = async (id: string, made: LeagueChange) => {
  const done = await change(id, made);
  return "problems" in done ? done.problems.map(({ code, path }) => `${code} ${path}`) : done.outcome;
};

const standings = async (id: string, kind = "", season?: string) => {
  const league = await findLeague(sql, id);
  if (!league) throw new Error("no league");
  const found = (await leagues.find(id))?.seasons.find((each) => each.id === season);
  const query = { kind, page: 1, size: 50, search: "", now: "2026-11-21T00:00:00.000Z" };
  return readStandings(sql, league, {
    ...query,
    season: found && { ...found, firstDay: found.from, lastDay: found.to, points: found.points },
  });
};
const places = async (id: string, kind = "") =>
  (await standings(id, kind)).rows.map(({ place, name }) => `${place} ${name}`);

describe("a league", () => {
  it("is made once, however often it is sent", async () => {
    const { request, league } = await newLeague();
    expect(league).toMatchObject({
      name: "Friday Dominoes",
      slug: expect.stringMatching(/^friday-dominoes/),
    });
    expect(await leagues.create(request, key)).toMatchObject({ outcome: "again", league });
    const other = await leagues.create({ ...request, name: "Other" }, key);
    expect(other).toMatchObject({ outcome: "league-id-taken" });
    expect(await leagues.create(request, "x".repeat(32))).toMatchObject({ outcome: "league-id-taken" });
  });

  it("of one is none, and everything else that is wrong is told at once", async () => {
    const [one] = people;
    const wrong = { name: " ", points: [1, 2], currency: "euro", timeZone: "Mars", slug: "new" };
    const created = await leagues.create({ ...leagueRequest(), ...wrong, players: one ? [one] : [] }, key);
    expect(created).toMatchObject({ outcome: "bad-request" });
    const paths = "problems" in created ? created.problems.map(({ path }) => path) : [];
    expect(paths.sort()).toEqual(["/currency", "/name", "/players", "/points/1", "/slug", "/timeZone"]);
  });

  it("is found by its id, its address, and every address it had", async () => {
    const { league } = await newLeague();
    const slug = `quiet-${league.id.slice(-6)}`;
    await change(league.id, { change: "slug", id: uuid(), slug });
    for (const found of [league.id, slug, league.slug]) expect((await leagues.find(found))?.slug).toBe(slug);
    expect(await leagues.find("nobody-here")).toBeUndefined();
  });

  it("cannot have an address that is taken, even one that another league had before", async () => {
    const [one, other] = [await newLeague(), await newLeague()];
    await change(one.league.id, { change: "slug", id: uuid(), slug: `moved-${one.league.id.slice(-6)}` });
    const slug = one.league.slug;
    expect(await refused(other.league.id, { change: "slug", id: uuid(), slug })).toEqual([
      "slug-taken /changes/0/slug",
    ]);
    const again = await leagues.create({ ...leagueRequest(), slug }, key);
    expect(again).toMatchObject({ outcome: "slug-taken", problems: [{ path: "/slug" }] });
  });

  it("takes a change once, and refuses another under its id", async () => {
    const { league } = await newLeague();
    const named: LeagueChange = { change: "name", id: uuid(), name: "Sunday" };
    const first = await change(league.id, named);
    expect(await change(league.id, named)).toEqual(first);
    expect(await refused(league.id, { ...named, name: "Monday" })).toEqual(["id-taken /changes/0/id"]);
    expect(await change(league.id, { ...named, id: uuid() }, "y".repeat(32))).toEqual({
      outcome: "wrong-key",
    });
  });

  it("takes all changes of a request or none", async () => {
    const { league } = await newLeague();
    const changes: LeagueChange[] = [
      { change: "name", id: uuid(), name: "Sunday" },
      { change: "points", id: uuid(), points: [1, 9] },
    ];
    expect(await leagues.change(league.id, key, changes)).toMatchObject({
      outcome: "unfit",
      problems: [{ code: "points-rise", path: "/changes/1/points/1" }],
    });
    expect((await leagues.find(league.id))?.name).toBe(league.name);
  });

  it("refuses seasons that overlap, twins on the roster, and whoever is not there", async () => {
    const { league } = await newLeague();
    const id = league.id;
    const season = {
      change: "season" as const,
      id: uuid(),
      season: uuid(),
      name: "X",
      from: "2026-06-30",
      to: "2026-07-01",
    };
    expect(await refused(id, season)).toEqual(["seasons-overlap /changes/0/from"]);
    expect(await refused(id, { change: "player", id: uuid(), player: uuid(), name: " ANA " })).toEqual([
      "name-taken /changes/0/name",
    ]);
    expect(await refused(id, { change: "merge", id: uuid(), player: ana, into: uuid() })).toEqual([
      "no-such-player /changes/0/into",
    ]);
    expect(await refused(id, { change: "game", id: uuid(), game: uuid(), seats: {} })).toEqual([
      "no-such-game /changes/0/game",
    ]);
    expect(await refused(id, { change: "remove-season", id: uuid(), season: uuid() })).toEqual([
      "no-such-season /changes/0/season",
    ]);
  });
});

const hands = (out: number, ...pips: number[]) => [{ out, pips }];

describe("a finished game", () => {
  it("counts from the entry that ends it, once; again when it is corrected; and no more when it goes on", async () => {
    const { league, world } = await newLeague();
    const table = { kind: "doubles" as const, seats: [0, 1, 2], hands: hands(0, 3, 10, 11), ended: 10 * day };
    told.length = 0;
    await world.play(table, true);
    expect(told).toContain(league.id);
    expect(await places(league.id)).toEqual(["1 Ana", "2 Bo", "2 Cleo"]);
    await world.correct(0, table, { out: 2, pips: [10, 11, 3] });
    expect(await places(league.id)).toEqual(["1 Cleo", "2 Ana", "2 Bo"]);
    expect((await standings(league.id)).rows.map(({ played }) => played)).toEqual([1, 1, 1]);
    await world.reopen(0);
    expect(await places(league.id)).toEqual([]);
    await world.append(world.tables[0] ?? { id: "", head: 0 }, [entry({ kind: "end" })]);
    expect(await places(league.id)).toEqual(["1 Cleo", "2 Ana", "2 Bo"]);
  });

  it("is counted in the season in which it ended, and of its kind", async () => {
    const { league, request, world } = await newLeague();
    await world.play({ kind: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    await world.play(
      { kind: "domino-pool", seats: [1, 2, 0], hands: hands(0, 3, 10, 11), ended: 200 * day },
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

  it("needs everybody at its table in the league, each once", async () => {
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
    expect(await refused(league.id, put({ a: ana, b: bo }))).toBe("changed");
    expect(await refused(league.id, { change: "remove-player", id: uuid(), player: bo })).toEqual([
      "has-results /changes/0/player",
    ]);
  });
});

describe("what is kept step by step", () => {
  /** Four evenings of the same three; the second was Bo's best and Cleo's worst. */
  const evenings = [
    { hands: hands(0, 3, 10, 11), ended: 10 * day },
    { hands: hands(1, 10, 3, 24), ended: 20 * day },
    { hands: hands(1, 10, 3, 4), ended: 30 * day },
    { hands: hands(2, 3, 5, 4), ended: 40 * day },
  ].map((evening) => ({ ...evening, kind: "doubles" as const, seats: [0, 1, 2] }));

  const comesTo = async (id: string) => {
    const kept = await tablesOf(database, id);
    expect(kept).toEqual(await rebuiltTablesOf(database, id));
    return kept;
  };

  it.each([
    [
      "a game is taken out of the middle",
      (world: LeagueWorld) =>
        world.change({ change: "remove-game", id: uuid(), game: world.tables[1]?.id ?? "" }),
    ],
    ["one of the middle goes on", (world: LeagueWorld) => world.reopen(1)],
    [
      "an old game is corrected",
      async (world: LeagueWorld) => {
        const [, second] = evenings;
        if (second) await world.correct(1, second, { out: 2, pips: [10, 24, 3] });
      },
    ],
  ] as const)("is what the logs come to when %s", async (_, make) => {
    const { league, world } = await newLeague();
    // The last evening was kept offline, and comes before the third.
    for (const index of [0, 1, 3, 2]) {
      const evening = evenings[index];
      if (evening) await world.play(evening, true);
    }
    const before = await comesTo(league.id);
    await make(world);
    const after = await comesTo(league.id);
    expect(after.results).not.toEqual(before.results);
    expect(after.results.every(({ ratings }) => ratings !== null)).toBe(true);
  });
});

describe("a correction that more than a hundred games follow", () => {
  it("is rated in slices, and comes to the same", async () => {
    const seeded = await seedLeague(database, leagues, {
      ...{ seed: 7, name: "Long", players: 8, games: 130, gamesAWeek: 20, hands: 1, key },
      until: new Date("2026-11-20T20:00:00.000Z"),
    });
    const id = seeded?.id ?? "";
    const before = await tablesOf(database, id);
    const first = await database.leagueGame.findFirst({
      where: { leagueId: id },
      orderBy: { finishedAt: "asc" },
    });
    await change(id, { change: "remove-game", id: uuid(), game: first?.gameId ?? "" });
    await leagues.reckonAll(id);
    const after = await tablesOf(database, id);
    expect(after.games).toHaveLength(129);
    expect(after.results.at(-1)?.ratings).not.toBe(before.results.at(-1)?.ratings);
    expect(after).toEqual(await rebuiltTablesOf(database, id));
  });
});

describe("two players who are one", () => {
  it("count as one when they are merged, and as two again when they are not", async () => {
    const { league, world } = await newLeague();
    await world.play({ kind: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    await world.play({ kind: "doubles", seats: [3, 1], hands: hands(0, 3, 10), ended: 11 * day }, true);
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

describe("money", () => {
  it("is settled in the fewest payments; who paid is owed less; and another currency is another ledger", async () => {
    const { league, request, world } = await newLeague();
    const money = async (evening = "") => {
      const row = await findLeague(sql, league.id);
      if (!row) throw new Error("no league");
      return readMoney(sql, row, { season: undefined, evening });
    };
    await world.play(
      { kind: "domino-pool", seats: [0, 1, 2], hands: hands(0, 3, 10, 11), ended: 10 * day },
      true,
    );
    expect((await money()).ledgers).toMatchObject([
      { currency: "EUR", balances: [{ name: "Ana", balance: 50 }, { balance: -25 }, { balance: -25 }] },
    ]);
    const paid = {
      change: "payment" as const,
      id: uuid(),
      payment: uuid(),
      from: bo,
      to: ana,
      amount: 25,
      on: "2026-01-12",
    };
    expect(await refused(league.id, paid)).toBe("changed");
    expect((await money()).ledgers[0]?.settleUp).toEqual({
      exact: true,
      payments: [{ from: cleo, to: ana, amount: 25 }],
    });
    expect((await money("2026-01-10")).ledgers).toMatchObject([{ balances: [{ balance: 50 }, {}, {}] }]);
    await world.change({ change: "currency", id: uuid(), currency: "USD" });
    await world.play(
      { kind: "domino-pool", seats: [0, 1, 2], hands: hands(1, 3, 10, 11), ended: 12 * day },
      true,
    );
    expect((await money()).ledgers.map(({ currency }) => currency)).toEqual(["EUR", "USD"]);
    await world.change({ change: "remove-payment", id: uuid(), payment: paid.payment });
    expect((await money()).payments).toEqual([]);
    expect(await refused(request.id, { ...paid, id: uuid(), to: bo, on: "soon" })).toEqual([
      "pays-itself /changes/0/to",
      "not-a-day /changes/0/on",
    ]);
  });

  it("cannot be entered in the database so that it does not sum to 0", async () => {
    const { league } = await newLeague();
    const entered = (debtor: string, creditor: string, amount: bigint) =>
      database.leagueTransfer.create({
        data: {
          leagueId: league.id,
          source: uuid(),
          debtor,
          creditor,
          amount,
          currency: "EUR",
          day: "",
          evening: "",
        },
      });
    await expect(entered(ana, ana, 5n)).rejects.toThrow();
    await expect(entered(ana, bo, 0n)).rejects.toThrow();
    await expect(entered(ana, bo, -5n)).rejects.toThrow();
  });
});

describe("what is read of a league", () => {
  it("has ratings in the order of finishing, head to head, records and games", async () => {
    const { league, world } = await newLeague();
    await world.play({ kind: "doubles", seats: [0, 1], hands: hands(0, 3, 12), ended: 20 * day }, true);
    await world.play(
      { kind: "doubles", seats: [0, 1], hands: [...hands(1, 7, 3), ...hands(0, 3, 10)], ended: 10 * day },
      true,
    );
    const row = await findLeague(sql, league.id);
    if (!row) throw new Error("no league");
    const player = await readPlayer(sql, row, ana);
    expect(player?.ratings.map(({ finishedAt }) => finishedAt.slice(0, 10))).toEqual([
      "2026-01-11",
      "2026-01-21",
    ]);
    expect(player?.ratings[1]?.mu).toBeGreaterThan(player?.ratings[0]?.mu ?? 99);
    expect(player?.standings[0]?.rating).toMatchObject({
      mu: player?.ratings[1]?.mu,
      sureness: "provisional",
    });
    expect(player?.headToHead).toEqual([{ player: bo, name: "Bo", games: 2, ahead: 2, behind: 0 }]);
    expect(player?.streak).toEqual({ now: 2, longest: 2 });
    const records = await readRecords(sql, row);
    expect(records.kinds[0]).toMatchObject({
      kind: "doubles",
      high: [{ value: 12 }, { value: 10 }, { value: 7 }],
    });
    expect(records.kinds[0]?.comebacks).toMatchObject([{ name: "Ana", value: 7 }]);
    expect(records.streaks).toMatchObject([{ name: "Ana", value: 2 }]);
    const query = { season: undefined, kind: "", player: "", page: 1, size: 1 };
    const list = await readGames(sql, row, query);
    expect(list).toMatchObject({
      total: 2,
      games: [{ day: "2026-01-21", players: [{ name: "Ana", place: 1 }, {}] }],
    });
    expect((await readGames(sql, row, { ...query, player: cleo })).total).toBe(0);
  });

  it("shows where everybody stood a week ago", async () => {
    const { league, world } = await newLeague();
    await world.play({ kind: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    await world.play({ kind: "doubles", seats: [1, 2], hands: hands(0, 3, 10), ended: 322 * day }, true);
    const { rows } = await standings(league.id);
    expect(rows.map(({ name, place, placeBefore }) => [name, place, placeBefore])).toEqual([
      ["Bo", 1, 2],
      ["Ana", 2, 1],
      ["Cleo", 3, null],
    ]);
  });
});

describe("people who come and go in mid-game", () => {
  const at = (day: number, body: { readonly kind: string; readonly [field: string]: unknown }) => ({
    ...entry(body),
    at: `2026-02-0${day}T20:00:00.000Z`,
  });

  it("are waited for until the league knows them; who left without a place has money in it all the same", async () => {
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
    const row = await findLeague(sql, league.id);
    if (!row) throw new Error("no league");
    const list = () => readGames(sql, row, { season: undefined, kind: "", player: "", page: 1, size: 5 });
    expect(await list()).toMatchObject({ total: 0, playing: [{ game: game.id, waitsFor: [{ id: "d" }] }] });
    await change(league.id, { change: "game", id: uuid(), game: game.id, seats: { ...seats, d: dev } });
    expect(await list()).toMatchObject({ total: 1, playing: [] });
    expect(await places(league.id)).toEqual(["1 Dev", "2 Bo", "2 Cleo"]);
    const { ledgers } = await readMoney(sql, row, { season: undefined, evening: "" });
    const balances = ledgers[0]?.balances ?? [];
    expect(balances.map(({ name, balance }) => [name, balance])).toEqual([
      ["Ana", 40],
      ["Dev", 40],
      ["Bo", -40],
      ["Cleo", -40],
    ]);
  });
});
