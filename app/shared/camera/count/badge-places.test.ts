import { expect, it } from "vitest";
import type { Quad } from "@/lib/vision";
import { badgesOf } from "./badge-places";
import { type FoundTile, tileAt } from "./found-tiles";

const room = { width: 1000, height: 800 };
const tileOn = (id: number, box: Quad): FoundTile => ({
  id,
  box,
  tile: "6-5",
  unread: false,
  halves: ["6", "5"],
  likely: [],
  doubts: [],
});
const upright = (x: number, y: number): Quad => [
  { x, y },
  { x: x + 50, y },
  { x: x + 50, y: y + 100 },
  { x, y: y + 100 },
];

it("badgesOf puts the numbers beyond the two short ends of a tile, upright or lying", () => {
  const lying: Quad = [
    { x: 600, y: 400 },
    { x: 600, y: 450 },
    { x: 500, y: 450 },
    { x: 500, y: 400 },
  ];
  const badges = badgesOf([tileOn(0, upright(300, 300)), tileOn(1, lying)], room);
  const [above, below] = badges.get(0)?.at ?? [];
  expect(above).toMatchObject({ x: 325 });
  expect(above?.y).toBeLessThan(300);
  expect(below?.y).toBeGreaterThan(400);
  const [right, left] = badges.get(1)?.at ?? [];
  expect(right?.x).toBeGreaterThan(600);
  expect(left?.x).toBeLessThan(500);
});

it("badgesOf puts no number on a tile or above the photo, even in rows that touch or are at the edge", () => {
  const row = [0, 1, 2, 3, 4].map((at) => tileOn(at, upright(200 + at * 52, 0)));
  const under = [0, 1, 2, 3, 4].map((at) => tileOn(at + 5, upright(200 + at * 100, 300)));
  const touching = [0, 1, 2].map((at) => tileOn(at + 10, upright(250 + at * 100, 402)));
  const tiles = [...row.slice(0, 1), ...under, ...touching];
  for (const { at, size } of badgesOf(tiles, room).values())
    for (const point of at) {
      expect(tileAt(tiles, point, size * 0.3)).toBeUndefined();
      expect(point.y).toBeGreaterThan(0);
    }
  // Tiles that touch in a row at the photo's edge have room on one side only.
  const inRow = badgesOf(row, room);
  for (const { id } of row) {
    const [above, below] = inRow.get(id)?.at ?? [];
    expect(above?.y).toBeGreaterThan(0);
    expect(tileAt(row, below ?? { x: 0, y: 0 }, 0)).toBeUndefined();
  }
});
