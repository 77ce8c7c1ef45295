import { type Mapping, through } from "./plane";
import type { Level } from "./pyramid";

/** A window on a plane that a network looks at: `width` × `height` pixels from (left, top) on. */
export interface Window {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Size of a pixel on the plane, across and down. */
  readonly stepX: number;
  readonly stepY: number;
}

/**
 * What the plane shows in that window, three bytes a pixel. Beyond the photo's edge its last pixels go on: a network
 * sees streaks there, which no tile has.
 */
export function cropOf(levels: readonly Level[], onto: Mapping, window: Window): Uint8Array {
  const { width, height, left, top, stepX, stepY } = window;
  const level = levelFor(levels, onto, window);
  const crop = new Uint8Array(width * height * 3);
  const { rgb } = level;
  const maxX = level.width - 1;
  const maxY = level.height - 1;
  for (let j = 0, to = 0; j < height; j++) {
    const y = top + (j + 0.5) * stepY;
    for (let i = 0; i < width; i++, to += 3) {
      const x = left + (i + 0.5) * stepX;
      const w = (onto[6] * x + onto[7] * y + onto[8]) * level.scale;
      const u = Math.min(maxX, Math.max(0, (onto[0] * x + onto[1] * y + onto[2]) / w - 0.5));
      const v = Math.min(maxY, Math.max(0, (onto[3] * x + onto[4] * y + onto[5]) / w - 0.5));
      const u0 = Math.min(maxX - 1, u | 0);
      const v0 = Math.min(maxY - 1, v | 0);
      const fu = u - u0;
      const fv = v - v0;
      const at = (v0 * level.width + u0) * 3;
      const under = at + level.width * 3;
      for (let c = 0; c < 3; c++) {
        const above = (rgb[at + c] as number) * (1 - fu) + (rgb[at + 3 + c] as number) * fu;
        const below = (rgb[under + c] as number) * (1 - fu) + (rgb[under + 3 + c] as number) * fu;
        crop[to + c] = above * (1 - fv) + below * fv + 0.5;
      }
    }
  }
  return crop;
}

/** The smallest copy of the photo that is still as fine as the window. */
function levelFor(levels: readonly Level[], onto: Mapping, window: Window): Level {
  const middleX = window.left + (window.width * window.stepX) / 2;
  const middleY = window.top + (window.height * window.stepY) / 2;
  const here = through(onto, middleX, middleY);
  const right = through(onto, middleX + window.stepX, middleY);
  const down = through(onto, middleX, middleY + window.stepY);
  const fine = Math.min(
    Math.hypot(right.x - here.x, right.y - here.y),
    Math.hypot(down.x - here.x, down.y - here.y),
  );
  let best = levels[0] as Level;
  for (const level of levels) if (level.scale <= 1.25 * fine) best = level;
  return best;
}
