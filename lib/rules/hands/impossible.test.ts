import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { possibleByTrying } from "../feasibility/brute.test-support";
import { countSet } from "../tiles/counting";
import { doubleSet } from "../tiles/tiles";
import { type HandsClaim, readHands } from "./hands";
import { impossibleHands } from "./impossible";

const players = ["a", "b", "c", "d"].map((id) => ({ id, name: id.toUpperCase() }));
/** Ten tiles, few enough for brute force. */
const counted = countSet(doubleSet(3), {});

describe("impossibleHands with uncounted hands", () => {
  it("requires one free tile for each uncounted hand and nothing more, as brute force does", () => {
    const hand = fc.integer({ min: 0, max: 12 });
    const asked = fc.record({
      left: fc.record({ b: hand, c: hand, d: hand }, { requiredKeys: [] }),
      maxWhenOut: fc.integer({ min: 1, max: 10 }),
      maxEach: fc.integer({ min: 1, max: 5 }),
    });
    let impossible = 0;
    fc.assert(
      fc.property(asked, ({ left, maxWhenOut, maxEach }) => {
        const limits = { onTable: [], maxWhenOut, maxWhenBlocked: 10, maxEach };
        const entered = { out: "a", left };
        const claim: HandsClaim = {
          entered,
          counted,
          holders: [0, 1, 2, 3],
          optionalOnceOut: true,
          ...limits,
        };
        const reading = readHands({ players }, claim);
        expect(reading.problems).toEqual([]);
        const stated = Object.values(left);
        const free = [...counted.tilesWorth];
        // An uncounted hand needs only one tile, and any tile will do: try them all.
        const anyTiles = (hands: number): number[][] =>
          hands === 0
            ? [[]]
            : anyTiles(hands - 1).flatMap((some) => free.map((_, worth) => [...some, worth]));
        const possible = anyTiles(3 - stated.length).some((single) =>
          possibleByTrying({
            free,
            totals: [...stated, ...single],
            maxTiles: maxWhenOut,
            maxTilesEach: maxEach,
          }),
        );
        const why = impossibleHands({ players }, claim, reading);
        expect(why === undefined, JSON.stringify({ left, maxWhenOut, maxEach })).toBe(possible);
        if (why) impossible++;
      }),
      { numRuns: 1500 },
    );
    expect(impossible).toBeGreaterThan(100);
  });
});
