import { isRecord } from "../../rules/record";
import type { EveningLog } from "../log";

/** What a host presses. Results, arrivals and games come whenever they come. */
const presses: readonly string[] = ["round", "time", "end", "amend", "void"];

/**
 * The evening as it was when the host last pressed: what a board on the wall shows. Nothing on it moves by itself, and
 * opened anew it shows the same.
 */
export function settled(log: EveningLog): EveningLog {
  const last = log.lines.findLastIndex(
    ({ written }) => isRecord(written) && presses.includes(String(written.kind)),
  );
  return log.upTo(last + 1);
}
