import type { RoundResult } from "../result/types";
import type { Clock } from "./clock";

/** Whether the others wait for a table of this round: its time is up, or fewer play on than have ended. */
export function isWaitedFor({ tables }: Pick<RoundResult, "tables">, clock: Clock | undefined): boolean {
  const open = tables.filter(({ points, late }) => points === undefined && !late).length;
  return open > 0 && (clock?.phase === "over" || open < tables.length - open);
}
