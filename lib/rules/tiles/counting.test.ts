import { describe, expect, it } from "vitest";
import { type CountingRule, countSet } from "./counting";
import { doubleSet, pipSet, readTile, type TileSet } from "./tiles";

const pip: CountingRule = { wild: 20, doubleWild: 50, direction: 45 };

const rows: Record<string, [set: TileSet, rule: CountingRule, tile: string, pips: number]> = {
  "a tile counts both ends": [doubleSet(6), {}, "6-4", 10],
  "a double counts both halves": [doubleSet(12), {}, "12-12", 24],
  "the double blank counts 0": [doubleSet(6), {}, "0-0", 0],
  "the double blank counts what a rule gives it": [doubleSet(9), { doubleBlank: 36 }, "0-0", 36],
  "a tile with one blank does not count as the double blank": [doubleSet(9), { doubleBlank: 36 }, "0-1", 1],
  "a wild tile without dots counts the wild value": [pipSet, pip, "w-0", 20],
  "a wild tile with dots counts the wild value and the dots": [pipSet, pip, "w-9", 29],
  "the double wild counts its own value": [pipSet, pip, "w-w", 50],
  "a directional tile counts the direction value": [pipSet, pip, "A", 45],
  "a tile of another set counts 0": [doubleSet(6), {}, "9-9", 0],
};

describe("countSet", () => {
  it.each(Object.entries(rows))("%s", (_name, [set, rule, text, pips]) => {
    const tile = readTile(text);
    expect(tile && countSet(set, rule).pipsOf(tile)).toBe(pips);
  });

  it("counts the tiles of each value", () =>
    expect(countSet(doubleSet(2), {}).tilesWorth).toEqual([1, 1, 2, 1, 1]));

  it("counts the double blank under the value that a rule gives it", () =>
    expect(countSet(doubleSet(2), { doubleBlank: 5 }).tilesWorth).toEqual([0, 1, 2, 1, 1, 1]));

  it("returns the same object for the same set and rule", () =>
    expect(countSet(pipSet, { ...pip })).toBe(countSet(pipSet, { ...pip })));
});
