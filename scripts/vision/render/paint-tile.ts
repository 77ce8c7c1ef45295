import { axesOf, type Camera, type Placed, raised } from "./camera";
import { type Canvas, covered, roundedBox } from "./canvas";
import { type Colour, mix, times } from "./colour";
import type { Noise } from "./noise";
import type { Relief, TileSet } from "./tile-set";

/** One tile on the table, in table units: the middle of its back, and how it is turned. */
export interface LaidTile extends Placed {
  readonly values: readonly [number, number];
  readonly faceDown: boolean;
  /** How brightly the glare shows on it, and its own small difference in colour. */
  readonly glare: number;
  readonly tint: number;
}

export interface Light {
  /** Where it comes from, on the table, and how strongly it shades edges. */
  readonly x: number;
  readonly y: number;
  readonly hard: number;
  readonly shadow: number;
  /** Length of shadows, as a share of heights. */
  readonly long: number;
  readonly soft: number;
}

/** So far beyond a tile's edge may pixels lie that still show some of it. */
const margin = 0.08;

/** The shadow that a tile throws on what lies under it: on that plane it reaches as far as the tile does. */
export function paintShadow(
  canvas: Canvas,
  camera: Camera,
  set: TileSet,
  tile: LaidTile,
  light: Light,
): void {
  const [across, , out] = axesOf(tile);
  const stands = Math.abs(out[2]) < 0.5;
  const onShortEdge = Math.abs(across[2]) < 0.5;
  const [wide, deep, h] = !stands
    ? [1, set.long, set.thickness]
    : onShortEdge
      ? [1, set.thickness / 2, set.long]
      : [set.long, set.thickness / 2, 1];
  const foot = stands ? raised(tile, set.thickness / 2) : tile;
  const place = {
    x: foot.x - light.x * h * light.long * 0.5,
    y: foot.y - light.y * h * light.long * 0.5,
    up: stands ? 0 : tile.up,
    angle: tile.angle,
  };
  const soft = light.soft * h + 0.05;
  const more = (h * light.long) / 2;
  const [reachX, reachY] = [wide + more, deep + more];
  canvas.over(camera, place, reachX + soft, reachY + soft, (at, x, y) => {
    const distance = roundedBox(x, y, reachX, reachY, 0.3) / soft;
    if (distance < 1) canvas.darken(at, 1 - light.shadow * Math.min(1, (1 - distance) / 2) ** 1.5);
  });
}

export function paintTile(
  canvas: Canvas,
  camera: Camera,
  set: TileSet,
  tile: LaidTile,
  index: number,
  light: Light,
  veins: Noise,
): void {
  paintSides(canvas, camera, set, tile, light);
  const [across, along] = axesOf(tile);
  const lx = across[0] * light.x + across[1] * light.y;
  const ly = along[0] * light.x + along[1] * light.y;
  const face = faceOf(set, tile, lx * light.hard, ly * light.hard, veins);
  canvas.over(camera, raised(tile, set.thickness), 1 + margin, set.long + margin, (at, x, y, size) => {
    const edge = roundedBox(x, y, 1, set.long, set.round);
    const cover = covered(edge, size);
    if (cover === 0) return;
    canvas.lay(at, face(x, y, size, edge), cover);
    if (cover > 0.5) canvas.owner[at] = 2 * index + (y < 0 ? 1 : 2);
  });
}

function paintSides(canvas: Canvas, camera: Camera, set: TileSet, tile: LaidTile, light: Light): void {
  const [u0, v0] = camera.seeOn(tile, 0, 0);
  const [u1, v1] = camera.seeOn(raised(tile, set.thickness), 0, 0);
  const layers = Math.min(24, Math.ceil(Math.hypot(u1 - u0, v1 - v0) + 1));
  for (let i = 0; i < layers; i++) {
    const t = i / layers;
    const colour = times(set.side, tile.tint * (0.55 + 0.25 * t + 0.2 * (1 - light.shadow)));
    const inset = t < 0.15 || t > 0.85 ? 0.97 : 1;
    canvas.over(camera, raised(tile, t * set.thickness), 1 + margin, set.long + margin, (at, x, y, size) => {
      const cover = covered(roundedBox(x, y, inset, set.long * inset, set.round), size);
      if (cover === 0) return;
      canvas.lay(at, colour, cover);
      if (cover > 0.5) canvas.owner[at] = 0;
    });
  }
}

type Face = (x: number, y: number, size: number, edge: number) => Colour;

function faceOf(set: TileSet, tile: LaidTile, lx: number, ly: number, veins: Noise): Face {
  const { bar, pin } = set;
  const ends = tile.values.map((value) => set.pips[value]);
  return (x, y, size, edge) => {
    let colour = times(set.body, tile.tint);
    if (set.marbling > 0) {
      const v = veins(tile.x * 3 + x * 1.5, tile.y * 3 + y * 1.5 + 2 * veins(x * 2 + tile.y, y * 2));
      colour = mix(colour, set.vein, set.marbling * v * v);
    }
    if (edge > -set.bevel) colour = times(colour, bevel(x, y, set, lx, ly, edge));
    if (set.relief) colour = plus(colour, reliefAt(set, set.relief, x, y, size, edge, lx, ly, veins));
    if (tile.faceDown) return colour;
    if (set.relief) colour = plus(colour, hollowAt(set, set.relief, x, y, size, lx, ly));
    const down =
      bar.thickness === 0
        ? 0
        : covered(
            bar.roundEnds
              ? roundedBox(x, y, bar.length, bar.thickness / 2, bar.thickness / 2)
              : roundedBox(x, y, bar.length, bar.thickness / 2, 0.005),
            size,
          );
    if (down > 0) {
      const across = (2 * y) / bar.thickness;
      colour = mix(colour, times(bar.colour, 1 - bar.groove * across * ly), down);
    }
    if (pin) {
      const r = Math.hypot(x, y);
      const on = covered(r - pin.radius, size);
      if (on > 0) {
        const lit = 0.8 + (0.4 * (x * lx + y * ly)) / pin.radius + (r < pin.radius * 0.35 ? 0.5 : 0);
        colour = mix(colour, times(pin.colour, lit), on);
      }
    }
    const end = ends[y < 0 ? 0 : 1];
    if (!end) return colour;
    // The half's own square: from the bar (y = -1 of the square is away from it) to the short edge.
    const half = set.long / 2;
    const py = y < 0 ? y + half : half - y;
    const px = y < 0 ? x : -x;
    const shrink = end.reach;
    for (const spot of end.spots) {
      const dx = px - spot.x * shrink;
      const dy = py - spot.y * shrink * half;
      if (Math.abs(dx) > end.radius + size || Math.abs(dy) > end.radius + size) continue;
      const r = Math.hypot(dx, dy);
      const on = covered(r - end.radius, size);
      if (on === 0) continue;
      const [ux, uy] = y < 0 ? [dx, dy] : [-dx, -dy];
      return mix(colour, pip(set, end.colour, r / end.radius, ux / end.radius, uy / end.radius, lx, ly), on);
    }
    return colour;
  };
}

const plus = (colour: Colour, by: number): Colour => [colour[0] + by, colour[1] + by, colour[2] + by];

/** By how much a moulded face is lighter there than its colour, of 255. */
function reliefAt(
  set: TileSet,
  relief: Relief,
  x: number,
  y: number,
  size: number,
  edge: number,
  lx: number,
  ly: number,
  veins: Noise,
): number {
  let by = 0;
  if (edge > -set.bevel) by += relief.sheen * Math.max(0, (bevel(x, y, set, lx, ly, edge) - 1) / 0.45);
  if (relief.grain > 0) by += relief.depth * (veins(x * relief.grain, y * relief.grain) - 0.5);
  if (relief.frame > 0) by += relief.depth * covered(Math.abs(edge + relief.frame) - 0.02, size);
  return by;
}

/** The same for the empty hollows, which only the side with the pips has: dark within, with a lit rim. */
function hollowAt(
  set: TileSet,
  relief: Relief,
  x: number,
  y: number,
  size: number,
  lx: number,
  ly: number,
): number {
  if (relief.hollows === 0) return 0;
  const { radius, reach } = set.pips[3] ?? { radius: 0.19, reach: 0.56 };
  const half = set.long / 2;
  const step = (at: number, reach: number): number =>
    at - Math.max(-1, Math.min(1, Math.round(at / reach))) * reach;
  const dx = step(x, reach);
  const dy = step(y < 0 ? y + half : y - half, reach * half);
  const wide = radius * relief.hollows;
  const r = Math.hypot(dx, dy);
  const within = covered(r - wide, size);
  const rim = covered(Math.abs(r - wide) - relief.rim * wide * 0.5, size);
  return relief.hollowDepth * (rim * (0.5 + (dx * lx + dy * ly) / (wide || 1)) - 0.4 * (1 - rim) * within);
}

function pip(set: TileSet, colour: Colour, r: number, x: number, y: number, lx: number, ly: number): Colour {
  if (set.rim > 0 && r > 1 - set.rim) return set.rimColour;
  const lit = 1 - set.hollow * (x * lx + y * ly) * r;
  const shaded = times(colour, lit);
  if (set.shine === 0) return shaded;
  const glint = Math.max(0, 1 - 2.5 * Math.hypot(x + 0.35 * lx, y + 0.35 * ly));
  return mix(shaded, [255, 255, 255], set.shine * glint);
}

function bevel(x: number, y: number, set: TileSet, lx: number, ly: number, edge: number): number {
  const nearX = Math.abs(x) - 1;
  const nearY = Math.abs(y) - set.long;
  const [nx, ny] = nearX > nearY ? [Math.sign(x), 0] : [0, Math.sign(y)];
  return 1 + 0.45 * (1 + edge / set.bevel) * (nx * lx + ny * ly);
}
