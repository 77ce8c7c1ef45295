import { expect, it } from "vitest";
import type { Quad } from "@/lib/vision";
import type { FoundTile } from "../count/found-tiles";
import { openEndsOf } from "./open-ends";

let made = 0;

/** A tile with its first half at this place, 40 pixels wide, and its second to the right of it or below. */
function tileOn(
  x: number,
  y: number,
  one: number,
  other: number,
  way: "right" | "down" = "right",
): FoundTile {
  const box: Quad =
    way === "right"
      ? [
          { x, y: y + 40 },
          { x, y },
          { x: x + 80, y },
          { x: x + 80, y: y + 40 },
        ]
      : [
          { x, y },
          { x: x + 40, y },
          { x: x + 40, y: y + 80 },
          { x, y: y + 80 },
        ];
  const tile = `${Math.max(one, other)}-${Math.min(one, other)}`;
  return { id: made++, box, tile, unread: false, halves: [`${one}`, `${other}`], likely: [], doubts: [] };
}

const counts = (...tiles: FoundTile[]) => openEndsOf(tiles)?.map((end) => end.counts);

it("openEndsOf gives both numbers of a single tile, and both halves of a double", () => {
  expect(counts(tileOn(0, 0, 5, 3))).toEqual([5, 3]);
  expect(counts(tileOn(0, 0, 5, 5))).toEqual([10]);
});

it("openEndsOf follows a chain along its bends, with gaps, in any order of its tiles", () => {
  const chain = [
    tileOn(0, 0, 5, 3),
    tileOn(86, 0, 3, 6),
    tileOn(172, 0, 6, 1, "down"),
    tileOn(172, 85, 1, 4, "down"),
  ];
  expect(counts(...chain)).toEqual([5, 4]);
  expect(counts(...[...chain].reverse())).toEqual([4, 5]);
});

it("openEndsOf counts a double at an end twice, and not at all between two tiles", () => {
  const across = tileOn(82, -20, 3, 3, "down");
  expect(counts(tileOn(0, 0, 5, 3), across)).toEqual([5, 6]);
  expect(counts(tileOn(0, 0, 5, 3), across, tileOn(124, 0, 3, 2))).toEqual([5, 2]);
});

it("openEndsOf counts every arm of a spinner", () => {
  const spinner = tileOn(82, -20, 5, 5, "down");
  const arms = [tileOn(0, 0, 4, 5), tileOn(124, 0, 5, 6), tileOn(82, -102, 3, 5, "down")];
  expect(counts(spinner, ...arms)).toEqual([4, 6, 3]);
  expect(counts(spinner, ...arms, tileOn(82, 62, 5, 2, "down"))).toEqual([4, 6, 3, 2]);
});

it("openEndsOf joins the halves that touch, not those of another row with the same number", () => {
  // Back below itself, eight pixels from where it came: 4 beside 4.
  const chain = [
    tileOn(0, 0, 4, 3),
    tileOn(82, 0, 3, 6),
    tileOn(164, 0, 6, 2, "down"),
    tileOn(82, 48, 1, 2),
    tileOn(0, 48, 4, 1),
  ];
  expect(counts(...chain)).toEqual([4, 4]);
});

it("openEndsOf says nothing of tiles that make no chain, or that are not known", () => {
  expect(counts(tileOn(0, 0, 5, 3), tileOn(82, 0, 4, 6))).toBeUndefined();
  expect(counts(tileOn(0, 0, 5, 3), tileOn(200, 0, 3, 6))).toBeUndefined();
  expect(counts(tileOn(0, 0, 5, 3), { ...tileOn(82, 0, 3, 6), tile: undefined })).toBeUndefined();
  expect(counts({ ...tileOn(0, 0, 5, 3), box: undefined })).toBeUndefined();
  expect(counts({ ...tileOn(0, 0, 0, 0), tile: "S", halves: ["S", ""] })).toBeUndefined();
  expect(counts()).toBeUndefined();
});

it("openEndsOf says where each end lies", () => {
  const [left, right] = openEndsOf([tileOn(0, 0, 5, 3), tileOn(82, -20, 3, 3, "down")]) ?? [];
  expect(Math.max(...(left?.box.map(({ x }) => x) ?? []))).toBe(40);
  expect(right?.box).toEqual(tileOn(82, -20, 3, 3, "down").box);
});
