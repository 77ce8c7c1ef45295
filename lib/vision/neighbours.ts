import { type Found, type Place, turnOf } from "./find";
import { area, ontoQuad, type Point, type Quad, through } from "./pixels/plane";

/** A tile less likely than this is not worth a look beside it. */
const doubtful = 0.5;
/** A tile this likely says where to look for more. */
const sure = 0.9;
/** Tiles farther apart than this are in no row together; in half-widths of a tile. */
const farthest = 7;

/**
 * Where tiles would lie that the finder overlooked, since people lay them in rows: close beside and beyond each sure
 * tile, and as far on the other side of it as another one is on this.
 */
export function placesBeside(found: readonly Found[], width: number, height: number): Place[] {
  const tiles = found
    .filter(({ chance }) => chance > sure)
    .map(({ box }) => ({ box, middle: middleOf(box), size: Math.sqrt(Math.abs(area(box)) / 8) }));
  const middles = found.map(({ box }) => middleOf(box));
  return tiles.flatMap(({ box, middle, size }) => {
    const steps = [...sidesOf(box)];
    for (const other of tiles) {
      const away = apart(middle, other.middle);
      if (away > 0 && away < farthest * size)
        steps.push({ x: middle.x - other.middle.x, y: middle.y - other.middle.y });
    }
    return steps.flatMap(({ x, y }) => {
      const place = { middle: { x: middle.x + x, y: middle.y + y }, turn: turnOf(box), size, chance: 0 };
      const inside =
        place.middle.x > 0 && place.middle.y > 0 && place.middle.x < width && place.middle.y < height;
      return inside && middles.every((known) => apart(known, place.middle) > 0.9 * size) ? [place] : [];
    });
  });
}

/** Where tiles would lie if these slipped: in a row without bars, two halves of neighbours look much like a tile. */
export const placesSlipped = (found: readonly Found[]): Place[] =>
  found.flatMap(({ box, chance }) => {
    if (chance < doubtful) return [];
    const onto = ontoQuad(box);
    const size = Math.sqrt(Math.abs(area(box)) / 8);
    return [-1, 1].map((end) => ({ middle: through(onto, 0, end), turn: turnOf(box), size, chance }));
  });

/** From a tile's middle to those of the four that would touch it. */
function sidesOf([a, b, c, d]: Quad): Point[] {
  const across = { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2 };
  const along = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 };
  return [across, along].flatMap(({ x, y }) => [
    { x, y },
    { x: -x, y: -y },
  ]);
}

const middleOf = (box: Quad): Point => through(ontoQuad(box), 0, 0);

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
