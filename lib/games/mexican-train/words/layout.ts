import type { LaidTile } from "@/lib/rules/rules-page";

/** Four trains from the engine, and the Mexican Train beside them. */
export const layout: readonly LaidTile[] = [
  { tile: "12-9", across: 8, down: 0, turned: true },
  { tile: "12-12", across: 8, down: 4 },
  { tile: "12-5", across: 8, down: 8 },
  { tile: "12-7", across: 4, down: 5, lying: true, turned: true },
  { tile: "7-4", across: 0, down: 5, lying: true, turned: true },
  { tile: "12-3", across: 10, down: 5, lying: true },
  { tile: "3-1", across: 14, down: 5, lying: true },
  { tile: "12-8", across: 12, down: 10, lying: true },
  { tile: "8-2", across: 16, down: 10, lying: true },
];
