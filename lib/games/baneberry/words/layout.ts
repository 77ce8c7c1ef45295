import type { LaidTile } from "@/lib/rules/rules-page";

/** A double across the chain, which goes straight on. */
export const layout: readonly LaidTile[] = [
  { tile: "6-4", across: 0, down: 1, lying: true, turned: true },
  { tile: "6-6", across: 4, down: 0 },
  { tile: "6-3", across: 6, down: 1, lying: true },
];
