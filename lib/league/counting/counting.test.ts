import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byFinish } from "../standings/order";
import { type PostedGame, postedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";
import { completed, formLength, missing, type Tally } from "../standings/tally";
import { lastGameBefore, newCareers, playOn } from "./careers";
import { foldLeague } from "./fold";
import { type Counted, nothing, reduce } from "./reduce";
import { emptyState, type LeagueState, type Rules, rankKeyOf } from "./state";

const rules: Rules = {
  points: [5, 3, 1],
  seasons: [
    {
      id: "spring",
      from: "2026-01-01",
      to: "2026-01-10",
      counting: { count: "best", games: 2 },
      points: [2, 1],
    },
  ],
};
const people = ["ana", "bo", "cleo", "dev"];

const seat = (person: string, place: number, tied: number, ahead: number, balance: number): SeatResult => ({
  seat: person,
  place,
  tied,
  total: 10 * place,
  balance,
  money: balance !== 0,
  rounds: 3,
  outs: 1,
  scored: ahead === 0 ? 0 : 2,
  ahead,
  low: 1,
  high: 9,
  comeback: 0,
});

const game = fc
  .record({
    id: fc.uuid(),
    who: fc.shuffledSubarray(people, { minLength: 2 }),
    places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
    ahead: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 4, maxLength: 4 }),
    stake: fc.integer({ min: 0, max: 50 }),
    rulesetId: fc.constantFrom("pip", "doubles"),
    inSides: fc.boolean(),
    minutes: fc.integer({ min: 0, max: 20 * 24 * 60 }),
  })
  .map(({ id, who, places, ahead, stake, rulesetId, inSides, minutes }): PostedGame => {
    const parties = inSides && who.length === 4 ? 2 : who.length;
    const placeOf = (party: number) => places[party] ?? 1;
    const seats = who.map((person, index) => {
      const party = index % parties;
      const place = placeOf(party);
      const tied = who.slice(0, parties).filter((_, other) => placeOf(other) === place).length;
      const balance = index === 0 ? stake * (who.length - 1) : -stake;
      const result = seat(person, place, tied, ahead[party] ?? 0, balance);
      return parties < who.length ? { ...result, side: party } : result;
    });
    const at = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
    const seated = {
      gameId: id,
      rulesetId,
      currency: "EUR",
      seats: Object.fromEntries(who.map((each) => [each, each])),
    };
    return postedGame("UTC", seated, at, { seats, aside: [] }, (player) => player);
  });
const games = fc.uniqueArray(game, { minLength: 1, maxLength: 14, selector: ({ gameId }) => gameId });

const payment = fc.record({
  id: fc.uuid(),
  payer: fc.constantFrom(...people),
  receiver: fc.constantFrom(...people),
  amount: fc.integer({ min: 1, max: 900 }),
  currency: fc.constantFrom("EUR", "SEK"),
  day: fc.constantFrom("2026-01-05", "2026-02-05"),
});

const counted = (some: readonly PostedGame[], payments: Counted["payments"] = []): Counted => ({
  games: some,
  payments,
});

/** The state, with what its tallies are missing taken from all games that count. */
function whole(state: LeagueState, all: readonly PostedGame[]): LeagueState {
  const standings = [...state.standings].map(([key, row]) => {
    const season = rules.seasons.find(({ id }) => id === row.season);
    const own = all
      .filter(({ rulesetId }) => row.rulesetId === "" || rulesetId === row.rulesetId)
      .filter(({ day }) => !season || (season.from <= day && day <= season.to))
      .sort(byFinish)
      .flatMap(({ players, ...each }) =>
        players.filter(({ person }) => person === row.person).map(({ result }) => ({ ...each, ...result })),
      );
    const { form, extremes } = missing(row.tally);
    const byAhead = own
      .filter(({ scored }) => scored > 0)
      .sort((a, b) => Math.floor(b.ahead / b.scored) - Math.floor(a.ahead / a.scored));
    const worst = byAhead.findLast((each, _, list) => {
      const last = list.at(-1);
      return last && Math.floor(each.ahead / each.scored) === Math.floor(last.ahead / last.scored);
    });
    const first =
      worst &&
      byAhead.find((each) => Math.floor(each.ahead / each.scored) === Math.floor(worst.ahead / worst.scored));
    const tally: Tally = completed(row.tally, {
      ...(form && { last: own.slice(-formLength) }),
      ...(extremes && { best: byAhead[0], worst: first }),
    });
    return [key, { ...row, tally }] as const;
  });
  return { ...state, standings: new Map(standings) };
}

const sorted = ({ standings, pairs, accounts }: LeagueState) =>
  [standings, pairs, accounts].map((rows) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)));

const withoutRatings = (state: LeagueState): LeagueState => ({
  ...state,
  standings: new Map([...state.standings].map(([key, row]) => [key, { ...row, rating: undefined }])),
});

describe("counting a league", () => {
  it("gives the same state in whatever order games and payments are added", () => {
    fc.assert(
      fc.property(games, fc.array(payment, { maxLength: 4 }), (all, payments) => {
        let state = emptyState;
        for (const each of all) state = reduce(state, rules, { removed: nothing, added: counted([each]) });
        for (const each of payments)
          state = reduce(state, rules, { removed: nothing, added: counted([], [each]) });
        const folded = foldLeague(rules, counted(all, payments)).state;
        expect(sorted(state)).toEqual(sorted(withoutRatings(folded)));
      }),
    );
  });

  it("gives the same state whether games and payments are removed or were never counted", () => {
    fc.assert(
      fc.property(games, fc.array(payment, { maxLength: 3 }), fc.nat(13), (all, payments, kept) => {
        const [left, gone] = [all.slice(0, kept), all.slice(kept)];
        let state = foldLeague(rules, counted(all, payments)).state;
        state = reduce(state, rules, { removed: counted(gone, payments), added: nothing });
        const expected = foldLeague(rules, counted(left)).state;
        expect(sorted(withoutRatings(whole(state, left)))).toEqual(sorted(withoutRatings(expected)));
      }),
    );
  });

  it("keeps the sum of every ledger at 0", () => {
    fc.assert(
      fc.property(games, fc.array(payment), (all, payments) => {
        const { accounts } = foldLeague(rules, counted(all, payments)).state;
        const sums = new Map<string, number>();
        for (const { season, currency, balance } of accounts.values())
          sums.set(`${season} ${currency}`, (sums.get(`${season} ${currency}`) ?? 0) + balance);
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      }),
    );
  });

  it("ranks a season by the season's own points", () => {
    fc.assert(
      fc.property(games, (all) => {
        const other = { ...rules, points: [1] };
        const { standings } = foldLeague(rules, counted(all)).state;
        for (const row of standings.values())
          if (row.season !== "") expect(rankKeyOf(other, row)).toBe(rankKeyOf(rules, row));
      }),
    );
  });
});

describe("careers", () => {
  it("can be resumed at any game, from the last game that the form of each row names", () => {
    fc.assert(
      fc.property(games, fc.nat(13), (all, at) => {
        const inOrder = [...all].sort(byFinish);
        const point = inOrder[Math.min(at, inOrder.length - 1)];
        if (!point) return;
        const { state, results } = foldLeague(rules, counted(all));
        const careers = newCareers();
        for (const { game, person, streak, ratings } of results) {
          if (byFinish(game, point) >= 0) continue;
          for (const rulesetId of ["", game.rulesetId]) {
            const last = lastGameBefore(state, person, rulesetId, point);
            const isIt = last === "earlier" || last?.gameId === game.gameId;
            if (!isIt || !ratings) continue;
            careers.ratings.set(
              `${person} ${rulesetId}`,
              rulesetId === "" ? ratings.overall : ratings.ofRuleset,
            );
            if (rulesetId === "") careers.streaks.set(person, streak);
          }
        }
        const rest = inOrder.filter((each) => byFinish(each, point) >= 0);
        expect(rest.flatMap((each) => playOn(careers, each))).toEqual(
          results.filter(({ game }) => byFinish(game, point) >= 0),
        );
      }),
    );
  });
});
