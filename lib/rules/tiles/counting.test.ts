import { describe, expect, it } from "vitest";
import { type CountingRule, countSet } from "./counting";
import { doubleSet, pipSet, readTile, type TileSet } from "./tiles";

const pip: CountingRule = { wild: 20, doubleWild: 50, direction: 45 };

const rows: Record<string, [set: TileSet, rule: CountingRule, tile: string, pips: number]> = {
  "a tile counts both ends": [doubleSet(6), {}, "6-4", 10],
  "a double counts both halves": [doubleSet(12), {}, "12-12", 24],
  "the double blank counts nothing": [doubleSet(6), {}, "0-0", 0],
  "the double blank under a rule": [doubleSet(9), { doubleBlank: 36 }, "0-0", 36],
  "a single blank is no double blank": [doubleSet(9), { doubleBlank: 36 }, "0-1", 1],
  "a single wild": [pipSet, pip, "w-0", 20],
  "a single wild with dots": [pipSet, pip, "w-9", 29],
  "the double wild": [pipSet, pip, "w-w", 50],
  "a directional tile": [pipSet, pip, "A", 45],
  "a tile of another set": [doubleSet(6), {}, "9-9", 0],
};

describe("counting", () => {
  it.each(Object.entries(rows))("%s", (_name, [set, rule, text, pips]) => {
    const tile = readTile(text);
    expect(tile && countSet(set, rule).pipsOf(tile)).toBe(pips);
  });

  it("counts the tiles of each worth", () =>
    expect(countSet(doubleSet(2), {}).tilesWorth).toEqual([1, 1, 2, 1, 1]));

  it("moves the double blank to its worth", () =>
    expect(countSet(doubleSet(2), { doubleBlank: 5 }).tilesWorth).toEqual([0, 1, 2, 1, 1, 1]));

  it("gives the same object for the same set and rule", () =>
    expect(countSet(pipSet, { ...pip })).toBe(countSet(pipSet, { ...pip })));
});
