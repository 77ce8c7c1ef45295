import type { Reading, ReadTile } from "@/lib/vision";
import { middleOf, widthOf } from "../count/found-tiles";

/** The last frame, and how many in a row showed the same tiles in the same places, without any doubts. */
export interface Steady {
  readonly reading: Reading;
  readonly frames: number;
}

/** How far a tile may move from frame to frame, as a share of its width. */
const still = 0.15;

export function steadyAfter(before: Steady | undefined, reading: Reading): Steady {
  if (!isWhole(reading)) return { reading, frames: 0 };
  return { reading, frames: before && showsSame(before.reading, reading) ? before.frames + 1 : 1 };
}

const isWhole = ({ tiles, unread }: Reading): boolean =>
  tiles.length > 0 && unread.length === 0 && tiles.every(({ doubts }) => doubts.length === 0);

const showsSame = (one: Reading, other: Reading): boolean =>
  one.tiles.length === other.tiles.length &&
  other.tiles.every((tile) => one.tiles.some((before) => isSame(before, tile)));

function isSame(before: ReadTile, tile: ReadTile): boolean {
  const [from, to] = [middleOf(before.box), middleOf(tile.box)];
  const moved = Math.hypot(to.x - from.x, to.y - from.y);
  return moved < still * widthOf(tile.box) && valuesOf(before) === valuesOf(tile);
}

const valuesOf = ({ halves }: ReadTile): string =>
  halves
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .join("-");
