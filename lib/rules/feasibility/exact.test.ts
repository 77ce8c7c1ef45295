import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { possibleByTable, possibleByTrying } from "./brute.test-support";
import { countsOf, Dice, dealtQuestion, doubleSet, sum } from "./deals.test-support";
import { type HandsQuestion, judgeHands } from "./index";
import { packingsOf } from "./search/packing";
import { PackingSearch } from "./search/search";
import { judgeByTable } from "./search/table";

const verdict = (possible: boolean) => (possible ? "possible" : "impossible");

describe("judgeHands agrees with brute force", () => {
  const tiles = fc.oneof(
    fc.integer({ min: 1, max: 4 }).map((highest) => doubleSet(highest)),
    fc.integer({ min: 2, max: 4 }).map((highest) => doubleSet(highest, 9)),
    fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 }),
    fc.array(fc.integer({ min: 3, max: 14 }), { maxLength: 9 }),
  );

  it("for small totals of arbitrary tiles", () => {
    const question = tiles.chain((worths) =>
      fc.record({
        free: fc.constant(countsOf(worths)),
        totals: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
        maxTiles: fc.integer({ min: -1, max: worths.length }),
        maxTilesEach: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(question, (asked) => {
        expect(judgeHands(asked)).toBe(verdict(possibleByTrying(asked)));
      }),
      { numRuns: 6000, seed: 1 },
    );
  });

  it("for all or nearly all tiles dealt, with some totals changed afterwards", () => {
    const dice = new Dice(2);
    for (let run = 0; run < 6000; run++) {
      const worths = dice.shuffled(doubleSet(dice.pick([2, 3, 3, 4, 5]))).slice(0, dice.from(4, 10));
      const hands = dice.from(1, Math.min(4, worths.length));
      const dealt = dealtQuestion(dice, worths, hands, dice.from(0, Math.min(2, worths.length - hands)));
      const totals = dealt.totals.map((total) => Math.max(0, total + dice.pick([0, 0, 0, 1, -1, 3, -3])));
      const spare = sum(worths) - sum(totals);
      totals[0] = Math.max(0, (totals[0] ?? 0) + dice.pick([0, spare, spare - 1, spare - 2]));
      const maxTilesEach = dice.pick([undefined, undefined, 2, 3, 4]);
      const asked: HandsQuestion = { ...dealt, totals, maxTilesEach };
      const expected = verdict(possibleByTrying(asked));
      expect(judgeHands(asked), JSON.stringify(asked)).toBe(expected);
      // Every search order, and the table, must be right alone: each is the last resort for some question.
      const [packing] = [packingsOf(asked)].flat();
      if (typeof packing !== "object") continue;
      for (const order of ["largest hand first", dice.from(0, 20)] as const) {
        expect(new PackingSearch(packing, order, 10_000).run(), JSON.stringify(asked)).toBe(expected);
      }
      expect(judgeByTable(packing), JSON.stringify(asked)).toBe(expected);
    }
  });
});

describe("judgeHands agrees with a table of every subset of a double-six set", () => {
  const agrees = (name: string, seed: number, runs: number, ask: (dice: Dice) => HandsQuestion) =>
    it(name, () => {
      const dice = new Dice(seed);
      for (let run = 0; run < runs; run++) {
        const asked = ask(dice);
        expect(judgeHands(asked), JSON.stringify(asked)).toBe(verdict(possibleByTable(asked)));
      }
    });
  /** Some of the double-six tiles; the others are listed elsewhere. */
  const someTiles = (dice: Dice, fewest: number, max: number) =>
    dice.shuffled(doubleSet(6)).slice(0, dice.from(fewest, max));

  agrees("for small totals", 12, 1000, (dice) => ({
    free: countsOf(someTiles(dice, 14, 26)),
    totals: Array.from({ length: dice.from(2, 9) }, () => dice.from(0, 7)),
    maxTiles: dice.from(9, 28),
  }));
  agrees("for nearly all of up to 18 tiles", 28, 1000, (dice) => {
    const worths = someTiles(dice, 10, 18);
    const hands = dice.from(2, 6);
    const dealt = dealtQuestion(dice, worths, hands, dice.from(0, 3));
    const totals = dealt.totals.map((total) => Math.max(0, total + dice.pick([0, 0, 1, -1, 2, -4])));
    const last = sum(worths) - sum(totals.slice(1)) - dice.from(0, 4);
    if (last > 0) totals[0] = last;
    return { ...dealt, totals, maxTilesEach: dice.pick([undefined, undefined, 3, 5, 6]) };
  });
  agrees("for totals near the maximum of three to five tiles a hand", 55, 40, (dice) => {
    const maxTilesEach = dice.from(3, 5);
    const hands = dice.from(2, 4);
    const largest = doubleSet(6).sort((a, b) => b - a);
    const taken = dice.shuffled(largest.slice(0, hands * maxTilesEach + dice.from(0, 2)));
    const totals = Array.from({ length: hands }, (_, i) =>
      Math.max(0, sum(taken.slice(i * maxTilesEach, (i + 1) * maxTilesEach)) + dice.from(-3, 3)),
    );
    return { free: countsOf(largest), totals, maxTiles: dice.from(hands * 2, 28), maxTilesEach };
  });
});
