import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPoints, pointsFor, pointsProblems, pointsText, pointUnit } from "./points";

describe("points for a place", () => {
  it.each([
    ["alone in first place", 1, 1, "5"],
    ["alone in fourth place", 4, 1, "1"],
    ["behind the table", 5, 1, "0"],
    ["two share first place", 1, 2, "4"],
    ["three share first place", 1, 3, "3 1/3"],
    ["two share third place", 3, 2, "1 1/2"],
    ["three share fourth place, the last that gives any", 4, 3, "1/3"],
    ["seven share everything", 1, 7, "1 4/7"],
  ])("%s", (_, place, tied, text) => expect(pointsText(pointsFor(defaultPoints, place, tied))).toBe(text));

  it("sum to those of the points table, however places are shared", () => {
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

  it("a table that rises is refused, with its place", () => {
    expect(pointsProblems([5, 3, 4, 1, 2])).toMatchObject([
      { code: "points-rise", path: "/2" },
      { code: "points-rise", path: "/4" },
    ]);
    expect(pointsProblems([3, 3, 0])).toEqual([]);
  });
});
