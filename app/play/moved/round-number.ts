import type { Log } from "@/lib/rules/play/log";

/** The number of the round that the line at this index closed: 1, 2, 3 … */
export const numberOfRound = (log: Log, line: number): number =>
  1 + log.lines.slice(0, line).filter((_, index) => log.roundOf(index)).length;
