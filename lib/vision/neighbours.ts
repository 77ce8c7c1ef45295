import { type Found, type Place, turnOf } from "./find";
import { area, holds, ontoQuad, type Point, type Quad, through } from "./pixels/plane";

/** A tile less likely than this is not worth a look beside it. */
const doubtful = 0.5;
/** A tile this likely says where to look for more. */
const sure = 0.6;
/** Tiles farther apart than this are in no row together; in half-widths of a tile. */
const farthest = 7;

/**
 * Where tiles would lie that the finder overlooked, since people lay them in rows: close beside and beyond each sure
 * tile, and as far on the other side of it as another one is on this.
 */
export function placesBeside(found: readonly Found[], width: number, height: number): Place[] {
  const tiles = found
    .filter(({ chance }) => chance > sure)
    .map(({ box }) => ({ box, middle: middleOf(box), size: sizeOf(box) }));
  const middles = tiles.map(({ middle }) => middle);
  return tiles.flatMap(({ box, middle, size }) => {
    const steps = [...sidesOf(box)];
    for (const other of tiles) {
      const away = apart(middle, other.middle);
      if (away > 0 && away < farthest * size)
        steps.push({ x: middle.x - other.middle.x, y: middle.y - other.middle.y });
    }
    const turn = turnOf(box);
    const places = [
      ...steps.map((step) => ({ step, turn })),
      ...sidesOf(box, 1.5, 0.75).map((step) => ({ step, turn: turn + Math.PI / 2 })),
    ];
    return places.flatMap(({ step, turn }) => {
      const at = { x: middle.x + step.x, y: middle.y + step.y };
      const inside = at.x > 0 && at.y > 0 && at.x < width && at.y < height;
      const isNew =
        middles.every((known) => apart(known, at) > 0.9 * size) && !tiles.some((one) => holds(one.box, at));
      return inside && isNew ? [{ middle: at, turn, size, chance: 0 }] : [];
    });
  });
}

/**
 * Where the finder saw something and no tile was found: the same places across. A tile that lies across the end of
 * another looks as if it went on from that one.
 */
export const placesAcross = (places: readonly Place[], found: readonly Found[]): Place[] =>
  places
    .filter(({ middle }) => !found.some(({ box, chance }) => chance > doubtful && holds(box, middle)))
    .map((place) => ({ ...place, turn: place.turn + Math.PI / 2 }));

/** Where tiles would lie if the frames slipped by half a tile: two halves of neighbours in a row look much like a tile. */
export const placesSlipped = (found: readonly Found[]): Place[] =>
  found
    .filter(({ chance }) => chance > doubtful)
    .flatMap(({ box, chance }) => {
      const onto = ontoQuad(box);
      return [-1, 1].map((end) => ({
        middle: through(onto, 0, end),
        turn: turnOf(box),
        size: sizeOf(box),
        chance,
      }));
    });

/**
 * The two tiles across each pair that lies side by side: without bars, the four halves can be cut either way. These are
 * the exact boxes, since a look that may move its frame comes back to one of the pair.
 */
export function boxesAcross(boxes: readonly Quad[]): Quad[] {
  const tiles = boxes.map((box) => ({ onto: ontoQuad(box), turn: turnOf(box), size: sizeOf(box) }));
  return tiles.flatMap(({ onto, turn, size }, i) =>
    tiles.slice(i + 1).flatMap((other): Quad[] => {
      const isParallel = Math.abs(Math.sin(other.turn - turn)) < 0.2;
      const side = [-1, 1].find(
        (way) => apart(through(other.onto, 0, 0), through(onto, 2 * way, 0)) < 0.4 * size,
      );
      if (!isParallel || side === undefined) return [];
      const way = Math.cos(other.turn - turn) > 0 ? 1 : -1;
      const outer = (end: number) => ({
        here: through(onto, -side, end),
        there: through(other.onto, way * side, way * end),
      });
      const [first, middle, last] = [outer(-1), outer(0), outer(1)];
      return [
        [middle.here, first.here, first.there, middle.there],
        [last.here, middle.here, middle.there, last.there],
      ];
    }),
  );
}

/** A frame that also holds the end of a neighbour is so much longer than the tile. */
const longer = 1.33;

/** Each box cut at one end and at the other, to what is a tile if the rest is a neighbour's. */
export const boxesWithin = (boxes: readonly Quad[]): Quad[] =>
  boxes.flatMap((box) => {
    const onto = ontoQuad(box);
    const cut = 2 / longer - 1;
    const [a, b, c, d] = box;
    return [
      [a, b, through(onto, 1, cut), through(onto, -1, cut)],
      [through(onto, -1, -cut), through(onto, 1, -cut), c, d],
    ] as const;
  });

/** From a tile's middle so many widths across it and lengths along it, both ways. */
function sidesOf([a, b, c, d]: Quad, widths = 1, lengths = 1): Point[] {
  const across = { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2, by: widths };
  const along = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2, by: lengths };
  return [across, along].flatMap(({ x, y, by }) => [
    { x: x * by, y: y * by },
    { x: -x * by, y: -y * by },
  ]);
}

/** Half of a tile's width. */
export const sizeOf = (box: Quad): number => Math.sqrt(Math.abs(area(box)) / 8);

const middleOf = (box: Quad): Point => through(ontoQuad(box), 0, 0);

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
