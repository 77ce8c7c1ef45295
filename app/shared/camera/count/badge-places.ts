import type { Point, Quad } from "@/lib/vision";
import { type FoundTile, middleOf, tileAt, widthOf } from "./found-tiles";

/** The positions and size of the numbers of a tile's two halves, in pixels of the photo. */
export interface Badges {
  readonly at: readonly [Point, Point];
  readonly size: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The numbers of every tile beside its box, so that the pips can be compared with them: beyond its two short ends, or
 * beside a half if another tile, a number or the photo's edge is in the way. On the pips only if there is no room
 * around them.
 */
export function badgesOf(tiles: readonly FoundTile[], room: Room): ReadonlyMap<number, Badges> {
  const placed: Point[] = [];
  const longest = Math.max(room.width, room.height);
  return new Map(
    tiles.flatMap(({ id, box }): [number, Badges][] => {
      if (!box) return [];
      const size = Math.min(longest / 14, Math.max(longest / 42, widthOf(box) * 0.5));
      const isFree = (point: Point): boolean =>
        isInside(point, room, size * 0.6) &&
        tileAt(tiles, point, size * 0.4) === undefined &&
        placed.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > size * 1.2);
      const placeFor = (half: 0 | 1): Point => {
        const [beyond, ...beside] = placesAround(box, half, size * 0.75);
        const place = [beyond, ...beside].find(isFree) ?? within(beyond, room, size * 0.6);
        placed.push(place);
        return place;
      };
      return [[id, { at: [placeFor(0), placeFor(1)], size }]];
    }),
  );
}

/** Beyond the short end of a half, then on both sides of it, so far away from the box. */
function placesAround([a, b, c, d]: Quad, half: 0 | 1, away: number): [Point, Point, Point] {
  const [left, right, otherLeft, otherRight] = half === 0 ? [a, b, d, c] : [d, c, a, b];
  const end = middleOf([left, right]);
  const centre = middleOf([end, middleOf([a, b, c, d])]);
  const besideOf = (near: Point, far: Point): Point =>
    further(middleOf([near, near, near, far]), centre, away);
  return [further(end, centre, away), besideOf(right, otherRight), besideOf(left, otherLeft)];
}

/** From a point on, straight away from another. */
function further(point: Point, from: Point, by: number): Point {
  const length = Math.hypot(point.x - from.x, point.y - from.y) || 1;
  return {
    x: point.x + ((point.x - from.x) * by) / length,
    y: point.y + ((point.y - from.y) * by) / length,
  };
}

const isInside = ({ x, y }: Point, { width, height }: Room, edge: number): boolean =>
  x >= edge && y >= edge && x <= width - edge && y <= height - edge;

const within = ({ x, y }: Point, { width, height }: Room, edge: number): Point => ({
  x: Math.min(width - edge, Math.max(edge, x)),
  y: Math.min(height - edge, Math.max(edge, y)),
});
