import { ontoQuad, type Quad, through } from "./pixels/plane";
import type { Level } from "./pixels/pyramid";
import { tiltOf } from "./pixels/tilt";

/** What makes a photo hard to read, and a person could do better. */
export type Hint =
  /** Nothing on it looks like a tile. */
  | "not-tiles"
  /** Tiles on it show more pips than the set being played has. No better photo helps; another set might. */
  | "larger-set"
  /** Moved, or out of focus. */
  | "blur"
  /** A lamp or a window mirrors in the tiles. */
  | "glare"
  /** Taken too much from the side. */
  | "tilt"
  /** The photo's edge cuts a tile that could not be read. */
  | "cut"
  /** Something lies on half of a tile. */
  | "covered"
  /** Too little light. */
  | "dark"
  /** Tiles are too small on it: go closer. */
  | "far";

/**
 * Each limit was set between synthetic scenes that are read well and those that are not. `tilt` is of boxes as they
 * are read, which tell of less than there is: of 7 to 19 degrees up to a tilt of 25, of 17 to 36 at 45. From `steep`
 * on, tiles are missed so often that it is said even where nothing that was read is in doubt: measured on photos, it
 * is so of 19 in 20 that were taken from a seat and miss a tile, and of 6 in 117 others. `farthest`: narrower tiles are
 * missed, doubtful or not. `night`: a photo darker than any table is.
 */
const limits = {
  tilt: (21 * Math.PI) / 180,
  steep: (25 * Math.PI) / 180,
  glare: 0.06,
  white: 245,
  dark: 55,
  night: 40,
  far: 34,
  farthest: 16,
  blur: 0.1,
};

/**
 * What a better photo would need, where some tile was `unclear` or none was found, or tiles are likely to be missed.
 * Boxes in pixels of the photo.
 */
export function hintsFor(
  levels: readonly Level[],
  tiles: readonly { readonly box: Quad; readonly unclear: boolean }[],
): Hint[] {
  const doubtful = tiles.filter(({ unclear }) => unclear).map(({ box }) => box);
  const fine = levels[0] as Level;
  if (tiles.length === 0)
    return lookOf(fine, whole(fine)).brightest < limits.night ? ["not-tiles", "dark"] : ["not-tiles"];
  const tilt = tiltOf(tiles.map(({ box }) => box));
  const usual = median(tiles.map(({ box }) => widthOf(box))) / fine.scale;
  if (doubtful.length === 0)
    return [
      ...(tilt > limits.steep ? ["tilt" as const] : []),
      ...(usual < limits.farthest ? ["far" as const] : []),
    ];
  const looks = doubtful.map((box) => lookOf(fine, box));
  const hints: Hint[] = [];
  // A tile that is white all over is lit too well, not mirroring; a lamp's soft edge on a tile is not a blurred photo.
  const glare = looks.some(({ blown, body }) => blown > limits.glare && body < limits.white);
  if (glare) hints.push("glare");
  else if (Math.max(...looks.map(({ sharpness }) => sharpness)) < limits.blur) hints.push("blur");
  if (tilt > limits.tilt) hints.push("tilt");
  // Black tiles are dark on bright photos, too.
  if (
    Math.max(median(looks.map(({ brightest }) => brightest)), lookOf(fine, whole(fine)).brightest) <
    limits.dark
  )
    hints.push("dark");
  if (median(doubtful.map(widthOf)) / fine.scale < limits.far || usual < limits.farthest) hints.push("far");
  return hints;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;

const whole = ({ width, height, scale }: Level): Quad => [
  { x: 0, y: 0 },
  { x: width * scale, y: 0 },
  { x: width * scale, y: height * scale },
  { x: 0, y: height * scale },
];

const widthOf = ([a, b]: Quad): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Lightness over the face of one tile, or over the photo. `sharpness`: the finest differences as a share of those four times coarser. */
function lookOf(
  level: Level,
  box: Quad,
): { sharpness: number; blown: number; body: number; brightest: number } {
  const onto = ontoQuad(box);
  const step = 1 / Math.max(16, Math.min(80, Math.round(widthOf(box) / level.scale / 2)));
  const values: number[] = [];
  let near = 0;
  let far = 0;
  for (let y = -0.95; y < 0.95; y += step) {
    for (let x = -0.95; x < 0.95; x += step * 2) {
      const at = through(onto, x, y);
      const u = Math.floor(at.x / level.scale);
      const v = Math.floor(at.y / level.scale);
      if (u < 4 || v < 4 || u >= level.width - 4 || v >= level.height - 4) continue;
      const here = light(level, u, v);
      values.push(here);
      near += (light(level, u + 1, v) - here) ** 2 + (light(level, u, v + 1) - here) ** 2;
      far += (light(level, u + 4, v) - here) ** 2 + (light(level, u, v + 4) - here) ** 2;
    }
  }
  if (values.length === 0) return { sharpness: 0, blown: 0, body: 128, brightest: 255 };
  values.sort((a, b) => a - b);
  return {
    sharpness: far === 0 ? 0 : near / far,
    blown: values.filter((value) => value > 250).length / values.length,
    body: values[values.length >> 1] as number,
    brightest: values[Math.floor(values.length * 0.95)] as number,
  };
}

function light({ rgb, width }: Level, x: number, y: number): number {
  const at = (y * width + x) * 3;
  return 0.3 * (rgb[at] as number) + 0.59 * (rgb[at + 1] as number) + 0.11 * (rgb[at + 2] as number);
}
