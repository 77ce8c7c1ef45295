import { cropOf } from "../../lib/vision/crop";
import { halvesOf } from "../../lib/vision/halves";
import { framerWindow, mostPips, noHalf, readerWindow } from "../../lib/vision/networks";
import { area, ontoQuad, type Point, type Quad, through, turned } from "../../lib/vision/plane";
import type { Level } from "../../lib/vision/pyramid";
import type { Random } from "./render/random";
import type { Scene, SceneTile } from "./render/scene";

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
      for (let i = 0; i < 1; i++) samples.push(framed(levels, at, turn, wide, quadOf(tile)));
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
  const along = how === 0 ? random.pick([-1, 1]) * random.range(1, 2.6) * size : random.normal() * 0.2 * size;
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

function framed(levels: readonly Level[], at: Point, turn: number, size: number, quad: Quad): Sample {
  const onto = turned(at, turn, size);
  const [c, s] = [Math.cos(turn) / size, Math.sin(turn) / size];
  const local = quad.map(({ x, y }) => [c * (x - at.x) + s * (y - at.y), -s * (x - at.x) + c * (y - at.y)]);
  // The corner that lies up and left comes first.
  const start = ((local[0]?.[1] ?? 0) + (local[1]?.[1] ?? 0) < 0 ? 0 : 2) as number;
  const target = [1, ...[0, 1, 2, 3].flatMap((i) => local[(start + i) % 4] as number[])];
  return { crop: cropOf(levels, onto, framerWindow), target };
}

/** Crops of halves with their value, and of what is not a half. */
export function readerSamples(random: Random, levels: readonly Level[], scene: Scene): Sample[] {
  const samples: Sample[] = [];
  const take = (quad: Quad, labels: readonly (number | undefined)[]): void => {
    halvesOf(quad).forEach((onto, i) => {
      const label = labels[i];
      if (label === undefined) return;
      samples.push({ crop: cropOf(levels, onto, readerWindow), target: [label] });
    });
  };
  for (const tile of scene.tiles) {
    const quad = quadOf(tile);
    const { size } = placeOf(quad);
    const labels = tile.values.map((value, i) => labelOf(tile, value, tile.seen[i as 0 | 1]));
    for (let i = 0; i < 2; i++) take(shaken(random, quad, size * (i === 0 ? 0.06 : 0.12)), labels);
    if (random.chance(0.3)) {
      const by = random.range(0.8, 2) * size;
      const way = random.angle();
      const moved = quad.map(({ x, y }) => ({ x: x + by * Math.cos(way), y: y + by * Math.sin(way) }));
      take(moved as unknown as Quad, [noHalf, noHalf]);
    }
  }
  if (random.chance(0.5)) {
    const onto = turned(
      { x: random.next() * scene.image.width, y: random.next() * scene.image.height },
      random.angle(),
      random.range(12, 40),
    );
    const far = (x: number, y: number): Point => through(onto, x, y);
    take([far(-1, -2), far(1, -2), far(1, 2), far(-1, 2)], [noHalf, undefined]);
  }
  return samples;
}

function labelOf(tile: SceneTile, value: number, seen: number): number | undefined {
  if (tile.faceDown || seen < 0.5) return noHalf;
  return seen > 0.9 && value <= mostPips ? value : undefined;
}

function shaken(random: Random, quad: Quad, by: number): Quad {
  const [dx, dy] = [random.normal() * by * 0.7, random.normal() * by * 0.7];
  return quad.map(({ x, y }) => ({
    x: x + dx + random.normal() * by,
    y: y + dy + random.normal() * by,
  })) as unknown as Quad;
}
