import { describe, expect, it } from "vitest";
import { double, doubleSet, pipSet, plain, readFace, readTile } from "./tiles";

const read: Record<string, [text: unknown, tile: string | undefined]> = {
  "higher end first": ["6-4", "6-4"],
  "lower end first": ["4-6", "6-4"],
  "a double": ["6-6", "6-6"],
  "two digits": ["9-12", "12-9"],
  "the double blank": ["0-0", "0-0"],
  "a single wild": ["w-3", "w-3"],
  "a single wild from its other end": ["3-w", "w-3"],
  "the double wild": ["w-w", "w-w"],
  "a directional tile": ["D", "D"],
  "a leading zero": ["06-4", undefined],
  "three digits": ["100-4", undefined],
  "a wild of two digits": ["w-10", undefined],
  "a small letter": ["s", undefined],
  "a capital wild": ["W-3", undefined],
  "three ends": ["1-2-3", undefined],
  "one end": ["6", undefined],
  "a negative end": ["-1-2", undefined],
  "blanks around": [" 6-4", undefined],
  "a line end": ["6-4\n", undefined],
  "other digits": ["٦-٤", undefined],
  nothing: ["", undefined],
  "a number": [64, undefined],
  null: [null, undefined],
  "a list": [["6-4"], undefined],
};

describe("reading a tile", () => {
  it.each(Object.entries(read))("%s", (_name, [text, tile]) => expect(readTile(text)).toBe(tile));
});

const sets: [name: string, highest: number, tiles: number][] = [
  ["the double-six set", 6, 28],
  ["the double-nine set", 9, 55],
  ["the double-twelve set", 12, 91],
  ["the double-fifteen set", 15, 136],
  ["the double-eighteen set", 18, 190],
];

describe("a set", () => {
  it.each(sets)("%s has every pair once", (_name, highest, count) => {
    const set = doubleSet(highest);
    expect(set.tiles).toHaveLength(count);
    expect(new Set(set.tiles).size).toBe(count);
    expect(set.has(plain(0, highest))).toBe(true);
    expect(set.has(double(highest + 1))).toBe(false);
  });

  it("is the same object every time", () => expect(doubleSet(9)).toBe(doubleSet(9)));

  it("of Pip has seventy tiles, each readable", () => {
    expect(pipSet.tiles).toHaveLength(70);
    expect(pipSet.highest).toBe(9);
    expect(pipSet.tiles.filter((tile) => readTile(tile) !== tile)).toEqual([]);
  });
});

describe("a face", () => {
  it("of a directional tile names its direction", () =>
    expect(readFace("R")).toEqual({ face: "direction", direction: "R" }));
  it("of a wild tile has its dots", () => expect(readFace("7-w")).toEqual({ face: "wild", dots: 7 }));
});
