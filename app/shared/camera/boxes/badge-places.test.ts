import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Quad } from "@/lib/vision";
import { arrange } from "../../../../scripts/vision/render/arrange";
import { Random } from "../../../../scripts/vision/render/random";
import { tileSetOf } from "../../../../scripts/vision/render/tile-set";
import type { FoundTile } from "../count/found-tiles";
import { type Badge, badgesOf, plateOf } from "./badge-places";
import { middleOf, overlap } from "./box";
import { viewOfTiles } from "./view-of-tiles";

const room = { left: 0, top: 0, width: 1000, height: 800 };
const sure = (_: FoundTile) => false;

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

interface Counts {
  readonly numbers: number;
  /** On another tile or another number, nearer to the wrong half of their own, or in the wrong order. */
  readonly misplaced: number;
  /** On their own half, where they may cover a pip. */
  readonly onPips: number;
  /** Doubtful ones with letters smaller than 9 pixels on a phone 360 pixels wide and 640 high. */
  readonly tiny: number;
}

/** What a phone of 360 × 640 shows the photo in, pixels. */
const phone = { width: 328, height: 256 };

function countsOf(tiles: readonly FoundTile[], view: typeof room, doubtful = sure): Counts {
  const counts = { numbers: 0, misplaced: 0, onPips: 0, tiny: 0 };
  const scale = Math.min(phone.width / view.width, phone.height / view.height);
  const all = badgesOf(tiles, view, doubtful);
  const plates = [...all].flatMap(([id, badges]) =>
    badges.map((badge) => ({ id, plate: plateUnder(badge) })),
  );
  for (const tile of tiles) {
    const own = tile.box as Quad;
    const badges = all.get(tile.id) ?? [];
    const ends = [middleOf(own.slice(0, 2)), middleOf(own.slice(2))] as const;
    const isForward = ([one, other]: readonly Badge[]): boolean => {
      if (!one || !other) return true;
      const [x, y] = [ends[1].x - ends[0].x, ends[1].y - ends[0].y];
      const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
      return Math.abs(x) > Math.abs(y) ? dx * x > 0 : dy * y > 0;
    };
    // Boxes that lie over one another share ground: there only the number's middle counts.
    const isCrowded = tiles.some(({ id, box }) => id !== tile.id && box && overlap(own, box));
    for (const [half, badge] of badges.entries()) {
      counts.numbers++;
      const plate = plateUnder(badge);
      const away = ends.map((end) => Math.hypot(badge.at.x - end.x, badge.at.y - end.y));
      const isOnOwn = overlap(plate, own);
      const isAmiss = badge.line ? !isForward(badges) || isOnOwn : (away[half] ?? 0) > (away[1 - half] ?? 0);
      const onAnother = tiles.some(({ id, box }) => id !== tile.id && box && isInside(badge.at, box));
      const covers = [...tiles.map(({ id, box }) => ({ id, plate: box as Quad })), ...plates].some(
        (other) => other.id !== tile.id && overlap(plate, other.plate),
      );
      if (isAmiss || (!isCrowded && (onAnother || covers))) counts.misplaced++;
      if (isOnOwn) counts.onPips++;
      if (doubtful(tile) && badge.size * scale < 9) counts.tiny++;
    }
  }
  return counts;
}

const total = (all: readonly Counts[], of: keyof Counts): number =>
  all.reduce((sum, each) => sum + each[of], 0);

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

it("badgesOf puts both numbers of a tile together beside it where a half has no room around it", () => {
  const block = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1].map((row) => tileOn(column * 2 + row, upright(200 + column * 50, 300 + row * 100), ["10", "12"])),
  );
  const counts = countsOf(block, room, () => true);
  expect(counts).toEqual({ numbers: 20, misplaced: 0, onPips: 0, tiny: 0 });
  // The tile in the middle of the upper row: only its upper end is free.
  const [upper, lower] = badgesOf(block, room, () => true).get(4) ?? [];
  expect(upper).toMatchObject({ at: { x: 325 }, text: "10?", line: { x: 325, y: 300 } });
  expect(lower).toMatchObject({ at: { x: 325 }, text: "12?" });
  expect(lower?.at.y).toBeGreaterThan(upper?.at.y ?? 0);
  expect(lower?.at.y).toBeLessThan(300);
});

it("badgesOf keeps the numbers of a tile without any room on their own halves, small enough to stay there", () => {
  const box = upright(300, 200);
  const tight = { left: 300, top: 200, width: 50, height: 100 };
  const [one, other] = badgesOf([tileOn(0, box, ["10", "12"])], tight, sure).get(0) ?? [];
  expect([one?.at, other?.at]).toEqual([
    { x: 325, y: 225 },
    { x: 325, y: 275 },
  ]);
  expect(plateOf(other as Badge).across).toBeCloseTo(50, 5);
});

/** So many in every run; `TABLES=20000` looks at more. */
const tables = Number(process.env.TABLES ?? 150);

it("badgesOf puts no number on another tile, hardly any on its own, and none out of order, on tables as people lay them", () => {
  const counts = Array.from({ length: tables }, (_, seed): Counts => {
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
    const view = { left: 0, top: 0, width: 2 * rx * scale, height: 2 * ry * scale };
    return countsOf(tiles, view, () => seed % 2 === 0);
  });
  expect(total(counts, "numbers")).toBeGreaterThan(10 * tables);
  expect(total(counts, "misplaced")).toBe(0);
  // Tables so full that a tile far from their edge has nothing but tiles and numbers around it.
  expect(total(counts, "onPips") / total(counts, "numbers")).toBeLessThan(0.01);
  expect(total(counts, "tiny") / total(counts, "numbers")).toBeLessThan(0.01);
});

interface PhotoBoxes {
  readonly width: number;
  readonly height: number;
  /** The corners of each box as they were read, x and y in turn, in pixels of the photo. */
  readonly tiles: readonly { readonly halves: readonly [number, number]; readonly box: readonly number[] }[];
}

it("badgesOf puts no number on a tile in 56 photos of tables, and every doubt can be read", () => {
  const photos: PhotoBoxes[] = JSON.parse(
    readFileSync(new URL("boxes-of-photos.fixture.json", import.meta.url), "utf8"),
  );
  const counts = photos.map(({ width, height, tiles }) => {
    const found = tiles.map(({ halves: [one, other], box }, id) => {
      const corners = [0, 2, 4, 6].map((at) => ({ x: box[at] as number, y: box[at + 1] as number }));
      return tileOn(id, corners as unknown as Quad, [`${one}`, `${other}`]);
    });
    const boxes = found.flatMap(({ box }) => (box ? [box] : []));
    return countsOf(found, viewOfTiles(boxes, { width, height }), ({ id }) => id % 4 === 0);
  });
  expect(total(counts, "numbers")).toBe(896);
  expect(total(counts, "misplaced")).toBe(0);
  expect(total(counts, "onPips")).toBe(0);
  expect(total(counts, "tiny")).toBe(0);
});
