import type { Random } from "./random";

/** Smooth noise on the plane, 0 to 1, about one bump a unit. */
export type Noise = (x: number, y: number) => number;

export function noise(random: Random): Noise {
  const table = Float32Array.from({ length: 4096 }, () => random.next());
  const at = (x: number, y: number): number =>
    table[(Math.imul(x, 73) + Math.imul(y, 1361) + Math.imul(x ^ (y << 3), 29)) & 4095] as number;
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = x - i;
    const fy = y - j;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const top = at(i, j) * (1 - sx) + at(i + 1, j) * sx;
    const bottom = at(i, j + 1) * (1 - sx) + at(i + 1, j + 1) * sx;
    return top * (1 - sy) + bottom * sy;
  };
}
