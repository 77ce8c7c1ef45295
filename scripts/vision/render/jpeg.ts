/**
 * What JPEG loses: blocks of eight by eight, their cosine coefficients rounded, colour at half the resolution.
 * In place, on values 0 to 255.
 */
export function throughJpeg(rgb: Float32Array, width: number, height: number, quality: number): void {
  if (quality >= 100) return;
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const n = width * height;
  const planes = [new Float32Array(n), new Float32Array(n), new Float32Array(n)] as const;
  for (let i = 0; i < n; i++) {
    const r = Math.min(255, Math.max(0, rgb[3 * i] as number));
    const g = Math.min(255, Math.max(0, rgb[3 * i + 1] as number));
    const b = Math.min(255, Math.max(0, rgb[3 * i + 2] as number));
    planes[0][i] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
    planes[1][i] = -0.1687 * r - 0.3313 * g + 0.5 * b;
    planes[2][i] = 0.5 * r - 0.4187 * g - 0.0813 * b;
  }
  round(planes[0], width, height, (u, v) => Math.max(1, (10 + 5.5 * (u + v)) * scale));
  for (const plane of [planes[1], planes[2]]) {
    const half = halved(plane, width, height);
    round(half, width >> 1, height >> 1, (u, v) => Math.max(1, Math.min(99, 17 + 20 * (u + v)) * scale));
    doubled(half, plane, width, height);
  }
  for (let i = 0; i < n; i++) {
    const y = (planes[0][i] as number) + 128;
    const cb = planes[1][i] as number;
    const cr = planes[2][i] as number;
    rgb[3 * i] = y + 1.402 * cr;
    rgb[3 * i + 1] = y - 0.3441 * cb - 0.7141 * cr;
    rgb[3 * i + 2] = y + 1.772 * cb;
  }
}

const forth = Float32Array.from({ length: 64 }, (_, i) => {
  const u = i >> 3;
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * (i & 7) + 1) * u * Math.PI) / 16);
});

const back = Float32Array.from({ length: 64 }, (_, i) => forth[8 * (i & 7) + (i >> 3)] as number);

function round(
  plane: Float32Array,
  width: number,
  height: number,
  step: (u: number, v: number) => number,
): void {
  const steps = Float32Array.from({ length: 64 }, (_, i) => step(i & 7, i >> 3));
  const block = new Float32Array(64);
  const other = new Float32Array(64);
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let i = 0; i < 64; i++) block[i] = plane[(top + (i >> 3)) * width + left + (i & 7)] as number;
      turn(block, other, forth);
      turn(other, block, forth);
      for (let i = 0; i < 64; i++) {
        const by = steps[i] as number;
        block[i] = Math.round((block[i] as number) / by) * by;
      }
      turn(block, other, back);
      turn(other, block, back);
      for (let i = 0; i < 64; i++) plane[(top + (i >> 3)) * width + left + (i & 7)] = block[i] as number;
    }
  }
}

/** One pass of the transform over the rows, leaving the result on its side. */
function turn(from: Float32Array, to: Float32Array, table: Float32Array): void {
  for (let y = 0; y < 64; y += 8) {
    const a = from[y] as number;
    const b = from[y + 1] as number;
    const c = from[y + 2] as number;
    const d = from[y + 3] as number;
    const e = from[y + 4] as number;
    const f = from[y + 5] as number;
    const g = from[y + 6] as number;
    const h = from[y + 7] as number;
    for (let u = 0, at = 0; u < 8; u++, at += 8) {
      to[8 * u + (y >> 3)] =
        a * (table[at] as number) +
        b * (table[at + 1] as number) +
        c * (table[at + 2] as number) +
        d * (table[at + 3] as number) +
        e * (table[at + 4] as number) +
        f * (table[at + 5] as number) +
        g * (table[at + 6] as number) +
        h * (table[at + 7] as number);
    }
  }
}

function halved(plane: Float32Array, width: number, height: number): Float32Array {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = 2 * y * width + 2 * x;
      half[y * w + x] =
        ((plane[p] as number) +
          (plane[p + 1] as number) +
          (plane[p + width] as number) +
          (plane[p + width + 1] as number)) /
        4;
    }
  }
  return half;
}

function doubled(half: Float32Array, plane: Float32Array, width: number, height: number): void {
  const w = width >> 1;
  const h = height >> 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      plane[y * width + x] = half[Math.min(h - 1, y >> 1) * w + Math.min(w - 1, x >> 1)] as number;
    }
  }
}
