import type { Point, Quad } from "@/lib/vision";
import { type FoundTile, middleOf, widthOf } from "./found-tiles";

/** Where the number of a half stands, and the height of its letters, in pixels of the photo. */
export interface Badge {
  readonly at: Point;
  readonly size: number;
  readonly text: string;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

interface Span {
  readonly across: number;
  readonly down: number;
}

/** The plate behind a number so long and so high. */
export const plateOf = ({ text, size }: Pick<Badge, "text" | "size">): Span => ({
  across: size * (0.5 + text.length * 0.55),
  down: size * 1.1,
});

/**
 * The numbers of every tile beside its box, so that the pips can be compared with them: beyond its two short ends, or
 * beside a half if another tile, a number or the photo's edge is in the way. Where there is no room around a half, its
 * number stands in the middle of it, small enough to stay on it: a number on a neighbour would be taken for the
 * neighbour's. `isDoubtful` puts a question mark behind the numbers of a tile. `longest`: the longer side of what is
 * shown of the photo.
 */
export function badgesOf(
  tiles: readonly FoundTile[],
  room: Room,
  isDoubtful: (tile: FoundTile) => boolean,
  longest = Math.max(room.width, room.height),
): ReadonlyMap<number, readonly Badge[]> {
  const boxes = tiles.flatMap(({ box }) => (box ? [box] : []));
  const placed: Quad[] = [];
  return new Map(
    tiles.flatMap((tile): [number, Badge[]][] => {
      const { id, box, halves } = tile;
      if (!box) return [];
      const size = Math.min(longest / 14, Math.max(longest / 42, widthOf(box) * 0.5));
      const isFree = (plate: Quad): boolean =>
        plate.every(({ x, y }) => x >= 0 && y >= 0 && x <= room.width && y <= room.height) &&
        [...boxes, ...placed].every((other) => !overlap(plate, other));
      const badges = ([0, 1] as const).flatMap((half): Badge[] => {
        const number = halves[half];
        if (!number) return [];
        const text = isDoubtful(tile) ? `${number}?` : number;
        const span = plateOf({ text, size });
        const at = placesAround(box, half, span).find((place) => isFree(plateAt(place, span)));
        const badge = at ? { at, size, text } : { ...withinHalf(box, half, text), text };
        placed.push(plateAt(badge.at, plateOf(badge)));
        return [badge];
      });
      return [[id, badges]];
    }),
  );
}

const plateAt = ({ x, y }: Point, { across, down }: Span): Quad => [
  { x: x - across / 2, y: y - down / 2 },
  { x: x + across / 2, y: y - down / 2 },
  { x: x + across / 2, y: y + down / 2 },
  { x: x - across / 2, y: y + down / 2 },
];

/** The half's corners: its outer end first, then along the bar. */
function halfOf([a, b, c, d]: Quad, half: 0 | 1): Quad {
  const [left, right, otherLeft, otherRight] = half === 0 ? [a, b, d, c] : [c, d, b, a];
  return [left, right, middleOf([right, otherRight]), middleOf([left, otherLeft])];
}

/** In the middle of a half, with letters as high as stay on it. */
function withinHalf(box: Quad, half: 0 | 1, text: string): { at: Point; size: number } {
  const corners = halfOf(box, half);
  const at = middleOf(corners);
  const { across, down } = plateOf({ text, size: 1 });
  // From the middle so far until the plate's corner meets a side of the half.
  const reach = (dx: number, dy: number): number =>
    Math.min(
      ...sidesOf(corners).map(([from, to]) => {
        const normal = { x: to.y - from.y, y: from.x - to.x };
        const away = Math.abs((at.x - from.x) * normal.x + (at.y - from.y) * normal.y);
        const along = Math.abs(dx * normal.x + dy * normal.y);
        return along === 0 ? Number.POSITIVE_INFINITY : away / along;
      }),
    );
  return { at, size: Math.min(reach(across / 2, down / 2), reach(across / 2, -down / 2)) };
}

/** Just beyond the short end of a half, then on both sides of it. */
function placesAround(box: Quad, half: 0 | 1, plate: Span): Point[] {
  const [left, right, innerRight, innerLeft] = halfOf(box, half);
  const centre = middleOf([left, right, innerRight, innerLeft]);
  const sides = [middleOf([left, right]), middleOf([right, innerRight]), middleOf([left, innerLeft])];
  return sides.map((side) => {
    const length = Math.hypot(side.x - centre.x, side.y - centre.y) || 1;
    const way = { x: (side.x - centre.x) / length, y: (side.y - centre.y) / length };
    // Half of the plate, measured along that way, and a little air.
    const away = (Math.abs(way.x) * plate.across + Math.abs(way.y) * plate.down) / 2 + plate.down * 0.15;
    return { x: side.x + way.x * away, y: side.y + way.y * away };
  });
}

const sidesOf = (box: Quad): [Point, Point][] => box.map((from, i) => [from, box[(i + 1) % 4] as Point]);

/** Whether two convex boxes share more than an edge: no line along a side parts them. */
export function overlap(one: Quad, other: Quad): boolean {
  return [...sidesOf(one), ...sidesOf(other)].every(([from, to]) => {
    const along = (box: Quad): number[] => box.map(({ x, y }) => x * (to.y - from.y) + y * (from.x - to.x));
    const [ones, others] = [along(one), along(other)];
    return Math.max(...ones) > Math.min(...others) && Math.max(...others) > Math.min(...ones);
  });
}
