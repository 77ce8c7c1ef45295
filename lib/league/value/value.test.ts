import * as fc from "fast-check";
import { expect, it } from "vitest";
import { writtenCounts } from "../../../tests/support/league/tables";
import { eveningPoints } from "../pages/evening-points";
import { sheetPoints } from "../sheets/counted-sheet";
import { noRounds, type SeatResult } from "../standings/result";
import type { CountedLeague, RecordedGame } from "./record";
import { afterNews, type LeagueNews, type LeagueValue, leagueValue, recordedIn } from "./value";

const people = ["ana", "bo", "cleo", "dev"];
const nothing = { games: [], withdrawn: [], payments: [], comments: new Map() };
const first: CountedLeague = {
  id: "league",
  name: "League",
  slug: "league",
  points: [5, 3, 1],
  currency: "EUR",
  timeZone: "UTC",
  players: people.map((id) => ({ id, name: id })),
  seasons: [
    { id: "spring", name: "Spring", from: "2026-01-01", to: "2026-01-10", counting: { count: "total" } },
  ],
};

/** A game of some of the players, which ended in a minute of January; its number is its id. */
const game = fc
  .record({
    number: fc.nat(9),
    who: fc.shuffledSubarray(people, { minLength: 2 }),
    places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
    ahead: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 4, maxLength: 4 }),
    stake: fc.nat(50),
    rulesetId: fc.constantFrom("pip", "doubles"),
    minutes: fc.nat(20 * 24 * 60),
    onPaper: fc.boolean(),
  })
  .map(({ number, who, places, ahead, stake, rulesetId, minutes, onPaper }): RecordedGame => {
    const at = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
    const seated = { gameId: `game-${number}`, rulesetId, currency: "EUR" };
    const seats = Object.fromEntries(who.map((id) => [id, id]));
    const balanceOf = (index: number) => (index === 0 ? stake * (who.length - 1) : 0 - stake);
    if (onPaper) {
      const players = who.map((player, index) => ({
        player,
        points: places[index] ?? 0,
        balance: balanceOf(index),
      }));
      return { ...seated, seats, paper: { on: at.slice(0, 10), rankedBy: "most", players } };
    }
    const results = who.map((seat, index): SeatResult => {
      const place = places[index] ?? 1;
      const tied = who.filter((_, other) => places[other] === place).length;
      const rounds = { ...noRounds, rounds: 3, scored: 2, ahead: ahead[index] ?? 0, low: 1, high: 9 };
      return { seat, place, tied, total: 10 * place, balance: balanceOf(index), money: stake > 0, ...rounds };
    });
    return { ...seated, seats, played: { finishedAt: at, seats: results, aside: [] } };
  });

/** An evening of all, who have these places: two pairs, or everybody for themselves. */
const sheet = fc
  .record({
    number: fc.nat(3),
    places: fc.array(fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }), {
      minLength: 4,
      maxLength: 4,
    }),
    inPairs: fc.boolean(),
    minutes: fc.nat(20 * 24 * 60),
  })
  .map(({ number, places, inPairs, minutes }): RecordedGame => {
    const units = inPairs
      ? [
          [0, 1],
          [2, 3],
        ]
      : [[0], [1], [2], [3]];
    const standings = units.map((who, index) => {
      const place = places[index];
      return { who, ...(place !== undefined && { place }), games: 1, wins: 1, rests: 0 };
    });
    return {
      gameId: `evening-${number}`,
      rulesetId: "evening",
      currency: "",
      seats: {},
      sheet: {
        game: "hands",
        form: inPairs ? "pairs" : "alone",
        perGame: true,
        finishedAt: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString(),
        people: [0, 1, 2, 3].map((index) => people[index] ?? ""),
        rounds: [{ rest: [], tables: [{ table: 1, sides: units }] }],
        standings,
        adjustments: [],
        fairness: {},
      },
    };
  });

const player = fc.constantFrom(...people);
const news: fc.Arbitrary<(league: CountedLeague) => Partial<LeagueNews>> = fc.oneof(
  { weight: 6, arbitrary: fc.array(game, { maxLength: 3 }).map((games) => () => ({ games: unique(games) })) },
  fc.nat(9).map((number) => () => ({ withdrawn: [`game-${number}`] })),
  {
    weight: 3,
    arbitrary: fc.array(sheet, { maxLength: 2 }).map((games) => () => ({ games: unique(games) })),
  },
  fc.nat(3).map((number) => () => ({ withdrawn: [`evening-${number}`] })),
  fc
    .record({
      payment: fc.uuid(),
      from: player,
      to: player,
      amount: fc.integer({ min: 1, max: 90 }),
      day: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ day, ...paid }) => () => ({ payments: [{ ...paid, currency: "EUR", on: `2026-01-0${day}` }] })),
  fc.record({ who: player, into: player }).map(({ who, into }) => (league: CountedLeague) => ({
    league: {
      ...league,
      players: first.players.map((each) =>
        each.id === who && who !== into ? { ...each, mergedInto: into } : each,
      ),
    },
  })),
  fc.integer({ min: 1, max: 9 }).map((day) => (league: CountedLeague) => ({
    league: { ...league, seasons: first.seasons.map((each) => ({ ...each, from: `2026-01-0${day}` })) },
  })),
  fc
    .constantFrom("UTC", "America/Sao_Paulo")
    .map((timeZone) => (league: CountedLeague) => ({ league: { ...league, timeZone } })),
  fc.string().map((name) => (league: CountedLeague) => ({ league: { ...league, name } })),
  fc.string().map((text) => () => ({ comments: new Map([["2026-01-05", text]]) })),
);

const unique = (games: readonly RecordedGame[]) => [
  ...new Map(games.map((each) => [each.gameId, each])).values(),
];

it("a league after any news is the same as counted from its first game", () => {
  fc.assert(
    fc.property(fc.array(news, { maxLength: 12 }), (steps) => {
      let value = leagueValue({ league: first, games: [], payments: [], comments: new Map() });
      for (const step of steps) {
        const before = JSON.stringify(writtenCounts(value));
        const next = afterNews(value, { league: value.league, ...nothing, ...step(value.league) });
        // What was known before stays as it was.
        expect(JSON.stringify(writtenCounts(value))).toBe(before);
        value = next;
        const { league, payments, comments } = value;
        const games = recordedIn(value);
        const whole = leagueValue({ league, games, payments, comments });
        expect(writtenCounts(value)).toEqual(writtenCounts(whole));
        expect(value.payments).toEqual(whole.payments);
        expect(value.sheets).toEqual(whole.sheets);
        expectEveningsOnce(value);
        for (const accounts of value.accounts.values())
          expect([...accounts.values()].reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});

/** Each evening that is recorded gives its points once, in the season of its day, and is no game. */
function expectEveningsOnce(value: LeagueValue): void {
  const ids = value.sheets.map(({ gameId }) => gameId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(value.games.some(({ rulesetId }) => rulesetId === "evening")).toBe(false);
  for (const season of [undefined, ...value.league.seasons]) {
    const { rows, evenings } = eveningPoints(value, { season });
    const own = value.sheets.filter(({ day }) => !season || (season.from <= day && day <= season.to));
    expect(evenings).toBe(own.length);
    const given = own.flatMap((each) => sheetPoints(each, value.league.points));
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
    expect(sum(rows.map(({ points }) => points))).toBe(
      sum(given.map(({ who, points }) => who.length * points)),
    );
    expect(sum(rows.map((row) => row.of.length))).toBe(sum(given.map(({ who }) => who.length)));
  }
}
