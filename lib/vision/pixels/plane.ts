/** A point of the photo: pixels from its left and top edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners in order around the shape. */
export type Quad = readonly [Point, Point, Point, Point];

/** Maps the plane of a tile to the photo; nine numbers, row by row, homogeneous. */
export type Mapping = readonly [number, number, number, number, number, number, number, number, number];

/** The mapping that takes the square from (-1, -1) over (1, -1), (1, 1) to (-1, 1) onto a quad's corners. */
export function ontoQuad([a, b, c, d]: Quad): Mapping {
  // The unit square onto the quad (Heckbert), then the square from -1 to 1 onto the unit square.
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const k = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / k;
  const h = (dx1 * sy - sx * dy1) / k;
  const unit = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
  return [0, 3, 6].flatMap((row) => {
    const [p = 0, q = 0, r = 0] = unit.slice(row, row + 3);
    return [p / 2, q / 2, r + (p + q) / 2];
  }) as unknown as Mapping;
}

/** Turns by `angle`, widens to `size` and moves to the point: where an upright plane lies flat in the photo. */
export function turned(at: Point, angle: number, size: number): Mapping {
  const c = size * Math.cos(angle);
  const s = size * Math.sin(angle);
  return [c, -s, at.x, s, c, at.y, 0, 0, 1];
}

/** One mapping after another: what `second` maps its plane to, `first` maps on. */
export function after(first: Mapping, second: Mapping): Mapping {
  return [0, 3, 6].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        (first[row] as number) * (second[column] as number) +
        (first[row + 1] as number) * (second[column + 3] as number) +
        (first[row + 2] as number) * (second[column + 6] as number),
    ),
  ) as unknown as Mapping;
}

/** Makes everything `by` times as long in one direction, given as an angle. */
export function stretched(direction: number, by: number): Mapping {
  const [c, s] = [Math.cos(direction), Math.sin(direction)];
  const more = by - 1;
  return [1 + more * c * c, more * c * s, 0, more * c * s, 1 + more * s * s, 0, 0, 0, 1];
}

export function through(m: Mapping, x: number, y: number): Point {
  const w = m[6] * x + m[7] * y + m[8];
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
}

/** Area, positive for corners in the order of a clock. */
export function area(corners: readonly Point[]): number {
  return corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length] as Point;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** Whether a point lies within a convex quad. */
export function holds(quad: Quad, { x, y }: Point): boolean {
  const way = Math.sign(area(quad));
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4] as Point;
    return way * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) >= 0;
  });
}

/** The part of a convex quad that lies within another: its area. The order of corners, with the clock or against it, does not matter. */
export function shared(one: Quad, other: Quad): number {
  let rest: Point[] = [...one];
  const inward = Math.sign(area(other));
  other.forEach((a, i) => {
    const b = other[(i + 1) % 4] as Point;
    const side = (p: Point): number => inward * ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
    rest = rest.flatMap((p, j) => {
      const q = rest[(j + 1) % rest.length] as Point;
      const [sp, sq] = [side(p), side(q)];
      const t = sp / (sp - sq);
      const cut = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
      return [...(sp >= 0 ? [p] : []), ...(sp >= 0 !== sq >= 0 ? [cut] : [])];
    });
  });
  return Math.abs(area(rest));
}
