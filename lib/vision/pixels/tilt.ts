import type { Quad } from "./plane";

/**
 * How far from straight above a photo was taken, in radians, from the shapes of its tiles: seen from above all are
 * twice as long as wide, with right angles. The lengths that make them so again (a quadratic form, fitted over all
 * tiles) say by how much one direction is shortened.
 */
export function tiltOf(boxes: readonly Quad[]): number {
  // Each tile gives two equations in (p, q, r) of the form p x² + 2 q xy + r y²; least squares with p + r = 2.
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
  if (k < 1e-12) return 0;
  const p = (ab * bc - bb * ac) / k;
  const q = (ab * ac - aa * bc) / k;
  const spread = Math.min(0.999, Math.hypot(p - 1, q));
  return Math.acos(Math.sqrt((1 - spread) / (1 + spread)));
}
