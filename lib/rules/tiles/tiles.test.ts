import { describe, expect, it } from "vitest";
import { double, doubleSet, pipSet, plain, readFace, readTile } from "./tiles";

const read: Record<string, [text: unknown, tile: string | undefined]> = {
  "accepts the higher end first": ["6-4", "6-4"],
  "accepts the lower end first and swaps the ends": ["4-6", "6-4"],
  "accepts a double": ["6-6", "6-6"],
  "accepts two digits": ["9-12", "12-9"],
  "accepts the double blank": ["0-0", "0-0"],
  "accepts a wild tile": ["w-3", "w-3"],
  "accepts a wild tile from its other end": ["3-w", "w-3"],
  "accepts the double wild": ["w-w", "w-w"],
  "accepts a directional tile": ["D", "D"],
  "refuses a leading zero": ["06-4", undefined],
  "refuses three digits": ["100-4", undefined],
  "refuses a wild tile with two digits": ["w-10", undefined],
  "refuses a lower-case direction": ["s", undefined],
  "refuses an upper-case wild": ["W-3", undefined],
  "refuses three ends": ["1-2-3", undefined],
  "refuses one end": ["6", undefined],
  "refuses a negative end": ["-1-2", undefined],
  "refuses a leading space": [" 6-4", undefined],
  "refuses a trailing line break": ["6-4\n", undefined],
  "refuses digits of another script": ["٦-٤", undefined],
  "refuses an empty string": ["", undefined],
  "refuses a number": [64, undefined],
  "refuses null": [null, undefined],
  "refuses a list": [["6-4"], undefined],
};

describe("readTile", () => {
  it.each(Object.entries(read))("%s", (_name, [text, tile]) => expect(readTile(text)).toBe(tile));
});

const sets: [name: string, highest: number, tiles: number][] = [
  ["the double-six set", 6, 28],
  ["the double-nine set", 9, 55],
  ["the double-twelve set", 12, 91],
  ["the double-fifteen set", 15, 136],
  ["the double-eighteen set", 18, 190],
];

describe("a set of tiles", () => {
  it.each(sets)("%s has every pair once", (_name, highest, count) => {
    const set = doubleSet(highest);
    expect(set.tiles).toHaveLength(count);
    expect(new Set(set.tiles).size).toBe(count);
    expect(set.has(plain(0, highest))).toBe(true);
    expect(set.has(double(highest + 1))).toBe(false);
  });

  it("is the same object on every call", () => expect(doubleSet(9)).toBe(doubleSet(9)));

  it("of Pip has seventy tiles, each accepted by readTile", () => {
    expect(pipSet.tiles).toHaveLength(70);
    expect(pipSet.highest).toBe(9);
    expect(pipSet.tiles.filter((tile) => readTile(tile) !== tile)).toEqual([]);
  });
});

describe("readFace", () => {
  it("gives the direction of a directional tile", () =>
    expect(readFace("R")).toEqual({ face: "direction", direction: "R" }));
  it("gives the dots of a wild tile", () => expect(readFace("7-w")).toEqual({ face: "wild", dots: 7 }));
});
