import { expect, it } from "vitest";
import type { Quad } from "@/lib/vision";
import type { FoundTile } from "./found-tiles";
import { frameOf, groupAt, groupsOf } from "./groups";

let made = 0;
const tileAt = (x: number, y: number): FoundTile => {
  const box: Quad = [
    { x, y },
    { x: x + 40, y },
    { x: x + 40, y: y + 80 },
    { x, y: y + 80 },
  ];
  return { id: made++, box, tile: "5-3", unread: false, halves: ["5", "3"], likely: [], doubts: [] };
};
/** Tiles side by side, so far apart. */
const row = (count: number, x: number, y: number, gap = 6): FoundTile[] =>
  Array.from({ length: count }, (_, index) => tileAt(x + index * (40 + gap), y));
const sizes = (tiles: FoundTile[], hands: number) => groupsOf(tiles, hands).map(({ length }) => length);

it("hands that lie apart are groups, whatever number is expected", () => {
  const tiles = [...row(5, 0, 0), ...row(3, 400, 0), ...row(4, 0, 300)];
  for (const hands of [1, 2, 3, 6]) expect(sizes(tiles, hands)).toEqual([5, 3, 4]);
});

it("hands that lie close are as many as are expected, if their gaps are clearly larger than those within", () => {
  const tiles = [...row(4, 0, 0), ...row(4, 4 * 46 + 30, 0)];
  expect(sizes(tiles, 2)).toEqual([4, 4]);
  expect(sizes(tiles, 3)).toEqual([8]);
  expect(sizes(row(8, 0, 0, 10), 2)).toEqual([8]);
});

it("one hand in two lines is one group, and no tiles are none", () => {
  expect(sizes([...row(6, 0, 0), ...row(6, 0, 90)], 3)).toEqual([12]);
  expect(groupsOf([], 3)).toEqual([]);
  const { box: _, ...unplaced } = tileAt(0, 0);
  expect(groupsOf([{ ...unplaced, box: undefined }], 2)).toEqual([]);
});

it("groupAt gives the group that somebody points at", () => {
  const groups = groupsOf([...row(3, 0, 0), ...row(2, 500, 0)], 2);
  expect(groups.map((group) => frameOf(group))).toEqual([
    { left: 0, top: 0, width: 132, height: 80 },
    { left: 500, top: 0, width: 86, height: 80 },
  ]);
  expect(groupAt(groups, { x: 60, y: 40 })).toBe(0);
  expect(groupAt(groups, { x: 480, y: 200 })).toBe(1);
});
