import { type Found, tileAt, turnOf } from "./find";
import { halvesOf } from "./halves";
import { sizeOf } from "./neighbours";
import { maxPips, type Networks } from "./networks/networks";
import { holds, ontoQuad, type Point, type Quad, through, turned } from "./pixels/plane";
import type { Level } from "./pixels/pyramid";
import { chancesOf } from "./read-half";
import { distinctTiles, excludes, oddsOf } from "./select";

/** What lies where a person says that a tile is. */
export interface TileThere {
  /** As that of a `ReadTile`. */
  readonly box: Quad;
  /** The numbers it may show, at the box's first two corners and its last two; the likeliest pair first. */
  readonly likely: readonly (readonly [number, number])[];
}

interface ReadAtOptions {
  readonly networks: Networks;
  /** The most pips on a half of the set being played; 18 when left out. */
  readonly largestPip?: number;
}

/** Where no tile is known, half of a tile's width is looked for as these shares of the photo's longer side. */
const unknownSizes = [1 / 16, 1 / 24, 1 / 36, 1 / 54];
/** What is nearer or farther than the usual tile is larger or smaller by so much. */
const sizes = [1, 0.75, 1.33];
const directions = 8;
/** A finger points at the middle of a tile, or at one of its halves. */
const alongs = [0, -1, 1];
const maxRead = 6;
const maxOffered = 3;

/**
 * Reads a tile at a point of the photo, in its pixels. `boxes`: the tiles that are known, which say how large tiles are,
 * and where this one does not lie. Undefined where nothing has the outline of a tile. Takes up to a second.
 */
export function readTileAt(
  levels: readonly Level[],
  point: Point,
  boxes: readonly Quad[],
  { networks, largestPip = maxPips }: ReadAtOptions,
): TileThere | undefined {
  const found: Found[] = [];
  for (const size of sizesBeside(boxes, levels[0] as Level))
    for (const turn of turnsBeside(boxes, point))
      for (const along of alongs) {
        const middle = through(turned(point, turn, size), 0, along);
        const tile = tileAt({ middle, turn, size, chance: 1 }, levels, networks, 3);
        if (tile && holds(tile.box, point) && boxes.every((box) => !excludes(box, tile.box)))
          found.push(tile);
      }
  const read = distinctTiles(found)
    .slice(0, maxRead)
    .map((tile) => {
      const [one, other] = halvesOf(tile.box).map((half) => chancesOf(half, levels, networks, true));
      return { ...tile, chances: [one ?? [], other ?? []] as const };
    });
  const [best] = read.sort((a, b) => oddsOf(b) - oddsOf(a));
  return best && { box: best.box, likely: likeliestPairs(best.chances, largestPip) };
}

/** Half-widths of tiles. */
function sizesBeside(boxes: readonly Quad[], { width, height, scale }: Level): number[] {
  const known = boxes.map(sizeOf).sort((a, b) => a - b);
  const usual = known[known.length >> 1];
  return usual === undefined
    ? unknownSizes.map((share) => share * Math.max(width, height) * scale)
    : sizes.map((by) => by * usual);
}

/** As the nearest tile lies, and evenly all around. */
function turnsBeside(boxes: readonly Quad[], point: Point): number[] {
  const away = (box: Quad): number => {
    const middle = through(ontoQuad(box), 0, 0);
    return Math.hypot(middle.x - point.x, middle.y - point.y);
  };
  const [nearest] = [...boxes].sort((a, b) => away(a) - away(b));
  const from = nearest ? turnOf(nearest) : 0;
  return Array.from({ length: directions }, (_, i) => from + (i * Math.PI) / directions);
}

function likeliestPairs(
  [one, other]: readonly [readonly number[], readonly number[]],
  largest: number,
): (readonly [number, number])[] {
  const best = (chances: readonly number[]) =>
    Array.from({ length: largest + 1 }, (_, number) => number)
      .sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
      .slice(0, maxOffered);
  const pairs = best(one).flatMap((a) =>
    best(other).map((b) => ({ pair: [a, b] as const, chance: (one[a] ?? 0) * (other[b] ?? 0) })),
  );
  const known = new Set<string>();
  return pairs
    .sort((a, b) => b.chance - a.chance)
    .filter(({ pair }) => {
      const name = [...pair].sort((a, b) => a - b).join();
      return !known.has(name) && known.add(name);
    })
    .slice(0, maxOffered)
    .map(({ pair }) => pair);
}
