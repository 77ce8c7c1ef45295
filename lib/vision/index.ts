import { bodyOf } from "./body";
import {
  asFromAbove,
  distinct,
  type Found,
  foundAt,
  type Place,
  partWithSmall,
  placesIn,
  placesOn,
  slantedAt,
  tileAt,
  uprightOn,
} from "./find";
import { halvesOf } from "./halves";
import { type Hint, hintsFor } from "./hints";
import { boxesAcross, boxesWithin, placesAcross, placesBeside, placesSlipped } from "./neighbours";
import { maxPips, type Networks } from "./networks/networks";
import { area, holds, type Mapping, type Quad, shared } from "./pixels/plane";
import { type Level, type Pixels, pyramidOf } from "./pixels/pyramid";
import { tiltOf } from "./pixels/tilt";
import { chancesOf, type HalfReading, isBeyond, likeliest } from "./read-half";
import {
  type Candidate,
  distinctTiles,
  isHalfCovered,
  mayBeTile,
  placesLeft,
  tilesAmong,
  unreadAmong,
} from "./select";

export type { Hint } from "./hints";
export type { Networks } from "./networks/networks";
export { networksOf, weightsFile } from "./networks/weights";
export type { Point, Quad } from "./pixels/plane";
export type { Pixels } from "./pixels/pyramid";
export { pyramidOf } from "./pixels/pyramid";
export { readTileAt, type TileThere } from "./read-at";
export type { HalfReading } from "./read-half";

/** Why a person should look at a tile: what was read may be wrong, or may not be meant to count. */
export type Doubt =
  /** One of its numbers was not clear, or where this tile ends and its neighbours begin. */
  | "unclear"
  /** Part of it lies outside the photo. */
  | "cut";

/** One tile of the photo. */
export interface ReadTile {
  /**
   * The corners of its top face, in pixels of the given image; may lie outside of it. The first two are the short
   * end of the first half, the last two that of the second.
   */
  readonly box: Quad;
  readonly halves: readonly [HalfReading, HalfReading];
  /** Empty when nothing speaks against it. */
  readonly doubts: readonly Doubt[];
}

export interface Reading {
  /** Row by row, as one reads a page. */
  readonly tiles: readonly ReadTile[];
  /** Places that look like a tile and could not be read, their corners as those of tiles. */
  readonly unread: readonly Quad[];
  /** What a better photo would need. `not-tiles`: there is nothing like a tile on it; only `dark` may be said besides. */
  readonly hints: readonly Hint[];
}

export interface ReadOptions {
  /** From `networksOf`. */
  readonly networks: Networks;
  /** The most pips on a half of the set being played; 18 when left out. */
  readonly largestPip?: number;
  /**
   * For a frame of a film: looks once where a photo is looked at twice, and not beside what was found. Takes about half
   * of the time, and more is doubtful.
   */
  readonly quick?: boolean;
  /** Called now and then with the share that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Stops at the next pause, some ten to hundred milliseconds on, and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Below this a reading is doubtful: chosen on rendered scenes so that fewer than 1 tile in 200 is wrong without a doubt. */
const clear = 0.7;

/** So many places are looked at in a frame, the likeliest. */
const quickPlaces = 40;

/**
 * Where no tile was read, a place that the finder is so sure of is also looked at as if it were seen from far aside. On
 * a photo whose tiles say that it was taken at such an angle, in radians, so is any place.
 */
const minSlanted = 0.4;
const leaning = 0.26;
/** No more places than these, the likeliest: a patterned cloth has many. */
const maxSlanted = 100;

/** So many tiles, and such a share of all, that show more pips than the set has are no slips of the reader. */
const fewestBeyond = 2;
const minBeyond = 0.2;

/**
 * Finds the tiles on a photo and reads their numbers. The image upright (as a person sees it), of any size; about
 * 1600 pixels along its longer side is as good as more. Takes some hundred milliseconds, so it belongs in a worker.
 */
export async function readTiles(image: Pixels, options: ReadOptions): Promise<Reading> {
  const { networks, largestPip = maxPips, quick = false } = options;
  const levels = pyramidOf(image);
  const fine = levels[0] as Level;
  const places: Place[] = [];
  let done = 0;
  for (const level of levels.slice(1)) {
    await pause(options, done);
    places.push(...placesOn(level, networks));
    // Each copy of the photo is a quarter of the one before.
    done += (0.4 - done) * 0.75;
  }
  const found: Found[] = [];
  let again = uprightOn;
  const lookAt = async (candidates: readonly Place[], from: number, to: number): Promise<void> => {
    for (const [i, place] of candidates.entries()) {
      if (i % 8 === 0) await pause(options, from + ((to - from) * i) / candidates.length);
      const tile = tileAt(place, levels, networks, quick ? 2 : 3, again);
      if (tile) found.push(tile);
    }
  };
  const first = distinct(places).slice(0, quick ? quickPlaces : undefined);
  const readings = new Map<Found, Candidate>();
  const readAll = async (from: number, to: number): Promise<Candidate[]> => {
    const tiles = distinctTiles(found);
    for (const [i, tile] of tiles.entries()) {
      if (i % 4 === 0) await pause(options, from + ((to - from) * i) / tiles.length);
      if (!readings.has(tile)) readings.set(tile, candidateAt(tile, levels, networks, !quick));
    }
    return tiles.map((tile) => readings.get(tile) as Candidate);
  };
  await lookAt(first, 0.4, 0.46);
  const boxesNow = async (from: number, to: number): Promise<Quad[]> =>
    tilesAmong(await readAll(from, to)).map(({ box }) => box);
  if (!quick && isFromAside(first, await boxesNow(0.46, 0.48))) {
    again = asFromAbove;
    found.length = 0;
    await lookAt(first, 0.48, 0.5);
  }
  if (!quick) await lookAt(placesAcross(first, found), 0.5, 0.52);
  const part = quick ? undefined : partWithSmall((await readAll(0.52, 0.55)).filter(mayBeTile), fine);
  if (part) {
    await pause(options, 0.55);
    await lookAt(distinct(placesIn(part, fine, networks)), 0.55, 0.65);
  }
  if (!quick) {
    await lookAt(distinct(placesSlipped(distinctTiles(found))), 0.65, 0.68);
    await lookAt(distinct(placesBeside(found, image.width, image.height)), 0.68, 0.7);
    const lookSlanted = async (candidates: readonly Place[], from: number, to: number) => {
      const boxes = await boxesNow(from - 0.05, from);
      const leans = tiltOf(boxes) > leaning;
      const slantedPlaces = candidates
        .filter(
          ({ middle, chance }) => (leans || chance > minSlanted) && !boxes.some((box) => holds(box, middle)),
        )
        .slice(0, maxSlanted);
      const slanted: Found[] = [];
      for (const [i, place] of slantedPlaces.entries()) {
        await pause(options, from + ((to - from) * i) / slantedPlaces.length);
        slanted.push(...slantedAt(place, levels, networks));
      }
      found.push(...slanted);
      return slanted;
    };
    const slanted = await lookSlanted(first, 0.75, 0.85);
    if (slanted.length > 0)
      await lookSlanted(distinct(placesBeside(distinctTiles(slanted), image.width, image.height)), 0.9, 0.95);
  }
  const read = await readAll(quick ? 0.7 : 0.95, quick ? 1 : 0.98);
  if (!quick) {
    const boxes = tilesAmong(read).map(({ box }) => box);
    const within = tiltOf(boxes) > leaning ? boxesWithin(boxes) : [];
    const cut = [
      ...boxesAcross(boxes).map((box) => foundAt(box, levels, networks)),
      ...within.map((box) => foundAt(box, levels, networks, asFromAbove)),
    ];
    read.push(...cut.map((one) => candidateAt(one, levels, networks, true)));
  }
  const candidates = tilesAmong(read);
  const tiles = candidates.map(({ box, certainty, chances: [one, other] }): ReadTile => {
    const halves = [likeliest(one, largestPip, certainty), likeliest(other, largestPip, certainty)] as const;
    return { box, halves, doubts: doubtsOf(box, halves, image) };
  });
  const hints = hintsFor(
    levels,
    tiles.map(({ box, doubts }) => ({ box, unclear: doubts.includes("unclear") })),
  );
  const beyond = candidates.filter(({ chances }) => chances.some((half) => isBeyond(half, largestPip)));
  const isLarger = beyond.length >= fewestBeyond && beyond.length >= candidates.length * minBeyond;
  const looksLikeTiles = unreadAmong(read, candidates);
  const known = [...candidates, ...looksLikeTiles].map(({ box }) => box);
  const unread = [...looksLikeTiles.map(({ box }) => box), ...(quick ? [] : placesLeft(places, known))];
  return {
    tiles: inRows(tiles),
    unread,
    hints: [
      ...(isLarger ? ["larger-set" as const] : []),
      ...hints,
      ...(unread.some((box) => isPartlyOutside(box, image)) ? ["cut" as const] : []),
      ...([...candidates, ...looksLikeTiles].some(isHalfCovered) ? ["covered" as const] : []),
    ],
  };
}

/** From so sure a finder on, a place should hold a tile. */
const likelySeen = 0.5;

/** Whether a photo was taken from aside: its tiles lean, or more of its likely places hold none than do. */
function isFromAside(places: readonly Place[], boxes: readonly Quad[]): boolean {
  const open = places.filter(
    ({ middle, chance }) => chance > likelySeen && !boxes.some((box) => holds(box, middle)),
  );
  return tiltOf(boxes) > leaning || open.length > Math.max(1, boxes.length);
}

/** What the halves of a tile may show, and its colour. */
function candidateAt(
  tile: Found,
  levels: readonly Level[],
  networks: Networks,
  bothWays: boolean,
): Candidate {
  const [one, other] = halvesOf(tile.box);
  const chances = (half: Mapping): number[] => chancesOf(half, levels, networks, bothWays);
  return { ...tile, chances: [chances(one), chances(other)], body: bodyOf(tile.box, levels) };
}

async function pause({ onProgress, signal }: ReadOptions, done: number): Promise<void> {
  onProgress?.(done);
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}

function doubtsOf(box: Quad, halves: readonly HalfReading[], image: Pixels): Doubt[] {
  const unclear = halves.some(({ confidence }) => confidence < clear);
  return [...(unclear ? ["unclear" as const] : []), ...(isCut(box, image) ? ["cut" as const] : [])];
}

/** Whether part of a tile lies beyond the photo's edge. */
function isCut(box: Quad, { width, height }: Pixels): boolean {
  const slack = 0.04 * Math.hypot(box[1].x - box[0].x, box[1].y - box[0].y);
  return box.some(({ x, y }) => x < -slack || y < -slack || x > width + slack || y > height + slack);
}

/** Places are less exact than tiles: a cut one has a fair share beyond the edge. */
const maxInside = 0.88;

function isPartlyOutside(box: Quad, { width, height }: Pixels): boolean {
  const photo: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return shared(box, photo) < maxInside * Math.abs(area(box));
}

/** From left to right, and down the page where tiles no longer share a line. */
function inRows(tiles: readonly ReadTile[]): ReadTile[] {
  const middle = ({ box }: ReadTile): { x: number; y: number } => ({
    x: (box[0].x + box[1].x + box[2].x + box[3].x) / 4,
    y: (box[0].y + box[1].y + box[2].y + box[3].y) / 4,
  });
  const rest = tiles.map((tile) => ({ tile, at: middle(tile) })).sort((a, b) => a.at.y - b.at.y);
  const ordered: ReadTile[] = [];
  while (rest.length > 0) {
    const top = rest[0]?.at.y ?? 0;
    const size = Math.sqrt(Math.abs(rest[0] ? spanOf(rest[0].tile.box) : 1));
    const line = rest.filter(({ at }) => at.y < top + size);
    rest.splice(0, line.length);
    ordered.push(...line.sort((a, b) => a.at.x - b.at.x).map(({ tile }) => tile));
  }
  return ordered;
}

const spanOf = ([a, b]: Quad): number => (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
