import type { Pixels } from "../../../lib/vision/pixels/pyramid";
import { arrange } from "./arrange";
import { Camera, raised } from "./camera";
import { Canvas } from "./canvas";
import { paintClutter } from "./clutter";
import { throughJpeg } from "./jpeg";
import { lensOf, throughLens } from "./lens";
import { noise } from "./noise";
import { type LaidTile, type Light, paintShadow, paintTile } from "./paint-tile";
import { Random } from "./random";
import { tableOf } from "./table";
import { mouldedSetOf, type TileSet, tileSetOf } from "./tile-set";

/** A photo that never was, and what is on it. */
export interface Scene {
  readonly image: Pixels;
  readonly largestPip: number;
  readonly set: TileSet;
  readonly tiles: readonly SceneTile[];
}

export interface SceneTile {
  /** The top face's corners in pixels: clockwise, the first two at the end of the first value. */
  readonly corners: readonly (readonly [number, number])[];
  readonly values: readonly [number, number];
  /** Share of each half that is in the picture and covered by nothing. */
  readonly seen: readonly [number, number];
  /** Share of the whole face that lies within the picture. */
  readonly inFrame: number;
  readonly faceDown: boolean;
}

export interface SceneSettings {
  readonly width: number;
  readonly height: number;
  /** 0 a good photo, 1 as bad as can be read. */
  readonly hard: number;
  /** Width of a tile in the middle of the picture, pixels. */
  readonly tileWidth: number;
  readonly empty?: boolean;
  /** Tiles out of a mould instead of printed ones: see `mouldedSetOf`. */
  readonly moulded?: boolean;
  /** How many times as often as by chance a half is blank; 1 when left out. */
  readonly blanks?: number;
  /** The most pips on a half; drawn when left out. */
  readonly largestPip?: number | undefined;
  /** From a seat: tiles may stand, and the picture is nearly upright. */
  readonly seat?: boolean;
  /** No more tiles than this; 24 when left out. */
  readonly maxTiles?: number;
  /**
   * Instead of what the seed would have: angle from looking straight down, the blur's deviation in pixels, the share
   * of the light that is let in, and a lamp that mirrors in each tile so brightly (of 255).
   */
  readonly tilt?: number;
  readonly blur?: number;
  readonly exposure?: number;
  readonly lamp?: number;
}

/** The scene of a seed: the same for the same seed and settings, always. */
export function sceneOf(seed: number, settings: SceneSettings): Scene {
  const random = new Random(seed);
  const { width, height, hard } = settings;
  const scale = settings.tileWidth / 2;
  const tilt = random.chance(0.5) ? random.range(0, 0.2) : random.range(0, 0.25 + 0.5 * hard);
  const turn = random.angle();
  const roll = random.angle();
  const camera = new Camera(width, height, {
    tilt: settings.tilt ?? tilt,
    turn,
    roll: settings.seat && Math.abs(roll) < 2.2 ? 0.1 * roll : roll,
    scale,
    distance: (Math.max(width, height) / scale) * random.range(0.9, 2.2),
  });
  const given = { largest: settings.largestPip };
  const set = settings.moulded ? mouldedSetOf(random, given) : tileSetOf(random, given);
  const reach = [width / scale / 2, height / scale / 2] as const;
  const fill = random.range(0.6, 1.02);
  const room = Math.max(1, Math.floor((reach[0] * reach[1] * fill * fill) / 3.2));
  const tiles = settings.empty
    ? []
    : arrange(
        random,
        set,
        1 + random.int(Math.min(settings.maxTiles ?? 24, room)),
        [reach[0] * fill, reach[1] * fill],
        settings.blanks,
        settings.seat ? turn - Math.PI / 2 : undefined,
      );
  const canvas = new Canvas(width, height);
  const light = lightOf(random, hard);
  const table = tableOf(random);
  paintTable(canvas, camera, table.surface);
  paintClutter(canvas, camera, random, reach);
  paintTiles(canvas, camera, random, set, tiles, light);
  shade(canvas, random, hard);
  glare(canvas, random, set, tiles, table.gloss, hard);
  if (settings.lamp !== undefined) lampOver(canvas, camera, tiles, settings);
  const drawn = lensOf(random, hard);
  const lens = {
    ...drawn,
    exposure: settings.exposure ?? drawn.exposure,
    // A photo that is to be so blurred is not sharpened again.
    ...(settings.blur === undefined ? {} : { blur: settings.blur, sharpening: 0 }),
  };
  throughLens(canvas, random, lens);
  throughJpeg(canvas.rgb, width, height, lens.quality);
  return {
    image: pixelsOf(canvas),
    largestPip: set.largest,
    set,
    tiles: tiles.map((tile, i) => truthOf(canvas, camera, set, tile, i)),
  };
}

function lightOf(random: Random, hard: number): Light {
  const from = random.angle();
  return {
    x: Math.cos(from),
    y: Math.sin(from),
    hard: random.range(0.1, 0.9),
    shadow: random.range(0.1, 0.5 + 0.4 * hard),
    long: random.range(0.1, 0.5 + 0.9 * hard),
    soft: random.range(0.1, 1.2),
  };
}

function paintTable(
  canvas: Canvas,
  camera: Camera,
  surface: (x: number, y: number) => readonly [number, number, number],
): void {
  const m = camera.onto({ x: 0, y: 0, up: 0, angle: 0 });
  for (let v = 0; v < canvas.height; v++) {
    for (let u = 0; u < canvas.width; u++) {
      const w = m[6] * (u + 0.5) + m[7] * (v + 0.5) + m[8];
      const colour = surface(
        (m[0] * (u + 0.5) + m[1] * (v + 0.5) + m[2]) / w,
        (m[3] * (u + 0.5) + m[4] * (v + 0.5) + m[5]) / w,
      );
      const p = (v * canvas.width + u) * 3;
      for (let c = 0; c < 3; c++) canvas.rgb[p + c] = colour[c] as number;
    }
  }
}

/** Far ones first, lower ones first; the shadows of a layer before its tiles. */
function paintTiles(
  canvas: Canvas,
  camera: Camera,
  random: Random,
  set: TileSet,
  tiles: readonly LaidTile[],
  light: Light,
): void {
  const veins = noise(random);
  const order = tiles.map((tile, index) => ({ tile, index, near: camera.depth(tile.x, tile.y) }));
  order.sort((a, b) => a.tile.up - b.tile.up || b.near - a.near);
  for (const up of new Set(order.map(({ tile }) => tile.up))) {
    const layer = order.filter(({ tile }) => tile.up === up);
    for (const { tile } of layer) paintShadow(canvas, camera, set, tile, light);
    for (const { tile, index } of layer) paintTile(canvas, camera, set, tile, index, light, veins);
  }
}

/** Light that falls off, and the shadow of a hand, a head or a phone. */
function shade(canvas: Canvas, random: Random, hard: number): void {
  const { width, height } = canvas;
  const [ax, ay] = [random.normal() * 0.3 * (0.3 + hard), random.normal() * 0.3 * (0.3 + hard)];
  const vignette = random.range(0, 0.35);
  const thrown = random.chance(0.35 * (0.4 + hard)) ? random.range(0.15, 0.3 + 0.35 * hard) : 0;
  const way = random.angle();
  const [nx, ny, off] = [Math.cos(way), Math.sin(way), random.range(-0.6, 0.6)];
  const soft = random.range(0.01, 0.25);
  const wave = random.range(0, 0.3);
  for (let v = 0; v < height; v++) {
    const y = (2 * v) / height - 1;
    for (let u = 0; u < width; u++) {
      const x = (2 * u) / width - 1;
      let by = Math.max(0.25, 1 + ax * x + ay * y - vignette * (x * x + y * y) * 0.5);
      if (thrown > 0) {
        const into = (nx * x + ny * y - off + wave * Math.sin(3 * (ny * x - nx * y))) / soft;
        by *= 1 - thrown * Math.min(1, Math.max(0, 0.5 + into));
      }
      canvas.darken(v * width + u, by);
    }
  }
}

/** Lamps and windows that mirror in tiles and table. */
function glare(
  canvas: Canvas,
  random: Random,
  set: TileSet,
  tiles: readonly LaidTile[],
  tableGloss: number,
  hard: number,
): void {
  if (!random.chance(0.25 + 0.4 * hard)) return;
  const { width, height, rgb, owner } = canvas;
  const spots = Array.from({ length: 1 + random.int(3) }, () => {
    const size = random.range(0.05, 0.35) * Math.max(width, height);
    const way = random.angle();
    return {
      x: random.next() * width,
      y: random.next() * height,
      cos: Math.cos(way),
      sin: Math.sin(way),
      long: size,
      wide: size * random.range(0.15, 1),
      edgy: random.chance(0.5),
      strength: random.range(40, 90 + 170 * hard),
    };
  });
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const at = v * width + u;
      const who = owner[at] as number;
      const mirror = who === 0 ? tableGloss : set.gloss * (tiles[(who - 1) >> 1]?.glare ?? 0);
      if (mirror < 0.05) continue;
      let sum = 0;
      for (const { x, y, cos, sin, long, wide, edgy, strength } of spots) {
        const dx = u - x;
        const dy = v - y;
        const a = (dx * cos + dy * sin) / long;
        const b = (dy * cos - dx * sin) / wide;
        const r = a * a + b * b;
        if (r < 4) sum += strength * Math.exp(edgy ? -r * r * r : -r);
      }
      if (sum < 1) continue;
      for (let p = at * 3; p < at * 3 + 3; p++) rgb[p] = (rgb[p] as number) + sum * mirror;
    }
  }
}

/** One round, blown-out reflection on each tile, over half of it. */
function lampOver(
  { width, height, rgb, owner }: Canvas,
  camera: Camera,
  tiles: readonly LaidTile[],
  settings: SceneSettings,
): void {
  for (const [index, { x, y, up }] of tiles.entries()) {
    const [left, top] = camera.see(x, y, up);
    const reach = settings.tileWidth / 2;
    for (let v = Math.max(0, Math.floor(top - 2 * reach)); v < Math.min(height, top + 2 * reach); v++) {
      for (let u = Math.max(0, Math.floor(left - 2 * reach)); u < Math.min(width, left + 2 * reach); u++) {
        const at = v * width + u;
        const who = owner[at] as number;
        if (who === 0 || (who - 1) >> 1 !== index) continue;
        const away = ((u - left) ** 2 + (v - top) ** 2) / reach ** 2;
        const light = (settings.lamp ?? 0) * Math.exp(-away * away);
        for (let p = at * 3; p < at * 3 + 3; p++) rgb[p] = (rgb[p] as number) + light;
      }
    }
  }
}

function pixelsOf(canvas: Canvas): Pixels {
  const { width, height, rgb } = canvas;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) data[4 * i + c] = rgb[3 * i + c] as number;
    data[4 * i + 3] = 255;
  }
  return { data, width, height };
}

function truthOf(canvas: Canvas, camera: Camera, set: TileSet, tile: LaidTile, index: number): SceneTile {
  const face = raised(tile, set.thickness);
  const see = (x: number, y: number): [number, number] => camera.seeOn(face, x, y);
  const steps = 9;
  const seen: [number, number] = [0, 0];
  let inFrame = 0;
  for (const half of [0, 1] as const) {
    for (let i = 0; i < steps * steps; i++) {
      const x = ((i % steps) + 0.5) / steps;
      const y = (Math.floor(i / steps) + 0.5) / steps;
      const [u, v] = see(1.9 * (x - 0.5), set.long * (half - 1 + 0.03 + 0.94 * y));
      if (u < 0 || v < 0 || u >= canvas.width || v >= canvas.height) continue;
      inFrame += 0.5 / steps ** 2;
      if (canvas.owner[Math.floor(v) * canvas.width + Math.floor(u)] === 2 * index + 1 + half) {
        seen[half] += 1 / steps ** 2;
      }
    }
  }
  return {
    corners: [see(-1, -set.long), see(1, -set.long), see(1, set.long), see(-1, set.long)],
    values: tile.values,
    seen,
    inFrame,
    faceDown: tile.faceDown,
  };
}
