import { type Mapping, ontoQuad, type Point, type Quad, through } from "./pixels/plane";

/**
 * The planes of a tile's two halves, each with its divider below: the square from -1 to 1 is the half. The first half
 * is the one at the quad's first two corners.
 */
export function halvesOf(quad: Quad): [Mapping, Mapping] {
  const onto = ontoQuad(quad);
  const left: Point = through(onto, -1, 0);
  const right: Point = through(onto, 1, 0);
  const [a, b, c, d] = quad;
  return [ontoQuad([a, b, right, left]), ontoQuad([c, d, left, right])];
}
