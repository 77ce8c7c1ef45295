import { describe, expect, it } from "vitest";
import { possibleByTable } from "./brute.test-support";
import { countsOf, doubleSet, pipSet, sum } from "./deals.test-support";
import { judgeCases, judgeHands } from "./index";
import { stepsSearched } from "./search/effort";

const judge = (
  worths: readonly number[],
  totals: number[],
  maxTiles = worths.length,
  maxTilesEach?: number,
) => judgeHands({ free: countsOf(worths), totals, maxTiles, maxTilesEach });
const times = (count: number, total: number) => Array.from({ length: count }, () => total);
const less = (worths: readonly number[], ...taken: number[]) => {
  const rest = [...worths];
  for (const worth of taken) rest.splice(rest.indexOf(worth), 1);
  return rest;
};

describe("judgeHands with scarce tiles", () => {
  it.each([6, 9, 12, 15, 18])("double-%i: allows one hand of 1, one of 0 and two of 2", (n) => {
    const set = doubleSet(n);
    expect(judge(set, [1, 1])).toBe("impossible");
    expect(judge(set, [0, 0])).toBe("impossible");
    expect(judge(set, [2, 2, 2])).toBe("impossible");
    expect(judge(set, [2, 2, 1, 0])).toBe("possible");
  });

  it("does not use a tile that is on the table or listed elsewhere", () => {
    expect(judge(less(doubleSet(12), 0), [0])).toBe("impossible");
    expect(judge(less(doubleSet(12), 1), [1])).toBe("impossible");
    expect(judge(less(doubleSet(12), 2), [2, 2])).toBe("impossible");
    expect(judge(less(doubleSet(12), 2, 1), [3, 3])).toBe("possible");
    expect(judge(less(doubleSet(12), 3), [3, 3])).toBe("possible");
    expect(judge(less(doubleSet(12), 3), [3, 3, 1])).toBe("impossible");
  });

  it("uses the double blank as a tile of the value that it counts", () => {
    expect(judge(doubleSet(6, 24), [0])).toBe("impossible");
    expect(judge(doubleSet(6, 24), [24], 1)).toBe("possible");
    expect(judge(doubleSet(6), [24], 1)).toBe("impossible");
    expect(judge(doubleSet(6, 24), [24, 24], 2)).toBe("impossible");
    expect(judge(doubleSet(12, 100), [100, 99], 6)).toBe("possible");
    expect(judge(doubleSet(12, 1), [1, 1])).toBe("possible");
  });
});

describe("judgeHands with eight hands of 0 to 4 pips", () => {
  const totals: number[][] = [];
  const extend = (hands: number[]) => {
    if (hands.length === 8) totals.push(hands);
    else for (let next = hands.at(-1) ?? 0; next <= 4; next++) extend([...hands, next]);
  };
  extend([]);

  // No tile worth more than 4 can be in such a hand, so the small tiles alone decide.
  it.each([
    ["with the 12-12 as engine", doubleSet(12)],
    ["with the 0-0 as engine", less(doubleSet(12), 0)],
    ["with the 2-2 as engine", less(doubleSet(12), 4)],
    ["in a double-eighteen set", doubleSet(18)],
  ])("agrees with the table for all 495 combinations, %s", (_, worths) => {
    const small = countsOf(worths.filter((worth) => worth <= 4));
    for (const hands of totals) {
      const possible = possibleByTable({ free: small, totals: hands, maxTiles: 28 });
      expect(judge(worths, hands), String(hands)).toBe(possible ? "possible" : "impossible");
    }
  });
});

describe("judgeHands with nearly all pips in the hands", () => {
  it("decides cases that are hard for an integer program", () => {
    const six = [53, 31, 34, 39, 9];
    expect(judge(doubleSet(6), six, 28)).toBe("possible");
    expect(possibleByTable({ free: countsOf(doubleSet(6)), totals: six, maxTiles: 28 })).toBe(true);
    // The seven tiles left over would be worth 2 together, which no seven tiles are.
    expect(judge(doubleSet(6), six, 21)).toBe("impossible");
    // Both tiles worth 2 are in the hands of 2, so exactly 2 pips cannot be left over.
    expect(judge(doubleSet(12), [46, 2, 359, 2, 681], 89)).toBe("impossible");
    expect(judge(doubleSet(12), [46, 2, 359, 3, 680], 89)).toBe("possible");
  });

  it.each([6, 9, 12, 15, 18])("double-%i: accounts for the pips and tiles in no hand", (n) => {
    const set = doubleSet(n);
    const all = sum(set);
    expect(judge(set, [all])).toBe("possible");
    expect(judge(set, [all + 1])).toBe("impossible");
    expect(judge(set, [all - 1, 1])).toBe("possible");
    expect(judge(set, [all - 1, 0])).toBe("possible");
    expect(judge(set, [all - 1, 1, 0])).toBe("possible");
    expect(judge(set, [all - 2, 1, 1])).toBe("impossible");
    expect(judge(set, [all], set.length - 1)).toBe("possible");
    expect(judge(set, [all], set.length - 2)).toBe("impossible");
    // The nine smallest tiles stay in no hand: 0 1 2 2 3 3 4 4 4.
    const min = sum([...set].sort((a, b) => a - b).slice(0, 9));
    expect(judge(set, [all - min], set.length - 9)).toBe("possible");
    expect(judge(set, [all - min + 1], set.length - 9)).toBe("impossible");
    expect(judge(set, [all - min - 4, 4], set.length - 9)).toBe("impossible");
  });

  it("finds twelve equal hands that use every pip of the set", () => {
    expect(judge(doubleSet(6), times(12, 14))).toBe("possible");
    expect(judge(doubleSet(7), times(12, 21))).toBe("possible");
    expect(judge(doubleSet(15), times(12, 170))).toBe("possible");
    expect(judge(doubleSet(18), times(12, 285))).toBe("possible");
  });

  it("leaves out a large tile that no hand can hold", () => {
    // No hand can hold the 24, so the hands share at most 192 - 24 pips.
    expect(judge(doubleSet(6, 24), [...times(7, 23), 7])).toBe("possible");
    expect(judge(doubleSet(6, 24), [...times(7, 23), 8])).toBe("impossible");
    expect(judge(doubleSet(6, 24), [20, 13, 17, 9, 9, 13, 16, 20, 17, 11, 15], 21)).toBe("impossible");
    expect(judge(doubleSet(6, 24), [15, 22, 18, 15, 20, 18, 25, 18, 20, 13])).toBe("possible");
  });
});

describe("judgeHands in Pip with several hands of 45 and 50", () => {
  const set = pipSet();
  it("makes four hands of 45 and one of 50 from one tile each, and further ones from at least two", () => {
    expect(judge(set, times(4, 45), 4)).toBe("possible");
    expect(judge(set, times(5, 45), 5)).toBe("impossible");
    expect(judge(set, times(5, 45), 6)).toBe("possible");
    expect(judge(set, [...times(4, 45), 50], 5)).toBe("possible");
    expect(judge(set, [...times(4, 45), 50, 50], 6)).toBe("impossible");
    expect(judge(set, [...times(4, 45), 50, 50], 7)).toBe("possible");
    expect(judge(set, [...times(3, 45), ...times(4, 50)], 10)).toBe("possible");
    expect(judge(set, [...times(3, 45), ...times(4, 50)], 9)).toBe("impossible");
  });

  it("makes eight hands of 50 from at least fifteen tiles, and a ninth from three more", () => {
    // The 50, three pairs of 45 and 5, and four pairs of wilds.
    expect(judge(set, times(8, 50), 15)).toBe("possible");
    expect(judge(set, times(8, 50), 14)).toBe("impossible");
    expect(judge(set, times(9, 50), 17)).toBe("impossible");
    expect(judge(set, times(9, 50), 18)).toBe("possible");
  });
});

describe("judgeHands in Domino Pool near the maximum of a deal", () => {
  it("limits each hand to three tiles", () => {
    // The six largest: 12 11 10 10 9 9.
    expect(judge(doubleSet(6), [33], 28, 3)).toBe("possible");
    expect(judge(doubleSet(6), [34], 28, 3)).toBe("impossible");
    expect(judge(doubleSet(6), [33, 28], 28, 3)).toBe("possible");
    expect(judge(doubleSet(6), [33, 29], 28, 3)).toBe("impossible");
    expect(judge(doubleSet(6), [32, 29], 28, 3)).toBe("possible");
    expect(judge(doubleSet(6), [31, 31], 28, 3)).toBe("impossible");
    expect(judge(doubleSet(6), [31, 31], 28)).toBe("possible");
  });
});

describe("judgeHands for questions that were once slow or undecided", () => {
  it.each([
    ["six hands of Pip, ten tiles each", pipSet(), [106, 42, 195, 136, 112, 93], 60, 10],
    ["four hands of Pip, fourteen tiles each", pipSet(), [233, 244, 89, 135], 56, 14],
    ["eleven hands of Pip, five tiles each", pipSet(), [31, 139, 98, 53, 97, 39, 62, 51, 33, 60, 57], 65, 5],
    ["double-nine, six tiles each", doubleSet(9, 36), [36, 38, 80, 24, 38, 20, 14, 81], 49, 6],
    ["a double-six set with hardly a spare tile", doubleSet(6), [17, 19, 18, 19, 16, 15, 26], 16, undefined],
  ])("decides %s", (_, worths, totals, maxTiles, maxTilesEach) => {
    expect(judge(worths, totals, maxTiles, maxTilesEach)).not.toBe("undecided");
  });

  const six = countsOf(doubleSet(6));
  const six24 = countsOf(doubleSet(6, 24));
  const oddTilesScarce = [1, 1, 2, 1, 3, 2, 3, 3, 2, 2, 2, 1, 1];
  it.each([
    ["hardly a spare tile", six, [12, 12, 12, 12, 32, 12, 7, 12, 5], 16, undefined],
    ["four tiles each", six, [11, 11, 34, 10, 11, 11, 3, 8, 13], 15, 4],
    ["three tiles each", six, [24, 3, 22, 12, 12, 13, 12, 0, 22, 2, 5], 19, 3],
    ["twelve hands of 8", six, times(12, 8), 26, undefined],
    ["0-0 worth 24, twelve hands", six24, [26, 16, 17, 10, 7, 17, 17, 26, 16, 13, 14, 1], 24, undefined],
    ["0-0 worth 24, eight hands", six24, [25, 26, 20, 25, 22, 8, 15, 23], 20, undefined],
    ["0-0 worth 24, seven hands", six24, [21, 22, 26, 25, 26, 22, 21], 21, undefined],
    ["odd totals, few odd tiles", oddTilesScarce, [15, 9, 7, 7, 17, 11, 17, 13, 11, 13, 1], 26, undefined],
  ])(
    "agrees with the table for one of the slowest questions: %s",
    (_, free, totals, maxTiles, maxTilesEach) => {
      const asked = { free, totals, maxTiles, maxTilesEach };
      expect(judgeHands(asked)).toBe(possibleByTable(asked) ? "possible" : "impossible");
    },
  );

  it("finds equal hands that most search orders miss", () => {
    for (const [hands, total, unused] of [
      [12, 39, 10],
      [12, 40, 12],
      [11, 40, 15],
      [12, 38, 15],
    ] as const) {
      expect(judge(doubleSet(9, 36), times(hands, total), 55 - unused)).toBe("possible");
    }
  });
});

describe("judgeCases for a blocked line of double-nine with nearly all tiles in the hands", () => {
  const numbers = Array.from({ length: 10 }, (_, number) => number);
  const set = numbers.flatMap((high) => numbers.slice(0, high + 1).map((low) => [high, low]));
  const pairs = (...pips: number[]) => pips.map((each) => ({ pips: each, hands: 2 }));
  const without = numbers.map((number) => set.filter((ends) => !ends.includes(number)).map(sum));

  it.each([
    { totals: [], joint: pairs(227, 204) },
    { totals: [], joint: pairs(195, 190) },
    { totals: [112, 61], joint: pairs(244) },
    { totals: [142, 89], joint: pairs(190) },
    { totals: [80, 105], joint: pairs(198) },
    { totals: [114, 76], joint: pairs(233) },
  ])("finds %j possible within 25,000 steps", (hands) => {
    const before = stepsSearched();
    const cases = without.map((worths) => ({
      ...hands,
      free: countsOf(worths),
      maxTiles: worths.length,
      maxTilesEach: 10,
    }));
    expect(judgeCases(cases)).toBe("possible");
    expect(stepsSearched() - before).toBeLessThan(25_000);
  });
});
