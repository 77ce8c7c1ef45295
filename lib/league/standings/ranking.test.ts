import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Counting, defaultCounting, defaultRule } from "../scoring/rule";
import { countedPoints } from "../scoring/scores";
import { defaultPoints, pointsFor } from "./points";
import { compareRanks, decidedBy, rankOf } from "./ranking";
import { noRounds, type SeatResult } from "./result";
import { emptyTally, type Tally, withGame } from "./tally";

let games = 0;

function tallyOf(results: readonly Partial<SeatResult>[]): Tally {
  return results.reduce<Tally>((tally, result) => {
    games++;
    const full = { seat: "a", place: 1, tied: 1, total: 0, balance: 0, money: false, ...noRounds };
    const game = { currency: "", finishedAt: "2026-11-21T20:00:00.000Z", gameId: String(games) };
    return withGame(tally, { ...full, rounds: 1, scored: 1, ...result }, game);
  }, emptyTally);
}

function pointsOf(results: readonly Partial<SeatResult>[], counting: Counting = defaultCounting): number {
  const scores = results.map(({ place = 1, tied = 1 }, index) => ({
    day: String(index),
    points: pointsFor(defaultPoints, place, tied),
  }));
  return countedPoints(scores, { ...defaultRule, counting }, scores.length);
}

const key = (results: readonly Partial<SeatResult>[], counting?: Counting) =>
  rankOf(tallyOf(results), pointsOf(results, counting), counting ?? defaultCounting);

describe("a place in the standings is decided by", () => {
  const win = { place: 1 };
  it.each([
    ["points", [{ place: 1 }], [{ place: 2 }], "points"],
    ["games won, at equal points", [{ place: 1 }, { place: 5 }], [{ place: 2 }, { place: 3 }], "wins"],
    [
      "shared first places, at equal wins",
      [{ place: 1, tied: 2 }, { place: 4 }],
      [{ place: 2 }, { place: 3 }],
      "shared-wins",
    ],
    ["the average place", [win, { place: 5 }], [win, { place: 6 }], "average-place"],
    ["points ahead of the others", [{ ahead: 7 }], [{ ahead: -7 }], "ahead"],
    ["nothing if all of these are equal", [win], [win], undefined],
  ] as const)("%s", (_, better, worse, breaker) => {
    const [a, b] = [key(better), key(worse)];
    expect(compareRanks(a, b) <= 0).toBe(true);
    expect(decidedBy(a, b)).toBe(breaker);
  });

  it("points per game in a season of averages, once a player has enough games", () => {
    const average = { count: "average", leastGames: 2 } as const;
    const [steady, lucky] = [key([{ place: 2 }, { place: 2 }], average), key([win], average)];
    expect(decidedBy(steady, lucky)).toBe("games");
    expect(compareRanks(steady, lucky)).toBeLessThan(0);
    expect(
      compareRanks(key([win, win, { place: 9 }], average), key([win, { place: 2 }], average)),
    ).toBeGreaterThan(0);
  });

  it("the points of the best games in a season that counts only those", () => {
    const best = { count: "best", games: 2 } as const;
    const [many, few] = [key([win, { place: 2 }, { place: 2 }], best), key([win, win], best)];
    expect(decidedBy(many, few)).toBe("points");
    expect(compareRanks(many, few)).toBeGreaterThan(0);
  });

  it("the exact points per game, which tie only when they are equal", () => {
    const each = fc.record({ place: fc.integer({ min: 1, max: 5 }) });
    const many = fc.array(each, { minLength: 1, maxLength: 12 });
    const average = { count: "average", leastGames: 1 } as const;
    fc.assert(
      fc.property(many, many, (one, other) => {
        const cross = pointsOf(one) * other.length - pointsOf(other) * one.length;
        const [first, second] = [key(one, average), key(other, average)];
        if (cross !== 0) expect(compareRanks(first, second) < 0).toBe(cross > 0);
        else expect(decidedBy(first, second)).not.toBe("points");
      }),
    );
  });
});
