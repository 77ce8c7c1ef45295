import type { LaidTile } from "@/lib/rules/rules-page";

/** The first double with a tile on each side; the open ends are 4, 6, 3 and 2. */
export const spinner: readonly LaidTile[] = [
  { tile: "5-3", across: 4, down: 0, turned: true },
  { tile: "5-4", across: 0, down: 5, lying: true, turned: true },
  { tile: "5-5", across: 4, down: 4 },
  { tile: "6-5", across: 6, down: 5, lying: true, turned: true },
  { tile: "5-2", across: 4, down: 8 },
];

/** A double at one end, a 3 at the other. */
export const doubleAtAnEnd: readonly LaidTile[] = [
  { tile: "6-6", across: 0, down: 0 },
  { tile: "6-1", across: 2, down: 1, lying: true },
  { tile: "3-1", across: 6, down: 1, lying: true, turned: true },
];
