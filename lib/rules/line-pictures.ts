import type { LaidTile } from "./rules-page";

/** A line with a 6 and a 2 at its ends, and the 6-2 above it, the last tile in somebody's hand. */
export const fitsBothEnds: readonly LaidTile[] = [
  { tile: "6-2", across: 7, down: 0, lying: true, held: true },
  { tile: "6-4", across: 0, down: 5, lying: true },
  { tile: "4-1", across: 4, down: 5, lying: true },
  { tile: "1-1", across: 8, down: 4 },
  { tile: "3-1", across: 10, down: 5, lying: true, turned: true },
  { tile: "3-2", across: 14, down: 5, lying: true },
];

/** A line with a 2 at both ends and every tile that has a 2 in it. */
export const blockedLine: readonly LaidTile[] = [
  { tile: "6-2", across: 0, down: 1, lying: true, turned: true },
  { tile: "6-0", across: 4, down: 1, lying: true },
  { tile: "2-0", across: 8, down: 1, lying: true, turned: true },
  { tile: "2-2", across: 12, down: 0 },
  { tile: "2-1", across: 14, down: 1, lying: true },
  { tile: "5-1", across: 18, down: 1, turned: true },
  { tile: "5-2", across: 18, down: 5 },
  { tile: "3-2", across: 14, down: 7, lying: true },
  { tile: "4-3", across: 10, down: 7, lying: true },
  { tile: "4-2", across: 6, down: 7, lying: true, turned: true },
];
