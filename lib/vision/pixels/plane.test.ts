import fc from "fast-check";
import { expect, it } from "vitest";
import { after, area, holds, ontoQuad, type Quad, shared, stretched, through, turned } from "./plane";

const near = fc.double({ min: -20, max: 20, noNaN: true });

/** A quad near a square: always convex. */
const quads = fc.array(near, { minLength: 8, maxLength: 8 }).map(
  ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]): Quad => [
    { x: -100 + a, y: -100 + b },
    { x: 100 + c, y: -100 + d },
    { x: 100 + e, y: 100 + f },
    { x: -100 + g, y: 100 + h },
  ],
);

it("ontoQuad maps the corners of the square onto those of the quad", () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const onto = ontoQuad(quad);
      const corners = [
        through(onto, -1, -1),
        through(onto, 1, -1),
        through(onto, 1, 1),
        through(onto, -1, 1),
      ];
      corners.forEach(({ x, y }, i) => {
        expect(x).toBeCloseTo(quad[i]?.x ?? Number.NaN, 6);
        expect(y).toBeCloseTo(quad[i]?.y ?? Number.NaN, 6);
      });
    }),
  );
});

it("ontoQuad keeps straight lines straight", () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const onto = ontoQuad(quad);
      const [a, b, c] = [through(onto, -1, 0.3), through(onto, 0.2, 0.3), through(onto, 1, 0.3)];
      expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0, 5);
    }),
  );
});

it("shared is the whole area for a quad and itself, none far away and about half when moved by half", () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const moved = (by: number) => quad.map(({ x, y }) => ({ x: x + by, y })) as unknown as Quad;
      expect(shared(quad, quad)).toBeCloseTo(area(quad), 3);
      expect(shared(quad, [...quad].reverse() as unknown as Quad)).toBeCloseTo(area(quad), 3);
      expect(shared(quad, moved(500))).toBe(0);
      expect(shared(quad, moved(100)) / area(quad)).toBeGreaterThan(0.3);
      expect(shared(quad, moved(100)) / area(quad)).toBeLessThan(0.7);
    }),
  );
});

it("holds accepts points up to the edges of a quad, in either order of its corners", () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const onto = ontoQuad(quad);
      const reversed = [...quad].reverse() as unknown as Quad;
      for (const [x, y] of [
        [0, 0],
        [0.9, -0.9],
        [-0.9, 0.5],
      ] as const) {
        expect(holds(quad, through(onto, x, y))).toBe(true);
        expect(holds(reversed, through(onto, x, y))).toBe(true);
      }
      expect(holds(quad, through(onto, 1.1, 0))).toBe(false);
      expect(holds(quad, through(onto, 0, -1.1))).toBe(false);
    }),
  );
});

it("after maps through one plane after another, and stretched lengthens one direction only", () => {
  const quad: Quad = [
    { x: 10, y: 20 },
    { x: 90, y: 30 },
    { x: 80, y: 150 },
    { x: 5, y: 140 },
  ];
  const [first, second] = [ontoQuad(quad), turned({ x: 0.2, y: -0.1 }, 0.4, 0.5)];
  const between = through(second, 0.3, 0.6);
  const [at, wanted] = [through(after(first, second), 0.3, 0.6), through(first, between.x, between.y)];
  expect(Math.hypot(at.x - wanted.x, at.y - wanted.y)).toBeLessThan(1e-9);
  const longer = stretched(Math.PI / 2, 2);
  expect(through(longer, 3, 0).x).toBeCloseTo(3, 9);
  expect(through(longer, 3, 5).y).toBeCloseTo(10, 9);
});
