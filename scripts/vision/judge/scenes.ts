import { type Networks, type Reading, type ReadTile, readTiles } from "../../../lib/vision";
import { area, type Quad, shared } from "../../../lib/vision/pixels/plane";
import { quadOf } from "../crops";
import { type Scene, type SceneTile, sceneOf } from "../render/scene";
import { type ReadPair, type Score, sameTile, scoreOf } from "./score";

/** The scenes that the program is judged by: seeds that no training scene has, from easy to as hard as can be read. */
export interface Suite {
  readonly first: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Widths of tiles, pixels. */
  readonly tileWidths: readonly [number, number];
  readonly maxTiles: number;
  /** Tiles as `mouldedSetOf` draws them. */
  readonly moulded?: boolean;
  /** Angles from looking straight down, radians; drawn from the seed when left out. */
  readonly tilts?: readonly [number, number];
  /** With tiles that stand, in hands and racks, and heaps. */
  readonly seat?: boolean;
}

/** Small enough for every run of the tests. */
export const quick: Suite = {
  first: 9_000_000,
  count: 200,
  width: 320,
  height: 240,
  tileWidths: [33, 58],
  maxTiles: 4,
};

/** As phones take them, and hands as large as they get. */
export const full: Suite = {
  first: 9_500_000,
  count: 200,
  width: 1280,
  height: 960,
  tileWidths: [45, 160],
  maxTiles: 20,
};

/** Black, coloured and marbled tiles, with grooves and hollows, pins and film; some small. */
export const moulded: Suite = {
  first: 9_700_000,
  count: 100,
  width: 1280,
  height: 960,
  tileWidths: [30, 130],
  maxTiles: 20,
  moulded: true,
};

/** As somebody sees the table from a seat, 45 to 63 degrees from above. */
export const seat: Suite = {
  first: 9_920_000,
  count: 100,
  width: 1280,
  height: 960,
  tileWidths: [60, 150],
  maxTiles: 14,
  tilts: [0.785, 1.1],
};

/** Hands that stand, racks, fans and heaps, with tiles that lie about them, 35 to 66 degrees from above. */
export const standing: Suite = {
  ...seat,
  first: 9_940_000,
  tilts: [0.61, 1.15],
  seat: true,
};

export function sceneIn(suite: Suite, index: number): Scene {
  const { width, height, maxTiles, tilts } = suite;
  return sceneOf(suite.first + index, {
    width,
    height,
    hard: index / (suite.count - 1),
    tileWidth: tileWidthIn(suite, index),
    maxTiles,
    ...(suite.moulded ? { moulded: true } : {}),
    ...(suite.seat ? { seat: true } : {}),
    ...(tilts ? { tilt: tilts[0] + ((index * 0.754878) % 1) * (tilts[1] - tilts[0]) } : {}),
  });
}

export function tileWidthIn({ tileWidths }: Suite, index: number): number {
  const step = (index * 0.618034) % 1;
  return tileWidths[0] + step * (tileWidths[1] - tileWidths[0]);
}

export async function judge(scene: Scene, networks: Networks): Promise<{ score: Score; reading: Reading }> {
  const reading = await readTiles(scene.image, { networks, largestPip: scene.largestPip });
  return { score: scoreOfScene(scene, reading), reading };
}

/**
 * Tiles that can be read are to be read, each where it lies. Those covered in part, or cut by the picture's edge, may be
 * read or not; but a wrong reading of one is a mistake like any other, flagged or not.
 */
export function scoreOfScene(scene: Scene, { tiles }: Reading): Score {
  const clear = scene.tiles.filter((tile) => isClear(tile));
  const vague = scene.tiles.filter((tile) => !isClear(tile) && !tile.faceDown);
  const read: ReadPair[] = [];
  const boxes: Quad[] = [];
  for (const { box, halves, doubts } of tiles) {
    const pair = [halves[0].value, halves[1].value] as const;
    const flagged = doubts.length > 0;
    const over = vague.find((tile) => shared(box, quadOf(tile)) > 0.5 * Math.abs(area(box)));
    const onClear = clear.some((tile) => shared(box, quadOf(tile)) > 0.5 * Math.abs(area(box)));
    if (over && !onClear && (flagged || sameTile(pair, over.values))) continue;
    read.push({ pair, flagged });
    boxes.push(box);
  }
  return scoreOf(
    clear.map(({ values }) => values),
    read,
    (reading, tile) => liesOn(boxes[reading] as Quad, clear[tile] as SceneTile),
  );
}

/** From this share of a frame on, what lies in it is more than the rim of a neighbour. */
const minShare = 0.25;

/** What was read without a doubt, in a frame about parts of two tiles. */
export function onTwoTiles(scene: Scene, { tiles }: Reading): ReadTile[] {
  const clear = scene.tiles.filter(isClear);
  return tiles.filter(({ box, doubts }) => {
    const parts = clear.filter((tile) => shared(box, quadOf(tile)) > minShare * Math.abs(area(box)));
    return doubts.length === 0 && parts.length > 1;
  });
}

/** Whether they have more in common than not. A frame that slipped by half a tile lies on neither neighbour. */
function liesOn(box: Quad, tile: SceneTile): boolean {
  const quad = quadOf(tile);
  const both = shared(box, quad);
  return both > 0.5 * (Math.abs(area(box)) + Math.abs(area(quad)) - both);
}

const isClear = ({ seen, faceDown, inFrame }: SceneTile): boolean =>
  !faceDown && Math.min(...seen) > 0.93 && inFrame > 0.97;
