import type { Text } from "../text";
import { kernelText } from "../texts";

/** As how many games one that was won to nothing counts, where games are counted. */
export const shutoutCounts = ["once", "twice"] as const;
export type ShutoutCounts = (typeof shutoutCounts)[number];

/** What the table calls a game that was won with this total while everybody else has nothing. */
export const shutoutText = (won: number, counts: ShutoutCounts): Text =>
  kernelText("shutout", { won, countsTwice: counts === "twice" });
