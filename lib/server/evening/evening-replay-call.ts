import { type OpenedEvening, readEveningSheet } from "@/lib/evening/document";
import { EveningLog } from "@/lib/evening/log";
import type { EveningResult } from "@/lib/evening/result/types";
import { games } from "@/lib/games/registry";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { err, ok, type Result } from "@/lib/rules/result";
import { kernelProblem } from "@/lib/rules/texts";
import { maxWork } from "../games/replay-call";
import type { Pace } from "../guard/lane";
import { answer, maxProblems, refuseFor, withMessage } from "../http/http";
import type { Call } from "../http/route";
import { messages } from "../words/words";

interface AskedEvening extends OpenedEvening {
  /** Whether the next round is to be drawn. */
  readonly withDraw: boolean;
}

/** Reads an evening sheet, and `draw` beside it. */
export function readEvening(sent: unknown): Result<AskedEvening, readonly Problem[]> {
  const { draw, ...sheet } = isRecord(sent) ? sent : {};
  const opened = readEveningSheet(isRecord(sent) ? sheet : sent, games);
  const wrong =
    draw === undefined || typeof draw === "boolean"
      ? []
      : [kernelProblem("wrong-type", "/draw", { field: "draw", expected: "yes-or-no" })];
  if (!opened.ok) return err([...opened.error, ...wrong]);
  return wrong.length > 0 ? err(wrong) : ok({ ...opened.value, withDraw: draw === true });
}

/** `POST /api/evening/replay`: the result of an evening sheet. Nothing is stored. */
export async function replayEvening({ server, body }: Call<AskedEvening>): Promise<Response> {
  const result = await server.replaying.run((pace) => replayed(body, pace));
  if (!result) return refuseFor("too-large", messages().tooMuchToReplay, "/entries");
  return answer({ ...result, problems: result.problems.slice(0, maxProblems).map(withMessage) });
}

/** The result up to the first refused entry; undefined if it takes too much work. Judging a round may take a search. */
async function replayed(
  { entries, start, withDraw }: AskedEvening,
  pace: Pace,
): Promise<EveningResult | undefined> {
  const log = new EveningLog(start);
  let problems: readonly EntryProblem[] = [];
  for (const entry of entries) {
    problems = log.accept(entry);
    if (problems.length > 0) break;
    if (log.work > maxWork) return undefined;
    await pace();
  }
  for (const judgeNext of log.judgements()) {
    judgeNext();
    await pace();
  }
  return log.result(problems, withDraw);
}
