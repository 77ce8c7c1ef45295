import type { Log } from "@/lib/rules/play/log";

/** Which round the line at this index closed: 1, 2, 3 … */
export const numberOfRound = (log: Log, line: number): number =>
  1 + log.lines.slice(0, line).filter((_, index) => log.roundOf(index)).length;
