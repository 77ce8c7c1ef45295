import { describe, expect, it } from "vitest";
import { pegHoles, pointOf } from "./peg-holes";

describe("pegHoles", () => {
  it.each([
    { target: 61, step: 1, count: 61, streets: 2 },
    { target: 250, step: 5, count: 50, streets: 2 },
    { target: 100, step: 5, count: 20, streets: 1 },
    { target: 121, step: 1, count: 121, streets: 4 },
    { target: 1, step: 1, count: 1, streets: 1 },
  ])(
    "for a target of $target places $count holes in $streets streets, apart and within the board",
    ({ target, step, count, streets }) => {
      const holes = pegHoles(target, step);
      expect(holes).toMatchObject({ count, streets });
      if (!holes) return;
      const points = Array.from({ length: count + 1 }, (_, hole) => pointOf(holes, hole));
      const apart = points.flatMap((one, index) =>
        points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(...apart)).toBeGreaterThan(7);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(6);
        expect(x).toBeLessThan(holes.width - 6);
        expect(y).toBeGreaterThan(5);
        expect(y).toBeLessThan(holes.height - 5);
      }
    },
  );

  it("puts the first hole of a street below the last one of the street before", () => {
    const holes = pegHoles(61, 1);
    if (!holes) throw new Error("61 holes are a board");
    expect(pointOf(holes, 31).x).toBe(pointOf(holes, 30).x);
    expect(pointOf(holes, 31).y).toBeGreaterThan(pointOf(holes, 30).y);
  });

  it("gives no holes for more than a board has", () => {
    expect(pegHoles(122, 1)).toBeUndefined();
    expect(pegHoles(1000, 5)).toBeUndefined();
  });

  it("places numbers past the last hole in the last one, and negative ones at the start", () => {
    const holes = pegHoles(61, 1);
    if (!holes) throw new Error("61 holes are a board");
    expect(pointOf(holes, 70)).toEqual(pointOf(holes, 61));
    expect(pointOf(holes, -3)).toEqual(pointOf(holes, 0));
  });
});
