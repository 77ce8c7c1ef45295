import type { Quad } from "./plane";

/** Lengths on the table: p x² + 2 q xy + r y² is the square of how long a step on the photo is there. */
export interface Metric {
  readonly p: number;
  readonly q: number;
  readonly r: number;
}

/**
 * The metric in which tiles are twice as long as wide, with right angles, as they are seen from above: fitted over all
 * tiles, with p + r = 2. Nothing where they do not say enough.
 */
export function metricOf(boxes: readonly Quad[]): Metric | undefined {
  // Each tile gives two equations in (p, q, r); least squares.
  let aa = 0;
  let ab = 0;
  let bb = 0;
  let ac = 0;
  let bc = 0;
  for (const [a, b, c, d] of boxes) {
    const wide = { x: b.x - a.x + c.x - d.x, y: b.y - a.y + c.y - d.y };
    const long = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 };
    const size = 1 / (wide.x ** 2 + wide.y ** 2 + long.x ** 2 + long.y ** 2 || 1);
    const equations = [
      [wide.x * long.x, wide.x * long.y + wide.y * long.x, wide.y * long.y],
      [wide.x ** 2 - long.x ** 2, 2 * (wide.x * wide.y - long.x * long.y), wide.y ** 2 - long.y ** 2],
    ];
    for (const [p = 0, q = 0, r = 0] of equations) {
      const [s, t, u] = [(p - r) * size, q * size, 2 * r * size];
      aa += s * s;
      ab += s * t;
      bb += t * t;
      ac += s * u;
      bc += t * u;
    }
  }
  const k = aa * bb - ab * ab;
  if (k < 1e-12) return undefined;
  const p = (ab * bc - bb * ac) / k;
  const q = (ab * ac - aa * bc) / k;
  return { p, q, r: 2 - p };
}

/** How far from straight above a photo was taken, in radians: by how much its metric shortens one direction. */
export function tiltOf(boxes: readonly Quad[]): number {
  const metric = metricOf(boxes);
  if (!metric) return 0;
  const spread = Math.min(0.999, Math.hypot(metric.p - 1, metric.q));
  return Math.acos(Math.sqrt((1 - spread) / (1 + spread)));
}

/** How many times as long as wide a tile is, in the metric of its photo. */
export function longOf([a, b, c, d]: Quad, { p, q, r }: Metric): number {
  const length = (x: number, y: number): number =>
    Math.sqrt(Math.max(1e-9, p * x * x + 2 * q * x * y + r * y * y));
  const wide = length(b.x - a.x + c.x - d.x, b.y - a.y + c.y - d.y);
  return length(d.x - a.x + c.x - b.x, d.y - a.y + c.y - b.y) / wide;
}
