import type { Canvas } from "./canvas";
import type { Random } from "./random";

/** What light and lens do to the whole picture. */
export interface Lens {
  /** Deviation of the blur, pixels, and of a camera's shake along `shake`. */
  readonly blur: number;
  readonly shake: readonly [number, number];
  readonly noise: number;
  /** 0 to 100 as JPEG encoders count; 100 leaves the picture as it is. */
  readonly quality: number;
  readonly exposure: number;
  readonly gamma: number;
  readonly white: readonly [number, number, number];
  /** How much darker shadows and lighter lights become, as phones like it; 0 leaves them. */
  readonly contrast: number;
  /** How much a phone sharpens edges; 0 not at all. */
  readonly sharpening: number;
}

/** Hard is 0 (a good photo) to 1 (as bad as can be read). */
export function lensOf(random: Random, hard: number): Lens {
  const blur = random.chance(0.6) ? random.range(0.3, 0.7) : random.range(0.3, 0.7 + 1.3 * hard);
  const far = random.chance(0.2) ? random.range(0, 3.5 * hard) : 0;
  const way = random.angle();
  const warm = random.normal() * 0.12;
  return {
    blur,
    shake: [far * Math.cos(way), far * Math.sin(way)],
    noise: random.chance(0.5) ? random.range(0, 3) : random.range(0, 3 + 9 * hard),
    quality: random.range(95 - 55 * hard, 98),
    exposure: random.chance(0.7) ? random.range(0.75, 1.15) : random.range(1 - 0.75 * hard, 1 + 0.35 * hard),
    gamma: random.range(0.75, 1.3),
    white: [1 + warm, 1 + random.normal() * 0.03, 1 - warm],
    contrast: random.chance(0.5) ? 0 : random.range(-0.4, 0.8),
    sharpening: random.chance(0.5) ? 0 : random.range(0.2, 1.2),
  };
}

export function throughLens(canvas: Canvas, random: Random, lens: Lens): void {
  const { rgb, width, height } = canvas;
  blurred(rgb, width, height, lens.blur);
  shaken(rgb, width, height, lens.shake);
  const seed = random.int(1 << 20);
  const curves = lens.white.map((white) =>
    Float32Array.from({ length: 512 }, (_, i) => {
      const light = Math.min(1.2, (i / 255) * lens.exposure * white) ** lens.gamma;
      const inRange = Math.min(1, light);
      return 255 * (light + lens.contrast * inRange * (1 - inRange) * (2 * inRange - 1));
    }),
  );
  for (let c = 0; c < 3; c++) {
    const curve = curves[c] as Float32Array;
    for (let p = c; p < rgb.length; p += 3) {
      const value = Math.min(510, Math.max(0, rgb[p] as number));
      const below = value | 0;
      const low = curve[below] as number;
      rgb[p] = low + (value - below) * ((curve[below + 1] as number) - low) + lens.noise * grain(p + seed);
    }
  }
  if (lens.sharpening > 0) {
    blend(rgb, width, height, 3, -lens.sharpening, true);
    blend(rgb, width, height, width * 3, -lens.sharpening, false);
  }
}

const grains = (() => {
  let state = 12345;
  return Float32Array.from({ length: 16384 }, () => {
    let sum = 0;
    for (let i = 0; i < 4; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      sum += state / 4294967296;
    }
    return (sum - 2) * 1.732;
  });
})();

const grain = (i: number): number => grains[(Math.imul(i, 0x9e3779b1) >>> 15) & 16383] as number;

/** Three box blurs come near to a bell. */
function blurred(rgb: Float32Array, width: number, height: number, deviation: number): void {
  if (deviation < 0.35) return;
  const weight = Math.min(0.5, 1 - Math.exp(-deviation * deviation));
  const times = Math.max(1, Math.round((deviation * deviation) / (weight || 1)));
  for (let i = 0; i < times; i++) {
    blend(rgb, width, height, 3, weight, true);
    blend(rgb, width, height, width * 3, weight, false);
  }
}

function blend(
  rgb: Float32Array,
  width: number,
  height: number,
  step: number,
  weight: number,
  along: boolean,
): void {
  const line = along ? width : height;
  const lines = along ? height : width;
  const other = along ? width * 3 : 3;
  for (let j = 0; j < lines; j++) {
    for (let c = 0; c < 3; c++) {
      let p = j * other + c;
      let before = rgb[p] as number;
      for (let i = 0; i < line; i++, p += step) {
        const here = rgb[p] as number;
        const after = i === line - 1 ? here : (rgb[p + step] as number);
        rgb[p] = here + weight * ((before + after) / 2 - here);
        before = here;
      }
    }
  }
}

function shaken(rgb: Float32Array, width: number, height: number, [dx, dy]: readonly [number, number]): void {
  const steps = Math.round(Math.hypot(dx, dy));
  if (steps < 1) return;
  const from = rgb.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let i = 0; i <= steps; i++) {
        const u = Math.min(width - 1, Math.max(0, Math.round(x + dx * (i / steps - 0.5))));
        const v = Math.min(height - 1, Math.max(0, Math.round(y + dy * (i / steps - 0.5))));
        const p = (v * width + u) * 3;
        red += from[p] as number;
        green += from[p + 1] as number;
        blue += from[p + 2] as number;
      }
      rgb[to] = red / (steps + 1);
      rgb[to + 1] = green / (steps + 1);
      rgb[to + 2] = blue / (steps + 1);
    }
  }
}
