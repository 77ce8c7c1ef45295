import { isRecord } from "../../rules/record";
import { sameJson } from "../../rules/same-json";
import type { EveningLog } from "../log";
import type { RoundResult } from "../result/types";

/** Whether people have changed a round, when it was written or later. One that corrections alone made differ was drawn. */
export function wasByHand(
  log: EveningLog,
  { round, asDrawn }: Pick<RoundResult, "round" | "asDrawn">,
): boolean {
  if (asDrawn !== false) return false;
  const at = log.lines.findLastIndex(
    (line) =>
      line.type === "entry" &&
      isRecord(line.effective) &&
      line.effective.kind === "round" &&
      line.effective.round === round,
  );
  const line = log.lines[at];
  if (line?.type !== "entry" || !sameJson(line.written, line.effective)) return true;
  return (
    log
      .upTo(at + 1)
      .result([], false)
      .rounds.at(-1)?.asDrawn === false
  );
}

/** The rounds that were as they are drawn, and no longer are once these entries count. */
export function redrawnBy(log: EveningLog, entries: readonly object[]): readonly number[] {
  const after = log.fork();
  for (const entry of entries) after.accept(entry);
  const { rounds } = log.result([], false);
  return after
    .result([], false)
    .rounds.filter(({ asDrawn }, index) => asDrawn === false && rounds[index]?.asDrawn === true)
    .map(({ round }) => round);
}
