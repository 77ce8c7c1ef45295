import { distinct, framed, placesOn, uprightOn } from "../../lib/vision/find";
import { halvesOf } from "../../lib/vision/halves";
import {
  framerWindow,
  maxPips,
  type Networks,
  noHalf,
  readerWindow,
} from "../../lib/vision/networks/networks";
import { cropOf } from "../../lib/vision/pixels/crop";
import {
  area,
  type Mapping,
  ontoQuad,
  type Point,
  type Quad,
  shared,
  through,
  turned,
} from "../../lib/vision/pixels/plane";
import type { Level } from "../../lib/vision/pixels/pyramid";
import type { Random } from "./render/random";
import type { Scene, SceneTile } from "./render/scene";
import { hasVisibleBar } from "./render/tile-set";

export const quadOf = (tile: SceneTile): Quad => tile.corners.map(([x, y]) => ({ x, y })) as unknown as Quad;

/** Half-width (square root of an eighth of the area), middle and direction along: what the finder looks for. */
export function placeOf(quad: Quad): { middle: Point; size: number; angle: number } {
  const [a, b, c, d] = quad;
  return {
    middle: through(ontoQuad(quad), 0, 0),
    size: Math.sqrt(Math.abs(area(quad)) / 8),
    angle: Math.atan2(d.y + c.y - a.y - b.y, d.x + c.x - a.x - b.x),
  };
}

/** Clear: to be found. Hidden: neither to be found nor wrong to find. */
export function visibility(tile: SceneTile): "clear" | "hidden" | "none" {
  const [a, b] = tile.seen;
  if (tile.faceDown || a + b < 0.15) return "none";
  return Math.max(a, b) > 0.9 && a + b > 1.3 && tile.inFrame > 0.7 ? "clear" : "hidden";
}

export interface Sample {
  readonly crop: Uint8Array;
  readonly target: readonly number[];
}

/** Crops about a tile as the finder may place them, with the corners as they lie in the crop: 1 and eight numbers. */
export function framerSamples(random: Random, levels: readonly Level[], scene: Scene): Sample[] {
  const samples: Sample[] = [];
  const quads = scene.tiles.filter((tile) => visibility(tile) !== "none").map(quadOf);
  for (const tile of scene.tiles) {
    const seen = visibility(tile);
    const { middle, size, angle } = placeOf(quadOf(tile));
    const far = random.chance(0.5) ? 1 : 0.3;
    const shift = (): number => random.normal() * 0.25 * far * size;
    const at = { x: middle.x + shift(), y: middle.y + shift() };
    const turn = angle - Math.PI / 2 + random.normal() * 0.12 * far + (random.chance(0.5) ? Math.PI : 0);
    const wide = size * Math.exp(random.normal() * 0.12 * far);
    if (seen === "clear") {
      for (let i = 0; i < 1; i++) samples.push(sampleOn(levels, turned(at, turn, wide), quadOf(tile)));
    } else if (seen === "none") {
      samples.push({ crop: cropOf(levels, turned(at, turn, wide), framerWindow), target: noTile });
    }
    if (random.chance(0.5)) samples.push(besideTile(random, levels, middle, angle, size));
  }
  for (let i = 0; i < 3; i++) {
    const at = { x: random.next() * scene.image.width, y: random.next() * scene.image.height };
    const size = random.range(12, 40);
    if (
      quads.some(
        (quad) =>
          Math.hypot(placeOf(quad).middle.x - at.x, placeOf(quad).middle.y - at.y) < 1.5 * placeOf(quad).size,
      )
    )
      continue;
    samples.push({ crop: cropOf(levels, turned(at, random.angle(), size), framerWindow), target: noTile });
  }
  return samples;
}

const noTile = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Near a tile, but not it: two halves of neighbours, across it, much too large or small. */
function besideTile(
  random: Random,
  levels: readonly Level[],
  middle: Point,
  angle: number,
  size: number,
): Sample {
  const how = random.int(4);
  // Half of them by just one half: along a row that looks like a tile but for its ends.
  const slip = random.chance(0.5) ? 2 + random.normal() * 0.1 : random.range(1, 2.6);
  const along = how === 0 ? random.pick([-1, 1]) * slip * size : random.normal() * 0.2 * size;
  const off = how === 1 ? random.pick([-1, 1]) * random.range(0.7, 1.8) * size : random.normal() * 0.2 * size;
  const turn = how === 2 ? random.pick([-1, 1]) * random.range(0.7, 1.57) : random.normal() * 0.2;
  const wide = how === 3 ? random.pick([0.45, 0.55, 1.9, 2.2]) : Math.exp(random.normal() * 0.2);
  const at = {
    x: middle.x + Math.cos(angle) * along - Math.sin(angle) * off,
    y: middle.y + Math.sin(angle) * along + Math.cos(angle) * off,
  };
  return {
    crop: cropOf(levels, turned(at, angle - Math.PI / 2 + turn, wide * size), framerWindow),
    target: noTile,
  };
}

/** A crop with the corners of the tile on it, as they lie on the crop's plane: the one up and left comes first. */
function sampleOn(levels: readonly Level[], onto: Mapping, quad: Quad): Sample {
  const [c, minus, x0, s, , y0] = onto;
  const k = c * c + minus * minus;
  const local = quad.map(({ x, y }) => [
    (c * (x - x0) + s * (y - y0)) / k,
    (minus * (x - x0) + c * (y - y0)) / k,
  ]);
  const start = (local[0]?.[1] ?? 0) + (local[1]?.[1] ?? 0) < 0 ? 0 : 2;
  const target = [1, ...[0, 1, 2, 3].flatMap((i) => local[(start + i) % 4] as number[])];
  return { crop: cropOf(levels, onto, framerWindow), target };
}

/**
 * Crops of halves with their value, and of what is not a half. Where no bar can be seen, a frame that slipped by half a
 * tile shows the same as a right one: such frames are fewer there, because they would only teach doubt.
 */
export function readerSamples(random: Random, levels: readonly Level[], scene: Scene): Sample[] {
  const samples: Sample[] = [];
  const addCrop = (quad: Quad, labels: readonly (number | undefined)[]): void => {
    halvesOf(quad).forEach((onto, i) => {
      const label = labels[i];
      if (label === undefined) return;
      samples.push({ crop: cropOf(levels, onto, readerWindow), target: [label] });
    });
  };
  const slips = hasVisibleBar(scene.set) ? 0.3 : 0.1;
  for (const tile of scene.tiles) {
    const quad = quadOf(tile);
    const { size } = placeOf(quad);
    const labels = tile.values.map((value, i) => labelOf(tile, value, tile.seen[i as 0 | 1]));
    for (let i = 0; i < 2; i++) addCrop(shaken(random, quad, size * (i === 0 ? 0.06 : 0.12)), labels);
    if (random.chance(slips))
      addCrop(slipped(shaken(random, quad, size * 0.06), random.pick([-1, 1])), [noHalf, noHalf]);
    if (random.chance(0.3)) {
      const by = random.range(0.8, 2) * size;
      const way = random.angle();
      const moved = quad.map(({ x, y }) => ({ x: x + by * Math.cos(way), y: y + by * Math.sin(way) }));
      addCrop(moved as unknown as Quad, [noHalf, noHalf]);
    }
  }
  if (random.chance(0.5)) {
    const onto = turned(
      { x: random.next() * scene.image.width, y: random.next() * scene.image.height },
      random.angle(),
      random.range(12, 40),
    );
    const far = (x: number, y: number): Point => through(onto, x, y);
    addCrop([far(-1, -2), far(1, -2), far(1, 2), far(-1, 2)], [noHalf, undefined]);
  }
  return samples;
}

function labelOf(tile: SceneTile, value: number, seen: number): number | undefined {
  if (tile.faceDown || seen < 0.5) return noHalf;
  return seen > 0.9 && value <= maxPips ? value : undefined;
}

/** A quad moved by half of its length: its halves have their divider at the wrong end. */
function slipped(quad: Quad, by: number): Quad {
  const onto = ontoQuad(quad);
  return [
    through(onto, -1, by - 1),
    through(onto, 1, by - 1),
    through(onto, 1, by + 1),
    through(onto, -1, by + 1),
  ];
}

function shaken(random: Random, quad: Quad, by: number): Quad {
  const [dx, dy] = [random.normal() * by * 0.7, random.normal() * by * 0.7];
  return quad.map(({ x, y }) => ({
    x: x + dx + random.normal() * by,
    y: y + dy + random.normal() * by,
  })) as unknown as Quad;
}

/** How likely a place of the first round is to teach something. */
const likely = 0.25;

/**
 * What the networks of the first round make of a scene, with the truth beside it: the places that the finder names and
 * the framer's second look for the framer; the halves it then cuts out, and what it takes for tiles, for the reader.
 */
export function secondRound(
  levels: readonly Level[],
  scene: Scene,
  networks: Networks,
): { framer: Sample[]; reader: Sample[] } {
  const framer: Sample[] = [];
  const reader: Sample[] = [];
  const places = distinct(levels.slice(1).flatMap((level) => placesOn(level, networks, likely))).slice(0, 30);
  for (const { middle, turn, size } of places) {
    const first = turned(middle, turn, size);
    const one = look(levels, scene, first);
    if (one) framer.push(one);
    const guess = framed(first, levels, networks);
    if (guess.chance < 0.2) continue;
    const again = uprightOn(guess.box);
    const two = look(levels, scene, again);
    if (two) framer.push(two);
    const found = framed(again, levels, networks);
    if (found.chance > 0.4) reader.push(...halvesSeen(levels, scene, found.box));
  }
  return { framer, reader };
}

/** The tile that a plane is laid on, and whether another is near enough to make it a matter of taste. */
function tileUnder(scene: Scene, box: Quad): { tile: SceneTile | undefined; near: boolean } {
  const mine = placeOf(box);
  const over = scene.tiles.filter((tile) => visibility(tile) !== "none" && shared(box, quadOf(tile)) > 0);
  const tile = over.find((one) => {
    const { middle, size, angle } = placeOf(quadOf(one));
    const apart = Math.hypot(middle.x - mine.middle.x, middle.y - mine.middle.y);
    return (
      apart < 0.5 * size &&
      Math.abs(Math.log(size / mine.size)) < 0.35 &&
      Math.abs(Math.sin(angle - mine.angle)) < 0.5
    );
  });
  const near = over.some((one) => {
    const { middle, size } = placeOf(quadOf(one));
    return Math.hypot(middle.x - mine.middle.x, middle.y - mine.middle.y) < 0.75 * size;
  });
  return { tile, near };
}

function look(levels: readonly Level[], scene: Scene, onto: Mapping): Sample | undefined {
  const corner = (x: number, y: number): Point => through(onto, x, y);
  const { tile, near } = tileUnder(scene, [corner(-1, -2), corner(1, -2), corner(1, 2), corner(-1, 2)]);
  if (tile) return visibility(tile) === "clear" ? sampleOn(levels, onto, quadOf(tile)) : undefined;
  return near ? undefined : { crop: cropOf(levels, onto, framerWindow), target: noTile };
}

function halvesSeen(levels: readonly Level[], scene: Scene, box: Quad): Sample[] {
  const { tile } = tileUnder(scene, box);
  const nothing = scene.tiles.every((one) => shared(box, quadOf(one)) < 0.15 * Math.abs(area(box)));
  return halvesOf(box).flatMap((onto) => {
    const label = tile ? labelUnder(tile, onto) : nothing ? noHalf : undefined;
    return label === undefined ? [] : [{ crop: cropOf(levels, onto, readerWindow), target: [label] }];
  });
}

/** The value of the tile's half that lies there. */
function labelUnder(tile: SceneTile, onto: Mapping): number | undefined {
  const at = through(onto, 0, 0);
  const away = halvesOf(quadOf(tile)).map((half) => {
    const middle = through(half, 0, 0);
    return Math.hypot(middle.x - at.x, middle.y - at.y);
  });
  const which = (away[0] ?? 0) < (away[1] ?? 0) ? 0 : 1;
  return labelOf(tile, tile.values[which], tile.seen[which]);
}
