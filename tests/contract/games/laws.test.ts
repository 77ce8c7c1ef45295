import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { Dice } from "../../support/simulate/dice";
import { simulateGame, someTable } from "../../support/simulate/index";
import { laws } from "./laws/index";

/** The same seeds in every run, so that a new failure comes from a change. */
const runs = { seed: 157, numRuns: 25, endOnFailure: true } as const;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe.each(games.ids)("%s satisfies the law", (id) => {
  const game = games.find(id);

  it.each(laws)("$name", (law) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(game && law.breaks(game, seed)).toEqual([]);
      }),
      runs,
    );
  });
});

const tables = games.all.flatMap((game) => {
  const { min, max } = game.seats({});
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    game,
    id: game.id,
    count: min + index,
  }));
});

describe("a hand that was really dealt and played is never reported as impossible", () => {
  it.each(tables)("$id with $count players", ({ game, count }) => {
    const simulated = Array.from({ length: 25 }, (_, seed) =>
      simulateGame(game, someTable(game, new Dice(seed * 7919 + count), count), seed, { hands: 12 }),
    );
    expect(
      simulated.flatMap(({ refused, refusedEntry }) => refused.map((why) => ({ why, refusedEntry }))),
    ).toEqual([]);
  });
});
