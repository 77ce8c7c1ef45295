import { describe, expect, it } from "vitest";
import { countsOf, Dice, dealtQuestion, doubleSet, sets } from "./deals.test-support";
import { type HandsQuestion, judgeHands } from "./index";

/** Hands cut from an actual deal are possible by construction. */
describe.each(sets)("judgeHands finds hands dealt from a set possible: $name", ({ worths }) => {
  const possible = (asked: HandsQuestion) =>
    expect(judgeHands(asked), JSON.stringify(asked)).toBe("possible");
  const max = Math.min(12, Math.floor(worths.length / 3));

  it("with a deal's worth of tiles in no hand", () => {
    const dice = new Dice(worths.length);
    for (let run = 0; run < 400; run++) {
      const hands = dice.from(1, max);
      const deal = Math.floor(worths.length / (hands + 1));
      possible({ ...dealtQuestion(dice, worths, hands, deal, deal), maxTilesEach: undefined });
    }
  });

  it("with all tiles in the hands, or all but at most three", () => {
    const dice = new Dice(worths.length + 1);
    for (let run = 0; run < 400; run++) {
      const unused = dice.from(0, 3);
      const hands = dice.from(2, max);
      const even = Math.ceil((worths.length - unused) / hands);
      const limit = dice.pick([undefined, even]);
      possible({ ...dealtQuestion(dice, worths, hands, unused, limit), maxTilesEach: undefined });
    }
  });

  it("with one tile on the table and some hands listed tile by tile", () => {
    const dice = new Dice(worths.length + 2);
    for (let run = 0; run < 400; run++) {
      const free = dice.shuffled(worths).slice(1 + dice.from(0, Math.floor(worths.length / 2)));
      possible(dealtQuestion(dice, free, dice.from(1, Math.min(6, free.length)), dice.from(0, 1)));
    }
  });
});

it.each([2, 3, 4, 5, 6])(
  "judgeHands finds dealt hands of Domino Pool without drawing possible for %i players",
  (players) => {
    const deal = [7, 7, 7, 6, 5, 4, 3][players] ?? 3;
    const dice = new Dice(players);
    for (let run = 0; run < 400; run++) {
      const asked = dealtQuestion(dice, doubleSet(6), players - dice.from(0, 1), 0, deal);
      expect(judgeHands(asked), JSON.stringify(asked)).toBe("possible");
    }
  },
);

it("judgeHands gives the same answer to the same question and does not change the question", () => {
  const dice = new Dice(5);
  for (let run = 0; run < 50; run++) {
    const { free, totals, maxTiles } = dealtQuestion(dice, doubleSet(9), 5, 3);
    const asked = { free: Object.freeze(free), totals: Object.freeze([...totals]), maxTiles };
    expect(judgeHands(asked)).toBe(judgeHands({ free: countsOf(doubleSet(9)), totals, maxTiles }));
  }
});
