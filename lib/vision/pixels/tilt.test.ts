import { expect, it } from "vitest";
import { type Quad, through, turned } from "./plane";
import { longOf, metricOf, tiltOf } from "./tilt";

/** A tile `long` times as long as it is wide, foreshortened vertically. */
const tileAt = (angle: number, long: number, shortened = 0.7): Quad =>
  [
    [-1, -long],
    [1, -long],
    [1, long],
    [-1, long],
  ]
    .map(([x = 0, y = 0]) => through(turned({ x: 200, y: 150 }, angle, 20), x, y))
    .map(({ x, y }) => ({ x, y: y * shortened })) as unknown as Quad;

const tiles = [0, 0.5, 1.2, 2].map((angle) => tileAt(angle, 2));

it("tiltOf finds the tilt of a photo from its tiles", () => {
  expect(tiltOf(tiles)).toBeCloseTo(Math.acos(0.7), 5);
  expect(tiltOf([0, 0.5, 1.2].map((angle) => tileAt(angle, 2, 1)))).toBeCloseTo(0, 5);
});

it("longOf gives the same length for tiles in different directions on a tilted photo", () => {
  const metric = metricOf(tiles);
  if (!metric) throw new Error("no metric");
  for (const angle of [0.1, 0.9, 1.5]) {
    expect(longOf(tileAt(angle, 2), metric)).toBeCloseTo(2, 5);
    expect(longOf(tileAt(angle, 3), metric)).toBeCloseTo(3, 5);
  }
});

it("metricOf gives nothing without tiles", () => {
  expect(metricOf([])).toBeUndefined();
});
