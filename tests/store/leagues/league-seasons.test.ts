import { describe, expect, it } from "vitest";
import { uuid } from "../../support/entries";
import { day, hands, openLeagueStore } from "../../support/league/open-league-store";
import {
  readCrossTable,
  readPlayedEvening,
  readPlayedEvenings,
  readSeason,
  readSeasons,
  readStandings,
} from "../../support/league/read-pages";
import { verifiedTablesOf } from "../../support/league/tables";
import { people } from "../../support/league/world";

const { database, newLeague, refused, rowOf } = await openLeagueStore();
const [ana, bo, cleo] = people.map(({ id }) => id) as [string, string, string];
const evening = 20 * 60;
/** When all of them are over. */
const now = "2026-06-01T00:00:00.000Z";

type World = Awaited<ReturnType<typeof newLeague>>["world"];
/** A game of Doubles: who goes out, and what everyone holds. */
const play = (world: World, seats: number[], out: number, pips: number[], ended: number) =>
  world.play({ rulesetId: "doubles", seats, hands: hands(out, ...pips), ended }, true);

describe("an evening", () => {
  it("has its players, games, settlement, and the evenings before and after", async () => {
    const { league, world } = await newLeague();
    await play(world, [0, 1], 0, [0, 12], 7 * day + evening);
    await play(world, [0, 1, 2], 1, [4, 0, 12], 14 * day + evening);
    // After midnight, and for money.
    await world.play(
      { rulesetId: "domino-pool", seats: [0, 1, 2], hands: hands(0, 3, 10, 11), ended: 15 * day + 60 },
      true,
    );
    await play(world, [1, 2], 0, [0, 5], 21 * day + evening);
    const row = await rowOf(league.id);
    const told = await readPlayedEvening(database, row, "2026-01-15", now);
    expect(told?.reply).toMatchObject({
      previous: "2026-01-08",
      next: "2026-01-22",
      players: [
        { player: ana, place: 1, played: 2, won: 1 },
        { player: bo, played: 2, won: 1 },
        { player: cleo, played: 2, won: 0 },
      ],
      games: [{ kind: "doubles" }, { kind: "domino-pool" }],
      ledgers: [
        { currency: "EUR", balances: [{ balance: 50 }, {}, {}], settleUp: { payments: [{ to: ana }, {}] } },
      ],
    });
    expect(told?.facts.length).toBeGreaterThan(0);
    expect(await readPlayedEvening(database, row, "2026-01-16", now)).toBeUndefined();
    const first = await readPlayedEvening(database, row, "2026-01-08", now);
    expect(first?.reply).toMatchObject({ previous: null, next: "2026-01-15", ledgers: [] });
  });

  it("belongs whole to the season in which it began, with its results on paper", async () => {
    const { league, request, world } = await newLeague();
    const season = {
      season: request.seasons[0]?.id ?? "",
      name: "Until Friday",
      from: "2026-01-01",
      to: "2026-01-16",
    };
    await world.change({ change: "season", id: uuid(), ...season });
    const friday = 15 * day;
    for (const ended of [evening, evening + 220, 24 * 60 + 30, 24 * 60 + 4 * 60])
      await play(world, [0, 1], 0, [0, 5], friday + ended);
    await play(world, [0, 1], 1, [5, 0], friday + day + 7 * 60);
    const paper = { change: "paper-result" as const, id: uuid(), game: uuid(), kind: "doubles" };
    const players = [
      { player: ana, place: 1 },
      { player: bo, place: 2 },
    ];
    await world.change({ ...paper, on: "2026-01-16", rankedBy: "places", players });
    const row = await rowOf(league.id);
    const told = await readPlayedEvening(database, row, "2026-01-16", now);
    // What was written down comes after what was played here.
    expect(told?.reply.games.map(({ game }) => game).at(-1)).toBe(paper.game);
    expect(told?.reply.games).toHaveLength(5);
    const read = await readSeason(database, row, season.season, "2026-01-17T04:30:00.000Z");
    expect(read).toMatchObject({ games: 5, evenings: 1, ended: false });
    const ended = await readSeason(database, row, season.season, "2026-01-17T06:30:00.000Z");
    expect(ended).toMatchObject({ ended: true });
  });

  it("is listed with its number of games, newest first and thirty at a time", async () => {
    const { league, world } = await newLeague();
    expect(await readPlayedEvenings(database, await rowOf(league.id), "")).toMatchObject({
      evenings: [],
      before: null,
    });
    for (let days = 1; days <= 31; days++) await play(world, [0, 1], 0, [0, 5], days * day + evening);
    await play(world, [0, 1], 0, [0, 5], 31 * day + evening + 1);
    const row = await rowOf(league.id);
    const { evenings, before } = await readPlayedEvenings(database, row, "");
    expect(evenings).toHaveLength(30);
    const winners = [{ player: ana, name: "Ana" }];
    expect(evenings[0]).toEqual({ evening: "2026-02-01", games: 2, winners });
    expect(before).toBe("2026-01-03");
    expect(await readPlayedEvenings(database, row, before ?? "")).toMatchObject({
      evenings: [{ evening: "2026-01-02", games: 1 }],
      before: null,
    });
  });
});

it("the table of a season that is over has the ratings of its end, whatever was played since", async () => {
  const { league, request, world } = await newLeague();
  const [spring, autumn] = request.seasons;
  if (!spring || !autumn) throw new Error("no seasons");
  const ratings = async (season: typeof spring, at: string) => {
    const row = await rowOf(league.id);
    const chosen = row.seasons.find(({ id }) => id === season.id);
    const query = { rulesetId: "", page: 1, size: 50, search: "", now: at, season: chosen };
    const { rows } = await readStandings(database, row, query);
    return new Map(rows.map(({ player, rating }) => [player, rating]));
  };
  await play(world, [0, 1], 0, [0, 12], 10 * day + evening);
  const then = await ratings(spring, "2026-02-01T12:00:00.000Z");
  await play(world, [0, 1], 0, [0, 12], 250 * day + evening);
  expect(await ratings(spring, "2026-12-01T12:00:00.000Z")).toEqual(then);
  expect((await ratings(autumn, "2026-12-01T12:00:00.000Z")).get(ana)).not.toEqual(then.get(ana));
});

describe("the time zone of a league", () => {
  it("is changed with the days of all its games, and a time zone must exist", async () => {
    const { league, world } = await newLeague();
    await play(world, [0, 1], 0, [0, 5], 10 * day + 5 * 60);
    const dayOf = async () => (await readPlayedEvenings(database, await rowOf(league.id), "")).evenings;
    expect(await dayOf()).toMatchObject([{ evening: "2026-01-11" }]);
    const zone = (timeZone: string) => ({ change: "time-zone" as const, id: uuid(), timeZone });
    await world.change(zone("America/Sao_Paulo"));
    expect(await dayOf()).toMatchObject([{ evening: "2026-01-10" }]);
    await verifiedTablesOf(database, league.id);
    expect(await refused(league.id, zone("Europe/Nowhere"))).toEqual(["not-a-time-zone /changes/0/timeZone"]);
  });
});

describe("a season", () => {
  it("has champions and awards, and ends after its last day in the league’s time zone", async () => {
    const { league, request, world } = await newLeague();
    const [spring, autumn] = request.seasons.map(({ id }) => id) as [string, string];
    await play(world, [0, 1, 2], 0, [0, 12, 30], 10 * day + evening);
    await play(world, [0, 1], 1, [7, 0], 17 * day + evening);
    await play(world, [1, 2], 0, [0, 9], 250 * day + evening);
    const row = await rowOf(league.id);
    // In Berlin, the evening of 30 June is over.
    const season = await readSeason(database, row, spring, "2026-07-01T04:30:00.000Z");
    expect(season).toMatchObject({
      ended: true,
      games: 2,
      evenings: 2,
      champions: [{ player: ana }],
      awards: [
        { award: "most-wins", holders: [{ players: [{ name: "Ana" }] }, { players: [{ name: "Bo" }] }] },
        { award: "best-average" },
        { award: "closest-game", holders: [{ kind: "doubles" }, { players: [{ name: "Bo" }] }] },
        {
          award: "attendance",
          holders: [
            { value: 2, of: 2 },
            { value: 2, of: 2 },
          ],
        },
        // Both had nothing in the first game.
        { award: "most-seconds", holders: [{ players: [{ name: "Bo" }], value: 1 }, { value: 1 }] },
      ],
    });
    expect((await readSeason(database, row, spring, "2026-06-30T12:00:00.000Z"))?.ended).toBe(false);
    expect(await readSeason(database, row, uuid(), "2026-06-30T12:00:00.000Z")).toBeUndefined();
    expect(await readSeasons(database, row, "2026-12-01T12:00:00.000Z")).toMatchObject({
      seasons: [
        { season: autumn, ended: false, champions: [{ name: "Bo" }] },
        { season: spring, ended: true, champions: [{ name: "Ana" }] },
      ],
      titles: [{ name: "Ana", won: 1, shared: 0 }],
    });
  });

  it("is won by everyone tied at its top, and by nobody before the minimum number of games", async () => {
    const { league, world } = await newLeague();
    const season = { id: uuid(), name: "Summer", from: "2026-07-01", to: "2026-08-31" };
    const counting = { count: "average" as const, leastGames: 2 };
    await world.change({ change: "season", ...season, id: uuid(), season: season.id, counting });
    const champions = async () => {
      const read = await readSeason(database, await rowOf(league.id), season.id, "2026-09-01T12:00:00.000Z");
      return read?.champions.map(({ name }) => name);
    };
    expect(await champions()).toEqual([]);
    await play(world, [0, 1], 0, [0, 5], 185 * day + evening);
    expect(await champions()).toEqual([]);
    await play(world, [0, 1], 1, [5, 0], 186 * day + evening);
    expect(await champions()).toEqual(["Ana", "Bo"]);
    expect((await readSeasons(database, await rowOf(league.id), "2027-01-01T12:00:00.000Z")).titles).toEqual([
      { player: ana, name: "Ana", won: 1, shared: 1 },
      { player: bo, name: "Bo", won: 1, shared: 1 },
    ]);
  });
});

it("the cross table lists the players in the order of the standings, with their results against each other", async () => {
  const { league, world } = await newLeague();
  expect(await readCrossTable(database, await rowOf(league.id))).toMatchObject({ total: 0, players: [] });
  await play(world, [0, 1], 1, [5, 0], 10 * day);
  await play(world, [1, 2], 0, [0, 5], 11 * day);
  const { players, pairs, total } = await readCrossTable(database, await rowOf(league.id));
  expect([total, players.map(({ name }) => name)]).toEqual([3, ["Bo", "Ana", "Cleo"]]);
  const [a, b] = [ana, bo].sort();
  expect(pairs.find((pair) => pair.a === a && pair.b === b)).toMatchObject({
    games: 1,
    aAhead: a === bo ? 1 : 0,
    bAhead: b === bo ? 1 : 0,
  });
  expect(pairs.some((pair) => [pair.a, pair.b].sort().join() === [ana, cleo].sort().join())).toBe(false);
});
