import type { Point, Quad } from "@/lib/vision";

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const widthOf = ([a, b, c, d]: Quad): number =>
  (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(d.x - c.x, d.y - c.y)) / 2;

/** The half's corners: its outer end first, then along the bar. */
export function halfOf([a, b, c, d]: Quad, half: 0 | 1): Quad {
  const [left, right, otherLeft, otherRight] = half === 0 ? [a, b, d, c] : [c, d, b, a];
  return [left, right, middleOf([right, otherRight]), middleOf([left, otherLeft])];
}

export const sidesOf = (box: Quad): [Point, Point][] =>
  box.map((from, i) => [from, box[(i + 1) % 4] as Point]);

/** Whether two convex boxes share more than an edge: no line along a side parts them. */
export function overlap(one: Quad, other: Quad): boolean {
  return [...sidesOf(one), ...sidesOf(other)].every(([from, to]) => {
    const along = (box: Quad): number[] => box.map(({ x, y }) => x * (to.y - from.y) + y * (from.x - to.x));
    const [ones, others] = [along(one), along(other)];
    return Math.max(...ones) > Math.min(...others) && Math.max(...others) > Math.min(...ones);
  });
}

/** Pixels from a point to a convex box; 0 inside of it. */
export function distanceTo(box: Quad, point: Point): number {
  const sides = box.map((a, i) => [a, box[(i + 1) % 4] as Point] as const);
  const turns = sides.map(([a, b]) => (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
  if (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)) return 0;
  return Math.min(
    ...sides.map(([a, b]) => {
      const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / lengthOf(a, b) ** 2;
      const t = Math.min(1, Math.max(0, along));
      return Math.hypot(point.x - a.x - t * (b.x - a.x), point.y - a.y - t * (b.y - a.y));
    }),
  );
}

const lengthOf = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y) || 1;
