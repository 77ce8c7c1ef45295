import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Quad } from "@/lib/vision";
import { arrange } from "../../../../scripts/vision/render/arrange";
import { Random } from "../../../../scripts/vision/render/random";
import { tileSetOf } from "../../../../scripts/vision/render/tile-set";
import { type Badge, badgesOf, overlap, plateOf } from "./badge-places";
import { type FoundTile, middleOf } from "./found-tiles";

const room = { width: 1000, height: 800 };
const sure = () => false;

const tileOn = (id: number, box: Quad, halves: readonly [string, string] = ["6", "5"]): FoundTile => ({
  id,
  box,
  tile: `${halves[0]}-${halves[1]}`,
  unread: false,
  halves,
  likely: [],
  doubts: [],
});
const upright = (x: number, y: number): Quad => [
  { x, y },
  { x: x + 50, y },
  { x: x + 50, y: y + 100 },
  { x, y: y + 100 },
];

/** The plate of a number, a hair smaller: plates may touch what they do not cover. */
function plateUnder({ at, size, text }: Badge): Quad {
  const { across, down } = plateOf({ text, size: size * 0.999 });
  const [left, right, top, bottom] = [at.x - across / 2, at.x + across / 2, at.y - down / 2, at.y + down / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

const isInside = ({ x, y }: { x: number; y: number }, box: Quad): boolean => {
  const turns = box.map((a, i) => {
    const b = box[(i + 1) % 4] as typeof a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
};

/** How many numbers stand on another tile, or on the wrong half of their own; and how many numbers there are. */
function misplaced(tiles: readonly FoundTile[], size: typeof room, doubtful = sure): [number, number] {
  let wrong = 0;
  let all = 0;
  for (const [id, badges] of badgesOf(tiles, size, doubtful))
    for (const [half, badge] of badges.entries()) {
      all++;
      const own = tiles.find((tile) => tile.id === id)?.box as Quad;
      const [end, otherEnd] = [middleOf(own.slice(0, 2)), middleOf(own.slice(2))];
      const toEnd = Math.hypot(badge.at.x - end.x, badge.at.y - end.y);
      const toOther = Math.hypot(badge.at.x - otherEnd.x, badge.at.y - otherEnd.y);
      const onAnother = tiles.some((tile) => tile.id !== id && tile.box && isInside(badge.at, tile.box));
      // Boxes that lie over one another share ground: there only the number's middle counts.
      const isCrowded = tiles.some(({ id: other, box }) => other !== id && box && overlap(own, box));
      const covers =
        !isCrowded &&
        tiles.some(({ id: other, box }) => other !== id && box && overlap(plateUnder(badge), box));
      if ((onAnother && !isCrowded) || covers || (half === 0 ? toEnd > toOther : toOther > toEnd)) wrong++;
    }
  return [wrong, all];
}

it("badgesOf puts the numbers beyond the two short ends of a tile, upright or lying", () => {
  const lying: Quad = [
    { x: 600, y: 400 },
    { x: 600, y: 450 },
    { x: 500, y: 450 },
    { x: 500, y: 400 },
  ];
  const badges = badgesOf([tileOn(0, upright(300, 300)), tileOn(1, lying)], room, sure);
  const [above, below] = badges.get(0) ?? [];
  expect(above).toMatchObject({ at: { x: 325 }, text: "6" });
  expect(above?.at.y).toBeLessThan(300);
  expect(below?.at.y).toBeGreaterThan(400);
  const [right, left] = badges.get(1) ?? [];
  expect(right?.at.x).toBeGreaterThan(600);
  expect(left?.at.x).toBeLessThan(500);
});

it("badgesOf keeps each number on its own half where tiles touch on all sides, small enough to stay there", () => {
  const block = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1].map((row) => tileOn(column * 2 + row, upright(200 + column * 50, 300 + row * 100), ["10", "12"])),
  );
  const badges = badgesOf(block, room, () => true);
  expect(misplaced(block, room, () => true)).toEqual([0, 20]);
  // The tile in the middle of the upper row: its lower number has no room around it.
  const [, inner] = badges.get(4) ?? [];
  expect(inner).toMatchObject({ at: { x: 325, y: 375 }, text: "12?" });
  expect(plateOf(inner as Badge).across).toBeCloseTo(50, 5);
});

it("badgesOf puts no number on another tile in a thousand tables as people lay them", () => {
  const sum = [0, 0];
  for (let seed = 0; seed < 1_000; seed++) {
    const random = new Random(seed);
    const [rx, ry, scale] = [16, 12, 30];
    const tiles = arrange(random, tileSetOf(random), 1 + random.int(24), [rx, ry]).map((tile, id) => {
      const [cos, sin] = [Math.cos(tile.angle) * scale, Math.sin(tile.angle) * scale];
      const corner = (x: number, y: number) => ({
        x: (tile.x + rx) * scale + x * cos - y * sin,
        y: (tile.y + ry) * scale + x * sin + y * cos,
      });
      const box: Quad = [corner(-1, -2), corner(1, -2), corner(1, 2), corner(-1, 2)];
      return tileOn(id, box, [`${tile.values[0]}`, `${tile.values[1]}`]);
    });
    const size = { width: 2 * rx * scale, height: 2 * ry * scale };
    for (const [i, count] of misplaced(tiles, size, () => seed % 2 === 0).entries())
      sum[i] = (sum[i] ?? 0) + count;
  }
  expect(sum[1]).toBeGreaterThan(10_000);
  expect(sum[0]).toBe(0);
});

interface PhotoBoxes {
  readonly width: number;
  readonly height: number;
  /** The corners of each box as they were read, x and y in turn, in pixels of the photo. */
  readonly tiles: readonly { readonly halves: readonly [number, number]; readonly box: readonly number[] }[];
}

it("badgesOf puts no number on another tile in 56 photos of tables", () => {
  const photos: PhotoBoxes[] = JSON.parse(
    readFileSync(new URL("boxes-of-photos.fixture.json", import.meta.url), "utf8"),
  );
  const counts = photos.map(({ width, height, tiles }) => {
    const found = tiles.map(({ halves: [one, other], box }, id) => {
      const corners = [0, 2, 4, 6].map((at) => ({ x: box[at] as number, y: box[at + 1] as number }));
      return tileOn(id, corners as unknown as Quad, [`${one}`, `${other}`]);
    });
    return misplaced(found, { width, height });
  });
  expect(counts.reduce((sum, [, all]) => sum + all, 0)).toBe(896);
  expect(counts.map(([wrong]) => wrong)).toEqual(counts.map(() => 0));
});
