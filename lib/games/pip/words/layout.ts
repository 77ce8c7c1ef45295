import type { LaidTile } from "@/lib/rules/rules-page";

/** The starting double with tiles on all four sides. */
export const layout: readonly LaidTile[] = [
  { tile: "3-1", across: 4, down: 0 },
  { tile: "5-1", across: 0, down: 5, lying: true },
  { tile: "1-1", across: 4, down: 4 },
  { tile: "4-1", across: 6, down: 5, lying: true, turned: true },
  { tile: "6-1", across: 4, down: 8, turned: true },
];
