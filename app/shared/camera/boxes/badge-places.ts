import type { Point, Quad } from "@/lib/vision";
import type { FoundTile } from "../count/found-tiles";
import { halfOf, middleOf, overlap, sidesOf, widthOf } from "./box";
import type { View } from "./view-of-tiles";

/** Where the number of a half stands, and the height of its letters, in pixels of the photo. */
export interface Badge {
  readonly at: Point;
  readonly size: number;
  readonly text: string;
  /** Where on the tile's edge a line leads to, if the number does not stand beside its half. */
  readonly line?: Point;
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

/** Letters are at least so high, as shares of what is shown: 8 pixels, or 12, where that is 328 pixels wide. */
const least = { sure: 1 / 42, doubtful: 1 / 27 };
const largest = 1 / 14;
/** Smaller letters are tried before another place is. */
const smaller = [1, 0.8, 0.64];
/** So many plates away from its tile a pair of numbers may stand, if nearer ones are in the way. */
const farthest = 10;

/**
 * The numbers of every tile beside its box, so that the pips can be compared with them: beyond its two short ends, or
 * beside a half if another tile, a number or the photo's edge is in the way. Where a half has no room around it, both
 * numbers stand together beside the tile, in the order of its halves, as a small tile would; a line leads to theirs.
 * Only if there is no room for that either do they stand in the middle of their halves, small enough to stay on them:
 * a number on a neighbour would be taken for the neighbour's. `isDoubtful` puts a question mark behind the numbers of
 * a tile. `view`: what is shown of the photo.
 */
export function badgesOf(
  tiles: readonly FoundTile[],
  view: View,
  isDoubtful: (tile: FoundTile) => boolean,
): ReadonlyMap<number, readonly Badge[]> {
  const boxes = tiles.flatMap(({ box }) => (box ? [box] : []));
  const placed: Quad[] = [];
  const longest = Math.max(view.width, view.height);
  const [right, bottom] = [view.left + view.width, view.top + view.height];
  const isFree = (plate: Quad): boolean =>
    plate.every(({ x, y }) => x >= view.left && y >= view.top && x <= right && y <= bottom) &&
    [...boxes, ...placed].every((other) => !overlap(plate, other));
  return new Map(
    tiles.flatMap((tile): [number, readonly Badge[]][] => {
      const { id, box, halves } = tile;
      if (!box) return [];
      const doubtful = isDoubtful(tile);
      const numbers = ([0, 1] as const).flatMap((half) =>
        halves[half] ? [{ half, text: doubtful ? `${halves[half]}?` : halves[half] }] : [],
      );
      const min = longest * (doubtful ? least.doubtful : least.sure);
      const usual = Math.min(longest * largest, Math.max(min, widthOf(box) * 0.5));
      const sizes = smaller.map((by) => Math.max(min, usual * by));
      const badges =
        besideHalves(box, numbers, sizes, isFree) ??
        together(box, numbers, sizes, isFree) ??
        numbers.map(
          (number) =>
            besideHalves(box, [number], sizes, isFree)?.[0] ?? withinHalf(box, number.half, number.text),
        );
      placed.push(...badges.map((badge) => plateAt(badge.at, plateOf(badge))));
      return [[id, badges]];
    }),
  );
}

interface NumberOfHalf {
  readonly half: 0 | 1;
  readonly text: string;
}

type IsFree = (plate: Quad) => boolean;

/** Each number beside its own half; undefined if there is no room for one of them. */
function besideHalves(
  box: Quad,
  numbers: readonly NumberOfHalf[],
  sizes: readonly number[],
  isFree: IsFree,
): Badge[] | undefined {
  const badges: Badge[] = [];
  for (const { half, text } of numbers) {
    const others = badges.map((badge) => plateAt(badge.at, plateOf(badge)));
    const badge = sizes
      .flatMap((size) => {
        const span = plateOf({ text, size });
        return placesAround(box, half, span).map((at) => ({ at, size, text, plate: plateAt(at, span) }));
      })
      .find(({ plate }) => isFree(plate) && others.every((other) => !overlap(plate, other)));
    if (!badge) return undefined;
    const { at, size } = badge;
    badges.push({ at, size, text });
  }
  return badges;
}

/** All numbers of a tile next to one another beside it, as near as there is room. */
function together(
  box: Quad,
  numbers: readonly NumberOfHalf[],
  sizes: readonly number[],
  isFree: IsFree,
): Badge[] | undefined {
  const [one, other] = [middleOf(halfOf(box, 0)), middleOf(halfOf(box, 1))];
  const isFlat = Math.abs(other.x - one.x) > Math.abs(other.y - one.y);
  const isForward = isFlat ? other.x > one.x : other.y > one.y;
  const ordered = isForward ? numbers : [...numbers].reverse();
  const placeAt = (line: Point, size: number, away: number): Badge[] | undefined => {
    const spans = ordered.map(({ text }) => plateOf({ text, size }));
    const [across, down] = [spans.map((span) => span.across), spans.map((span) => span.down)];
    const all = isFlat
      ? { across: sum(across), down: Math.max(...down) }
      : { across: Math.max(...across), down: sum(down) };
    const at = beyond(middleOf(box), line, all, away * all.down);
    if (!isFree(plateAt(at, all))) return undefined;
    let edge = isFlat ? at.x - all.across / 2 : at.y - all.down / 2;
    const badges = ordered.map(({ text }, index) => {
      const span = spans[index] as Span;
      const length = isFlat ? span.across : span.down;
      edge += length;
      const middle = edge - length / 2;
      return { at: isFlat ? { x: middle, y: at.y } : { x: at.x, y: middle }, size, text, line };
    });
    return isForward ? badges : badges.reverse();
  };
  // Beyond a side, however far, rather than beyond a corner.
  for (const lines of [sidesOf(box).map((side) => middleOf(side)), box])
    for (let away = 0; away < farthest; away++)
      for (const size of sizes)
        for (const line of lines) {
          const badges = placeAt(line, size, away);
          if (badges) return badges;
        }
  return undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const plateAt = ({ x, y }: Point, { across, down }: Span): Quad => [
  { x: x - across / 2, y: y - down / 2 },
  { x: x + across / 2, y: y - down / 2 },
  { x: x + across / 2, y: y + down / 2 },
  { x: x - across / 2, y: y + down / 2 },
];

/** In the middle of a half, with letters as high as stay on it. */
function withinHalf(box: Quad, half: 0 | 1, text: string): Badge {
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
  return { at, size: Math.min(reach(across / 2, down / 2), reach(across / 2, -down / 2)), text };
}

/** Just beyond the short end of a half, then on both sides of it. */
function placesAround(box: Quad, half: 0 | 1, plate: Span): Point[] {
  const [left, right, innerRight, innerLeft] = halfOf(box, half);
  const centre = middleOf([left, right, innerRight, innerLeft]);
  const sides = [middleOf([left, right]), middleOf([right, innerRight]), middleOf([left, innerLeft])];
  return sides.map((side) => beyond(centre, side, plate, 0));
}

/** Where a plate stands beyond a side, as seen from the centre, with a little air and so far away. */
function beyond(centre: Point, side: Point, plate: Span, gap: number): Point {
  const length = Math.hypot(side.x - centre.x, side.y - centre.y) || 1;
  const way = { x: (side.x - centre.x) / length, y: (side.y - centre.y) / length };
  // Half of the plate, measured along that way.
  const reach = (Math.abs(way.x) * plate.across + Math.abs(way.y) * plate.down) / 2;
  const away = reach + plate.down * 0.15 + gap;
  return { x: side.x + way.x * away, y: side.y + way.y * away };
}
