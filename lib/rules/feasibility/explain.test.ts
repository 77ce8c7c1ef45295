import { describe, expect, it } from "vitest";
import { countsOf, Dice, doubleSet } from "./deals.test-support";
import { explainHands, type HandsQuestion, judgeHands } from "./index";

const ask = (highest: number, totals: number[], maxTiles?: number, maxTilesEach?: number): HandsQuestion => {
  const worths = doubleSet(highest);
  return { free: countsOf(worths), totals, maxTiles: maxTiles ?? worths.length, maxTilesEach };
};

describe("explainHands", () => {
  it("names both hands that need the only tile worth 1, and offers 0 or 2 for either", () => {
    expect(explainHands(ask(12, [30, 1, 8, 1]))).toEqual({
      type: "together",
      hands: [1, 3],
      because: "tiles",
      instead: [
        { hand: 1, below: 0, above: 2 },
        { hand: 3, below: 0, above: 2 },
      ],
    });
  });

  it("offers no lower total for a hand of 0", () => {
    expect(explainHands(ask(6, [0, 0]))).toMatchObject({
      hands: [0, 1],
      instead: [
        { below: null, above: 1 },
        { below: null, above: 1 },
      ],
    });
  });

  it("names three hands of 2 when any two of them are possible", () => {
    expect(explainHands(ask(6, [40, 2, 2, 17, 2]))).toMatchObject({ hands: [1, 2, 4], because: "tiles" });
  });

  it("names a single hand that no tiles add up to", () => {
    const asked = { free: countsOf([4, 6, 8, 10]), totals: [12, 7], maxTiles: 4 };
    expect(explainHands(asked)).toEqual({
      type: "together",
      hands: [1],
      because: "tiles",
      instead: [{ hand: 1, below: 6, above: 10 }],
    });
  });

  it("offers the maximum to a hand that exceeds what its tiles can be worth", () => {
    expect(explainHands(ask(6, [34, 3], 28, 3))).toEqual({
      type: "together",
      hands: [0],
      because: "each-at-most",
      instead: [{ hand: 0, below: 33, above: null }],
    });
    expect(explainHands(ask(6, [900, 3]))).toMatchObject({
      hands: [0],
      instead: [{ below: 165, above: null }],
    });
  });

  it("reports too many pips when the totals exceed the set or the tiles that may be held", () => {
    expect(explainHands(ask(6, [100, 69]))).toEqual({ type: "too-many-pips", max: 168 });
    expect(explainHands(ask(6, [31, 31], 28, 3))).toEqual({ type: "too-many-pips", max: 61 });
    expect(explainHands(ask(6, [12, 12], 2))).toEqual({ type: "too-many-pips", max: 23 });
  });

  it("reports too few tiles when there are more hands than tiles", () => {
    expect(explainHands(ask(6, [5, 6, 7], 2))).toEqual({ type: "too-few-tiles", tiles: 2 });
    expect(explainHands(ask(6, [5], -1))).toEqual({ type: "too-few-tiles", tiles: 0 });
    expect(explainHands({ free: [0, 1], totals: [1, 1], maxTiles: 5 })).toEqual({
      type: "too-few-tiles",
      tiles: 1,
    });
  });

  it("names the hands that exceed the limit for all hands together", () => {
    expect(explainHands(ask(6, [11, 11], 2))).toMatchObject({
      type: "together",
      hands: [0, 1],
      because: "at-most",
      instead: [
        { hand: 0, below: 10, above: 12 },
        { hand: 1, below: 10, above: 12 },
      ],
    });
  });

  it("explains nothing when the hands are possible", () => {
    expect(explainHands(ask(6, [11, 11]))).toBeUndefined();
  });

  it("names a minimal impossible group of any impossible hands, and offers only possible totals", () => {
    const dice = new Dice(3);
    let explained = 0;
    for (let run = 0; run < 2500; run++) {
      const totals = Array.from({ length: dice.from(1, 7) }, () => dice.from(0, 9));
      const asked = ask(dice.from(3, 9), totals, dice.from(3, 12), dice.pick([undefined, 2, 3]));
      const why = explainHands(asked);
      expect(why === undefined, JSON.stringify(asked)).toBe(judgeHands(asked) !== "impossible");
      if (why?.type !== "together") continue;
      explained++;
      const only = (hands: readonly number[]) => hands.flatMap((hand) => totals[hand] ?? []);
      expect(judgeHands({ ...asked, totals: only(why.hands) }), JSON.stringify(asked)).toBe("impossible");
      for (const hand of why.hands) {
        const fewer = only(why.hands.filter((other) => other !== hand));
        expect(judgeHands({ ...asked, totals: fewer }), JSON.stringify(asked)).toBe("possible");
      }
      for (const { hand, below, above } of why.instead) {
        for (const total of [below, above]) {
          if (total === null) continue;
          expect(judgeHands({ ...asked, totals: totals.with(hand, total) })).toBe("possible");
        }
      }
    }
    expect(explained).toBeGreaterThan(100);
  });
});
