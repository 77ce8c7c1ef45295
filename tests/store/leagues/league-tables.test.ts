import { describe, expect, it } from "vitest";
import { kitty } from "../../../lib/league/money/kitty";
import { moneyCsv, othersCsv, recordsCsv } from "../../../lib/league/pages/csv/csv-tables";
import { pointUnit } from "../../../lib/league/standings/points";
import { messages } from "../../../lib/server/words/words";
import { uuid } from "../../support/entries";
import { day, hands, openLeagueStore } from "../../support/league/open-league-store";
import {
  readGames,
  readLeagueGame,
  readMoney,
  readOthers,
  readPlayer,
  readRecords,
} from "../../support/league/read-pages";
import { people } from "../../support/league/world";

const { database, newLeague, refused, rowOf, standings } = await openLeagueStore();
const allTime = { season: undefined, rulesetId: "" };
const [ana, bo, cleo, dev] = people.map(({ id }) => id) as [string, string, string, string];

describe("money", () => {
  it("is settled with the fewest payments, a payment reduces a debt, and each currency has its own ledger", async () => {
    const { league, request, world } = await newLeague();
    const money = async (evening = "") => {
      const row = await rowOf(league.id);
      return readMoney(database, row, { season: undefined, evening });
    };
    await world.play(
      { rulesetId: "domino-pool", seats: [0, 1, 2], hands: hands(0, 3, 10, 11), ended: 10 * day },
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
    expect(await refused(league.id, paid)).toEqual([]);
    expect((await money()).ledgers[0]?.settleUp).toEqual({
      exact: true,
      payments: [{ from: cleo, to: ana, amount: 25 }],
    });
    expect((await money("2026-01-10")).ledgers).toMatchObject([{ balances: [{ balance: 50 }, {}, {}] }]);
    // An evening without games for money owes nothing: that payment was for another one.
    expect((await money("2026-01-12")).ledgers).toEqual([]);
    expect((await money()).evenings).toEqual(["2026-01-10"]);
    const sameDay = { ...paid, payment: uuid(), from: cleo, amount: 1_000, on: "2026-01-10" };
    await world.change({ ...sameDay, id: uuid() });
    expect((await money("2026-01-10")).ledgers).toMatchObject([
      { settleUp: { exact: true, payments: [{ from: bo, to: ana, amount: 25 }] } },
    ]);
    await world.change({ change: "remove-payment", id: uuid(), payment: sameDay.payment });
    await world.change({ change: "currency", id: uuid(), currency: "USD" });
    await world.play(
      { rulesetId: "domino-pool", seats: [0, 1, 2], hands: hands(1, 3, 10, 11), ended: 12 * day },
      true,
    );
    expect((await money()).ledgers.map(({ currency }) => currency)).toEqual(["EUR", "USD"]);
    await world.change({ change: "remove-payment", id: uuid(), payment: paid.payment });
    expect((await money()).payments).toEqual([]);
    expect(await refused(request.id, { ...paid, id: uuid(), to: bo, on: "soon" })).toEqual([
      "pays-itself /changes/0/to",
      "not-a-day /changes/0/on",
    ]);
    expect(await refused(request.id, { ...paid, id: uuid(), payment: uuid(), on: "2999-01-01" })).toEqual([
      "in-future /changes/0/on",
    ]);
  });
});

describe("the kitty", () => {
  it("is a party in the ledgers of a league and an evening, and what it holds is the money alone", async () => {
    const { league } = await newLeague();
    const money = async (evening = "") =>
      readMoney(database, await rowOf(league.id), { season: undefined, evening });
    const entry = (from: string, to: string, amount: number, owedFor?: string) => ({
      ...{ change: "payment" as const, id: uuid(), payment: uuid(), from, to, amount, on: "2026-01-10" },
      ...(owedFor && { owedFor }),
    });
    const dues = [ana, bo].map((member) => entry(kitty, member, 500, " Dues "));
    for (const each of [...dues, entry(ana, kitty, 500)]) expect(await refused(league.id, each)).toEqual([]);
    const { ledgers, payments, owed, kitty: holds } = await money();
    expect(ledgers).toEqual([
      {
        currency: "EUR",
        balances: [
          { player: kitty, name: "", balance: 500 },
          { player: bo, name: "Bo", balance: -500 },
        ],
        settleUp: { exact: true, payments: [{ from: bo, to: kitty, amount: 500 }] },
      },
    ]);
    expect([holds, payments.length, owed]).toMatchObject([
      [{ currency: "EUR", holds: 500 }],
      1,
      [{ owedFor: "Dues", from: kitty, amount: 500, entries: [{}, {}] }],
    ]);
    expect((await money("2026-01-10")).ledgers).toEqual(ledgers);
    expect(moneyCsv(await money(), messages().csv)[1]).toEqual([kitty, messages().csv.kitty, "5.00", "EUR"]);
    expect(await refused(league.id, { change: "player", id: uuid(), player: kitty, name: "Nia" })).toEqual([
      "kitty-id /changes/0/player",
    ]);
    expect(await refused(league.id, entry(kitty, kitty, 5))).toEqual(["pays-itself /changes/0/to"]);
    expect(await refused(league.id, entry(kitty, ana, 5, " \u200b"))).toEqual(["name /changes/0/owedFor"]);
    expect(await refused(league.id, { change: "merge", id: uuid(), player: ana, into: kitty })).toEqual([
      "no-such-player /changes/0/into",
    ]);
  });
});

describe("a league’s statistics", () => {
  it("have ratings in the order of finishing, head-to-head results, records and games", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 12), ended: 20 * day }, true);
    await world.play(
      {
        rulesetId: "doubles",
        seats: [0, 1],
        hands: [...hands(1, 7, 3), ...hands(0, 3, 10)],
        ended: 10 * day,
      },
      true,
    );
    const row = await rowOf(league.id);
    const player = await readPlayer(database, row, ana);
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
    const records = await readRecords(database, row, allTime);
    expect(records.kinds[0]).toMatchObject({
      kind: "doubles",
      aim: "many",
      high: [
        { name: "Ana", value: 12, opponents: [{ name: "Bo" }] },
        { name: "Bo", value: 7, opponents: [{ name: "Ana" }] },
      ],
    });
    const [spring] = row.seasons;
    const early = { season: spring && { ...spring, to: "2026-01-12" }, rulesetId: "doubles" };
    const { kinds, streaks } = await readRecords(database, row, early);
    expect(kinds.map(({ high }) => high.map(({ name, value }) => `${name} ${value}`))).toEqual([
      ["Ana 10", "Bo 7"],
    ]);
    expect(streaks).toEqual([]);
    expect((await readRecords(database, row, { ...allTime, season: row.seasons[1] })).kinds).toEqual([]);
    expect(records.kinds[0]?.comebacks).toMatchObject([{ name: "Ana", value: 7 }]);
    expect(records.streaks).toMatchObject([{ name: "Ana", value: 2 }]);
    const query = { season: undefined, rulesetId: "", player: "", page: 1, size: 1 };
    const list = await readGames(database, row, query);
    expect(list).toMatchObject({
      total: 2,
      games: [{ day: "2026-01-20", players: [{ name: "Ana", place: 1 }, {}] }],
    });
    expect((await readGames(database, row, { ...query, player: cleo })).total).toBe(0);
    // The points and ratings of the last game come from the stored results.
    const game = await readLeagueGame(database, row, list.games[0]?.game ?? "");
    expect(game).toMatchObject(list.games[0] ?? {});
    const [before, after] = player?.ratings ?? [];
    expect(game?.players).toMatchObject([
      { name: "Ana", points: 5 * pointUnit, rating: { before: before?.mu, after: after?.mu } },
      { name: "Bo", points: 3 * pointUnit },
    ]);
    const first = await readGames(database, row, { ...query, page: 2 });
    const earlier = await readLeagueGame(database, row, first.games[0]?.game ?? "");
    expect(earlier?.players[0]?.rating).toEqual({ before: null, after: before?.mu });
  });

  it("show everyone’s place a week ago", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    await world.play({ rulesetId: "doubles", seats: [1, 2], hands: hands(0, 3, 10), ended: 322 * day }, true);
    const { rows } = await standings(league.id);
    expect(rows.map(({ name, place, placeBefore }) => [name, place, placeBefore])).toEqual([
      ["Bo", 1, 2],
      ["Ana", 2, 1],
      ["Cleo", 3, null],
    ]);
  });
});

describe("partners", () => {
  /** Ana and Cleo against Bo and Dev: 40 to 0, then 0 to 20. Then Ana and Bo against Cleo and Dev: 30 to 0. */
  async function playedInSides() {
    const made = await newLeague();
    const pairs = [0, 1, 2, 3];
    await made.world.play(
      { rulesetId: "count", seats: pairs, hands: hands(0, 9, 20, 9, 20), ended: 10 * day },
      true,
    );
    await made.world.play(
      { rulesetId: "count", seats: pairs, hands: hands(1, 10, 9, 10, 9), ended: 11 * day },
      true,
    );
    await made.world.play(
      { rulesetId: "count", seats: [1, 2, 0, 3], hands: hands(0, 9, 15, 9, 15), ended: 12 * day },
      true,
    );
    return made;
  }

  it("share a place, a win and points, and are listed together in the result", async () => {
    const { league } = await playedInSides();
    const row = await rowOf(league.id);
    const { games } = await readGames(database, row, {
      season: undefined,
      rulesetId: "",
      player: "",
      page: 1,
      size: 9,
    });
    expect(games.map(({ players }) => players.map((each) => [each.name, each.side, each.place]))).toEqual([
      [
        ["Bo", 0, 1],
        ["Ana", 0, 1],
        ["Cleo", 1, 2],
        ["Dev", 1, 2],
      ],
      [
        ["Bo", 1, 1],
        ["Dev", 1, 1],
        ["Ana", 0, 2],
        ["Cleo", 0, 2],
      ],
      [
        ["Ana", 0, 1],
        ["Cleo", 0, 1],
        ["Bo", 1, 2],
        ["Dev", 1, 2],
      ],
    ]);
    const { rows } = await standings(league.id);
    expect(rows.map(({ name, won, shared, points }) => [name, won, shared, points / 27_720])).toEqual([
      ["Ana", 2, 0, 13],
      ["Bo", 2, 0, 13],
      ["Cleo", 1, 0, 11],
      ["Dev", 1, 0, 11],
    ]);
  });

  it("are counted separately from opponents, in tables and in CSV", async () => {
    const { league } = await playedInSides();
    const others = await readOthers(database, await rowOf(league.id), ana);
    expect(others).toMatchObject({
      partners: [
        { player: cleo, games: 2, won: 1, lost: 1 },
        { player: bo, games: 1, won: 1, lost: 0 },
      ],
      headToHead: [
        { player: dev, games: 3, ahead: 2, behind: 1 },
        { player: bo, games: 2, ahead: 1, behind: 1 },
        { player: cleo, games: 1, ahead: 1, behind: 0 },
      ],
    });
    expect(others && othersCsv(others, messages().csv).slice(1)).toEqual([
      [cleo, "Cleo", 2, 1, 1, 1, 1, 0],
      [bo, "Bo", 1, 1, 0, 2, 1, 1],
      [dev, "Dev", 0, 0, 0, 3, 2, 1],
    ]);
  });

  it("share a record that names both", async () => {
    const { league } = await playedInSides();
    const records = await readRecords(database, await rowOf(league.id), allTime);
    const high = records.kinds[0]?.high.map(({ name, partners, value }) => [
      name,
      partners?.map((each) => each.name),
      value,
    ]);
    expect(high).toEqual([
      ["Ana", ["Cleo"], 40],
      ["Ana", ["Bo"], 30],
      ["Bo", ["Dev"], 20],
    ]);
    const streaks = records.streaks.map(({ name, partners, value }) => [name, partners, value]);
    expect(streaks).toEqual([["Bo", undefined, 2]]);
    const ofHigh = recordsCsv(records, messages().csv).filter(([record]) => record === "highest round");
    expect(ofHigh.map(([, , value, , name]) => [value, name])).toEqual([
      [40, "Ana"],
      [40, "Cleo"],
      [30, "Ana"],
      [30, "Bo"],
      [20, "Bo"],
      [20, "Dev"],
    ]);
  });

  it("cannot be merged with each other, even if they never played against each other", async () => {
    const { league, world } = await newLeague();
    await world.play(
      { rulesetId: "count", seats: [0, 1, 2, 3], hands: hands(0, 9, 20, 9, 20), ended: 10 * day },
      true,
    );
    const merge = { change: "merge" as const, id: uuid(), player: cleo, into: ana };
    expect(await refused(league.id, merge)).toEqual(["played-together /changes/0/into"]);
  });
});
