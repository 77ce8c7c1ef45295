import { expect, it } from "vitest";
import type { Quad } from "@/lib/vision";
import { viewOfTiles } from "./view-of-tiles";

const photo = { width: 1600, height: 1200 };
const tileAt = (x: number, y: number): Quad => [
  { x, y },
  { x: x + 40, y },
  { x: x + 40, y: y + 80 },
  { x, y: y + 80 },
];

it("viewOfTiles shows the tiles with more than a tile's length around them, and nothing beyond the photo", () => {
  const view = viewOfTiles([tileAt(500, 400), tileAt(900, 450)], photo);
  expect(view.left).toBeLessThan(420);
  expect(view.left).toBeGreaterThan(350);
  expect(view.left + view.width).toBeGreaterThan(1020);
  expect(view.top + view.height).toBeGreaterThan(610);
  const corner = viewOfTiles([tileAt(0, 0)], photo);
  expect([corner.left, corner.top]).toEqual([0, 0]);
});

it("viewOfTiles shows all of a photo without tiles, or with tiles all over it", () => {
  const whole = { left: 0, top: 0, ...photo };
  expect(viewOfTiles([], photo)).toEqual(whole);
  expect(viewOfTiles([tileAt(10, 10), tileAt(1500, 1100)], photo)).toEqual(whole);
});
