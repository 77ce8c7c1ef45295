import { expect, it } from "vitest";
import { alike, type Body } from "./body";
import type { Quad } from "./pixels/plane";
import { distinctTiles, isHalfCovered, placesLeft, tilesAmong, unreadAmong } from "./select";

const sure = Array.from({ length: 20 }, (_, i) => (i === 3 ? 1 : 0));
const none = sure.map((_, i) => (i === 19 ? 1 : 0));

/** What the reader rather takes for a half with so many pips. */
const rather = (value: number) => sure.map((_, i) => (i === value ? 0.9 : i === 19 ? 0.1 : 0));

const white: Body = [230, 228, 215];

const at = (
  x: number,
  y: number,
  chance: number,
  size = 1,
  halves: readonly [readonly number[], readonly number[]] = [sure, sure],
) => {
  const box: Quad = [
    { x: x - size, y: y - 2 * size },
    { x: x + size, y: y - 2 * size },
    { x: x + size, y: y + 2 * size },
    { x: x - size, y: y + 2 * size },
  ];
  return { box, chance, chances: halves, body: white };
};

it("tilesAmong keeps tiles that touch", () => {
  expect(tilesAmong([at(0, 0, 0.9), at(2, 0, 0.8), at(0, 4, 0.7)])).toHaveLength(3);
});

it("distinctTiles keeps the likelier of two findings of the same tile", () => {
  expect(distinctTiles([at(0, 0, 0.8), at(0.1, 0.1, 0.9)])).toEqual([at(0.1, 0.1, 0.9)]);
});

it("tilesAmong keeps four tiles and not the tile of twice the size that they resemble", () => {
  const four = [at(-1, -2, 0.98), at(1, -2, 0.98), at(-1, 2, 0.98), at(1, 2, 0.98)];
  const found = distinctTiles([at(0, 0, 0.99, 2, [none, none]), ...four]);
  expect(found).toHaveLength(5);
  expect(tilesAmong(found)).toMatchObject(four);
});

it("tilesAmong keeps two neighbours and not the likelier tile that overlaps both", () => {
  const kept = tilesAmong([at(0, 0, 0.95), at(0, 2, 0.97), at(0, 4, 0.95)]);
  expect(kept.map(({ box }) => box[0].y)).toEqual([-2, 2]);
});

it("tilesAmong is uncertain about two tiles side by side if two across them are nearly as likely", () => {
  const across = (y: number, chance: number) => {
    const [a, b, c, d] = at(0, y, chance).box.map(({ x, y: v }) => ({ x: y - v, y: y + x }));
    return { ...at(0, y, chance), box: [a, b, c, d] as unknown as Quad };
  };
  const side = (chance: number) => [at(-1, 0, chance), at(1, 0, chance)];
  const certainty = (tiles: Parameters<typeof tilesAmong>[0]) =>
    Math.max(...tilesAmong(tiles).map(({ certainty }) => certainty));
  expect(certainty(side(0.95))).toBeGreaterThan(0.9);
  expect(certainty([...side(0.95), across(-1, 0.94), across(1, 0.94)])).toBeLessThan(0.6);
  expect(certainty([...side(0.95), across(-1, 0.1), across(1, 0.1)])).toBeGreaterThan(0.9);
});

it("tilesAmong is as certain of a tile with two frames as of one, unless they show different numbers", () => {
  const six = sure.map((_, i) => (i === 6 ? 1 : 0));
  const long = (halves: readonly [readonly number[], readonly number[]]) => {
    const one = at(0, 0, 0.94, 1, halves);
    return { ...one, box: one.box.map(({ x, y }) => ({ x, y: y * 1.3 })) as unknown as Quad };
  };
  const certainty = (...tiles: Parameters<typeof tilesAmong>[0]) => tilesAmong(tiles)[0]?.certainty;
  const alone = certainty(at(0, 0, 0.95)) as number;
  expect(certainty(at(0, 0, 0.95), long([sure, sure]))).toBeGreaterThan(alone);
  expect(certainty(at(0, 0, 0.95), long([sure, six]))).toBeLessThan(0.6);
});

it("tilesAmong chooses among forty overlapping tiles, too many to weigh every choice", () => {
  const chain = Array.from({ length: 40 }, (_, i) => at(0, 2 * i, i % 2 === 0 ? 0.99 : 0.9));
  expect(tilesAmong(chain)).toHaveLength(20);
});

it("tilesAmong requires all networks to agree, except about one half that may be hidden", () => {
  const tiles = [
    at(0, 0, 0.99),
    at(5, 0, 0.99, 1, [sure, none]),
    at(10, 0, 0.99, 1, [none, none]),
    at(15, 0, 0.03, 1, [rather(3), rather(3)]),
  ];
  expect(tilesAmong(tiles).map(({ box }) => box[0].x)).toEqual([-1, 4]);
});

it("tilesAmong drops a frame that is too long or too short for its width beside three certain tiles", () => {
  const tall = (x: number, by: number) => {
    const one = at(x, 0, 0.85, 1, [rather(3), rather(3)]);
    return { ...one, box: one.box.map(({ x, y }) => ({ x, y: y * by })) as unknown as Quad };
  };
  const tiles = [0, 5, 10].map((x) => at(x, 0, 0.99));
  const middles = (candidates: Parameters<typeof tilesAmong>[0]) =>
    tilesAmong(candidates).map(({ box }) => (box[0].x + box[1].x) / 2);
  expect(middles([...tiles, tall(15, 0.7), tall(20, 1.03), tall(25, 1.4)])).toEqual([0, 5, 10, 20]);
  expect(middles([tiles[0] as (typeof tiles)[number], tall(15, 0.7)])).toEqual([0, 15]);
});

it("tilesAmong keeps a blank only in the colour of the certain tiles, and a tile with pips in any colour", () => {
  const blank = sure.map((_, i) => (i === 0 ? 1 : 0));
  const green: Body = [40, 110, 90];
  const tiles = [0, 5, 10].map((x) => at(x, 0, 0.99));
  const others = [
    at(15, 0, 0.9, 1, [blank, blank]),
    { ...at(20, 0, 0.9, 1, [blank, blank]), body: green },
    { ...at(25, 0, 0.9, 1, [rather(3), rather(3)]), body: green },
  ];
  expect(tilesAmong([...tiles, ...others]).map(({ box }) => box[0].x)).toEqual([-1, 4, 9, 14, 24]);
});

it("tilesAmong keeps a blank only if it is likely in itself where no tile is certain", () => {
  const kept = tilesAmong([
    at(0, 0, 0.4, 1, [rather(0), rather(0)]),
    at(5, 0, 0.8, 1, [rather(0), rather(0)]),
    at(10, 0, 0.4, 1, [rather(3), rather(3)]),
  ]);
  expect(kept.map(({ box }) => box[0].x)).toEqual([4, 9]);
});

it("alike matches one colour in light and in shadow, and not different colours", () => {
  expect(alike(white, [150, 149, 140])).toBeGreaterThan(0.7);
  expect(alike([12, 11, 14], [20, 19, 21])).toBeGreaterThan(0.7);
  expect(alike(white, [40, 110, 90])).toBeLessThan(0.05);
  expect(alike(white, [20, 20, 22])).toBeLessThan(0.2);
});

it("unreadAmong returns the places that look like the tiles that were read but could not be read", () => {
  const tiles = [0, 5, 10].map((x) => at(x, 0, 0.99));
  const blurred = at(15, 0, 0.9, 1, [none, sure]);
  const long = {
    ...blurred,
    box: at(20, 0, 0.9).box.map(({ x, y }) => ({ x, y: y * 1.4 })) as unknown as Quad,
  };
  const others = [
    at(25, 0, 0.3, 1, [none, sure]),
    at(30, 0, 0.9, 1, [none, none]),
    at(0.5, 0, 0.9, 1, [none, sure]),
  ];
  const all = [...tiles, blurred, long, ...others];
  expect(unreadAmong(all, tiles)).toEqual([blurred]);
});

it("tilesAmong drops a tile that is far smaller than the others", () => {
  const tiles = [0, 5, 10].map((x) => at(x, 0, 0.99));
  const small = at(20, 0, 0.9, 0.4);
  expect(tilesAmong([...tiles, small])).toHaveLength(3);
  expect(tilesAmong([small])).toHaveLength(1);
});

it("placesLeft tells of sure places of the usual size where nothing was read, once each", () => {
  const boxes = [at(0, 0, 1).box, at(4, 0, 1).box, at(8, 0, 1).box];
  const place = { middle: { x: 12, y: 0 }, turn: 0, size: 1, chance: 0.9 };
  expect(placesLeft([place, { ...place, chance: 0.85 }], boxes)).toEqual([at(12, 0, 1).box]);
  const others = [
    { ...place, chance: 0.7 },
    { ...place, size: 1.6 },
    { ...place, size: 0.6 },
    { ...place, middle: { x: 8.5, y: 0 } },
  ];
  expect(placesLeft(others, boxes)).toEqual([]);
  expect(placesLeft([place], [])).toEqual([]);
});

it("isHalfCovered is so of a tile with one half that is plain to see and one that is none", () => {
  expect(isHalfCovered(at(0, 0, 0.9, 1, [sure, none]))).toBe(true);
  expect(isHalfCovered(at(0, 0, 0.9, 1, [sure, sure]))).toBe(false);
  expect(isHalfCovered(at(0, 0, 0.9, 1, [none, none]))).toBe(false);
  expect(isHalfCovered(at(0, 0, 0.9, 1, [rather(3), rather(3)]))).toBe(false);
});

it("tilesAmong keeps a sure tile of another shape than the lying ones: it stands", () => {
  const one = at(15, 0, 0.99);
  const standing = { ...one, box: one.box.map(({ x, y }) => ({ x, y: y * 0.6 })) as unknown as Quad };
  const kept = tilesAmong([0, 5, 10].map((x) => at(x, 0, 0.99)).concat(standing));
  expect(kept).toHaveLength(4);
});
