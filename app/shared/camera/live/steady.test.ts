import { expect, it } from "vitest";
import type { Quad, Reading, ReadTile } from "@/lib/vision";
import { type Steady, steadyAfter } from "./steady";

const half = (value: number) => ({ value, confidence: 1, likely: [value] });
const tileAt = (x: number, a: number, b: number, doubts: ReadTile["doubts"] = []): ReadTile => {
  const box: Quad = [
    { x, y: 0 },
    { x: x + 40, y: 0 },
    { x: x + 40, y: 80 },
    { x, y: 80 },
  ];
  return { box, halves: [half(a), half(b)], doubts };
};
const frame = (...tiles: ReadTile[]): Reading => ({ tiles, unread: [], hints: [] });
const framesOf = (...readings: Reading[]): number | undefined =>
  readings.reduce<Steady | undefined>(steadyAfter, undefined)?.frames;

it("steadyAfter counts the frames that show the same tiles, in any order and either way round", () => {
  const [one, same] = [tileAt(0, 1, 2), tileAt(3, 2, 1)];
  const other = tileAt(100, 5, 5);
  expect(framesOf(frame(one, other))).toBe(1);
  expect(framesOf(frame(one, other), frame(other, same), frame(one, other))).toBe(3);
});

it("steadyAfter starts counting again when a tile moves, changes, comes or goes", () => {
  const one = frame(tileAt(0, 1, 2));
  expect(framesOf(one, one, frame(tileAt(20, 1, 2)))).toBe(1);
  expect(framesOf(one, one, frame(tileAt(0, 1, 3)))).toBe(1);
  expect(framesOf(one, one, frame(tileAt(0, 1, 2), tileAt(100, 0, 0)))).toBe(1);
});

it("steadyAfter counts no frame without tiles, with a doubt or with an unread place", () => {
  const one = frame(tileAt(0, 1, 2));
  expect(framesOf(one, frame())).toBe(0);
  expect(framesOf(one, frame(tileAt(0, 1, 2, ["cut"])))).toBe(0);
  expect(framesOf(one, { ...one, unread: [tileAt(100, 0, 0).box] })).toBe(0);
});
