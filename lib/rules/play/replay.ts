import type { ReplayResult } from "../document/replay-result";
import type { OpenedSheet } from "../document/scoresheet";
import { Log } from "./log";

/** Replays a whole sheet, up to the first entry that is refused. */
export function replay(opened: OpenedSheet): ReplayResult {
  const result = replayWithin(opened, Number.POSITIVE_INFINITY);
  if (!result) throw new Error("a replay without a limit was cut off");
  return result;
}

/**
 * Replays a whole sheet; undefined if corrections and hard questions about hands make it cost more than `maxWork`
 * (`Log.work`).
 */
export function replayWithin({ sheet, start }: OpenedSheet, maxWork: number): ReplayResult | undefined {
  const log = new Log(start);
  for (const entry of sheet.entries) {
    const problems = log.accept(entry);
    if (problems.length > 0) return log.result(problems);
    if (log.work > maxWork) return undefined;
  }
  return log.result([]);
}
