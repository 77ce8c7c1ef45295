import { expect, it } from "vitest";
import { placesBeside } from "./neighbours";
import type { Quad } from "./pixels/plane";

/** Upright, 20 wide and 40 long. */
const at = (x: number, y: number, chance = 0.99) => {
  const box: Quad = [
    { x: x - 10, y: y - 20 },
    { x: x + 10, y: y - 20 },
    { x: x + 10, y: y + 20 },
    { x: x - 10, y: y + 20 },
  ];
  return { box, chance };
};
const middles = (found: Parameters<typeof placesBeside>[0]) =>
  placesBeside(found, 400, 300).map(({ middle: { x, y } }) => [Math.round(x), Math.round(y)]);

it("looks where a tile would touch a sure one, within the photo", () => {
  expect(middles([at(200, 150)])).toEqual([
    [220, 150],
    [180, 150],
    [200, 190],
    [200, 110],
  ]);
  expect(middles([at(5, 150)])).not.toContainEqual([-15, 150]);
  expect(middles([at(200, 150, 0.6)])).toEqual([]);
});

it("goes on a row with gaps at both its ends, and looks at no tile that is known", () => {
  const places = middles([at(100, 150), at(130, 150), at(160, 150)]);
  expect(places).toContainEqual([70, 150]);
  expect(places).toContainEqual([190, 150]);
  expect(places).not.toContainEqual([130, 150]);
});

it("knows direction and size of what it looks for", () => {
  const [place] = placesBeside([at(200, 150)], 400, 300);
  expect(place?.size).toBeCloseTo(10);
  expect(Math.cos(place?.turn ?? 1)).toBeCloseTo(1);
});
