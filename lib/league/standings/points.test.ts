import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPoints, pointsFor, pointsProblems, pointsText, pointUnit } from "./points";

describe("points for a place", () => {
  it.each([
    ["alone in first place", 1, 1, "5"],
    ["alone in fourth place", 4, 1, "1"],
    ["alone after the last place that gives points", 5, 1, "0"],
    ["two sharing first place", 1, 2, "4"],
    ["three sharing first place", 1, 3, "3 1/3"],
    ["two sharing third place", 3, 2, "1 1/2"],
    ["three sharing the last place that gives points", 4, 3, "1/3"],
    ["seven sharing all places", 1, 7, "1 4/7"],
    ["thirteen sharing all places, without the fraction of a 27,720th", 1, 13, "4691/5544"],
  ])("%s (place %i, %i tied): %s", (_, place, tied, text) =>
    expect(pointsText(pointsFor(defaultPoints, place, tied))).toBe(text),
  );

  it("add up to those of the table, however places are shared", () => {
    const table = fc
      .array(fc.nat(20), { minLength: 1, maxLength: 12 })
      .map((all) => all.sort((a, b) => b - a));
    const groups = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, groups, (points, sizes) => {
        let place = 1;
        let sum = 0;
        for (const tied of sizes) {
          sum += tied * pointsFor(points, place, tied);
          place += tied;
        }
        const all = points.slice(0, place - 1).reduce((total, each) => total + each, 0);
        expect(sum).toBe(all * pointUnit);
      }),
    );
  });

  it("are refused by pointsProblems where the table rises, with the path", () => {
    expect(pointsProblems([5, 3, 4, 1, 2])).toMatchObject([
      { code: "points-rise", path: "/2" },
      { code: "points-rise", path: "/4" },
    ]);
    expect(pointsProblems([3, 3, 0])).toEqual([]);
  });
});
