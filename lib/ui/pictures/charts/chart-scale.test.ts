import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleOver, spacedTicks, spreadOut } from "./chart-scale";

describe("scaleOver", () => {
  const rows: [string, number[], number[]][] = [
    ["no values", [], [0, 1]],
    ["zeros only", [0, 0], [0, 1]],
    ["small totals", [3, 7], [0, 2, 4, 6, 8]],
    ["a long game", [195, 43, 243], [0, 50, 100, 150, 200, 250]],
    ["money won and lost", [-75, 88], [-100, -50, 0, 50, 100]],
    ["losses only", [-3], [-3, -2, -1, 0]],
  ];
  it.each(rows)("marks %s", (_, values, marks) => expect(scaleOver(values).marks).toEqual(marks));

  it("covers every value with whole, evenly spaced marks", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 20_000 }), { maxLength: 60 }), (values) => {
        const { marks, up } = scaleOver(values);
        expect(marks.every(Number.isInteger)).toBe(true);
        expect(new Set(marks.slice(1).map((mark, i) => mark - (marks[i] ?? 0))).size).toBe(1);
        expect(marks.length).toBeLessThanOrEqual(8);
        for (const value of values) {
          expect(up(value)).toBeGreaterThanOrEqual(0);
          expect(up(value)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("spreadOut", () => {
  it("leaves labels in place when there is room", () =>
    expect(spreadOut([10, 50], 14, 100)).toEqual([10, 50]));

  it("keeps labels in order, apart and within the frame", () => {
    const places = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 });
    fc.assert(
      fc.property(places, (wished) => {
        const places = spreadOut(wished, 15, 200);
        const sorted = [...places].sort((a, b) => a - b);
        sorted.slice(1).forEach((place, i) => {
          expect(place - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(15);
        });
        expect(Math.max(0, ...places)).toBeLessThanOrEqual(200);
        for (const [i, a] of wished.entries())
          for (const [j, b] of wished.entries()) if (a < b) expect(places[i]).toBeLessThan(places[j] ?? 0);
      }),
    );
  });
});

describe("labels below a chart", () => {
  const shown = (places: readonly number[]) => spacedTicks(places, (place) => place, 30);

  it.each([
    ["all where there is room", [0, 30, 60], [0, 30, 60]],
    ["without the first where it alone is too near", [0, 8, 40, 75], [8, 40, 75]],
    ["every second, evenly", [0, 20, 40, 60, 80], [0, 40, 80]],
    ["one where there is room for one", [0, 5, 10], [5]],
    ["none where there are none", [], []],
  ])("are %s", (_, places, expected) => expect(shown(places)).toEqual(expected));
});
