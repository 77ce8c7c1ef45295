import { expect, it } from "vitest";
import { boxesAcross, boxesWithin, placesAcross, placesBeside, placesSlipped } from "./neighbours";
import type { Quad } from "./pixels/plane";

/** An upright tile, 20 wide and 40 long. */
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

it("placesBeside gives the places where a tile would touch a certain one, within the photo", () => {
  expect(middles([at(200, 150)])).toEqual([
    [220, 150],
    [180, 150],
    [200, 190],
    [200, 110],
    [230, 150],
    [170, 150],
    [200, 180],
    [200, 120],
  ]);
  const turns = placesBeside([at(200, 150)], 400, 300).map(({ turn }) =>
    Math.round(Math.abs(Math.cos(turn))),
  );
  expect(turns).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  expect(middles([at(5, 150)])).not.toContainEqual([-15, 150]);
  expect(middles([at(200, 150, 0.6)])).toEqual([]);
});

it("placesBeside leaves out places that a certain tile covers, but not those that a doubtful one covers", () => {
  expect(middles([at(200, 150), at(222, 148, 0.6)])).toContainEqual([220, 150]);
  expect(middles([at(200, 150), at(222, 148)])).not.toContainEqual([220, 150]);
});

it("placesBeside continues a spaced row at both ends and leaves out known tiles", () => {
  const places = middles([at(100, 150), at(130, 150), at(160, 150)]);
  expect(places).toContainEqual([70, 150]);
  expect(places).toContainEqual([190, 150]);
  expect(places).not.toContainEqual([130, 150]);
});

it("placesBeside gives the direction and size of the tile it expects", () => {
  const [place] = placesBeside([at(200, 150)], 400, 300);
  expect(place?.size).toBeCloseTo(10);
  expect(Math.cos(place?.turn ?? 1)).toBeCloseTo(1);
});

it("placesAcross turns places of the finder at which no certain tile was found", () => {
  const place = { middle: { x: 100, y: 150 }, turn: 0, size: 10, chance: 0.8 };
  expect(placesAcross([place], [])).toMatchObject([{ middle: place.middle, turn: Math.PI / 2 }]);
  expect(placesAcross([place], [at(105, 160)])).toEqual([]);
  expect(placesAcross([place], [at(105, 160, 0.3)])).toHaveLength(1);
});

it("placesSlipped shifts tiles by half a tile along", () => {
  const middlesOf = (...tiles: ReturnType<typeof at>[]) =>
    placesSlipped(tiles).map(({ middle: { x, y } }) => [Math.round(x), Math.round(y)]);
  expect(middlesOf(at(100, 150))).toEqual([
    [100, 130],
    [100, 170],
  ]);
  expect(middlesOf(at(100, 150, 0.3))).toEqual([]);
});

it("boxesAcross cuts each pair side by side the other way, from its own halves", () => {
  const one = at(100, 150).box;
  const rounded = (...boxes: Quad[]) =>
    boxesAcross(boxes).map((box) => box.map(({ x, y }) => [Math.round(x), Math.round(y)]));
  const across = [
    [
      [90, 150],
      [90, 130],
      [130, 130],
      [130, 150],
    ],
    [
      [90, 170],
      [90, 150],
      [130, 150],
      [130, 170],
    ],
  ];
  const other = at(120, 150).box;
  const [a, b, c, d] = other;
  expect(rounded(one, other)).toEqual(across);
  expect(rounded(one, [c, d, a, b])).toEqual(across);
  expect(rounded(one, at(120, 170).box)).toEqual([]);
  expect(rounded(one, [b, c, d, a])).toEqual([]);
  expect(rounded(one)).toEqual([]);
});

it("boxesWithin cuts the end of a neighbour off a frame, at either end", () => {
  const [a, b, c, d] = at(200, 150).box;
  const lower = { y: c.y + 13.2 };
  const upper = { y: a.y - 13.2 };
  const [first] = boxesWithin([[a, b, { ...c, ...lower }, { ...d, ...lower }]]);
  const [, last] = boxesWithin([[{ ...a, ...upper }, { ...b, ...upper }, c, d]]);
  for (const box of [first, last])
    [a, b, c, d].forEach((corner, i) => {
      expect(box?.[i]?.x).toBeCloseTo(corner.x, 6);
      expect(box?.[i]?.y).toBeCloseTo(corner.y, 6);
    });
});
