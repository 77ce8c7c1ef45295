import { games } from "@/lib/games/registry";
import type { ReplayResult } from "@/lib/rules/document/replay-result";
import { type OpenedSheet, readScoresheet } from "@/lib/rules/document/scoresheet";
import type { Position } from "@/lib/rules/game";
import { Log } from "@/lib/rules/play/log";
import type { Problem } from "@/lib/rules/problem";
import type { Result } from "@/lib/rules/result";
import type { Pace } from "../guard/lane";
import { answer, refuseFor, withMessage } from "../http/http";
import type { Call } from "../http/route";
import { messages } from "../words/words";

/**
 * Every correction replays the entries from its target on, and a question about hands can be made hard, so a sheet can
 * be built whose replay takes minutes. This much work takes a second or two, in pieces; a long evening with a mistake
 * in every hand takes a twentieth of it.
 */
export const maxWork = 100_000;

export const readSheet = (sent: unknown): Result<OpenedSheet, readonly Problem[]> =>
  readScoresheet(sent, games);

/** `POST /api/replay`: the result of a scoresheet. Nothing is stored. */
export async function replaySheet({ server, body }: Call<OpenedSheet>): Promise<Response> {
  const { sheet, start } = body;
  const result = await server.replaying.run((pace) => replayed(sheet.entries, start, pace));
  if (result) return answer({ ...result, problems: result.problems.map(withMessage) });
  return refuseFor("too-large", messages().tooMuchToReplay, "/entries");
}

/** The result of entries, up to the first that is refused; undefined if it takes too much work. */
async function replayed(
  entries: readonly unknown[],
  start: Position,
  pace: Pace,
): Promise<ReplayResult | undefined> {
  const log = new Log(start);
  for (const entry of entries) {
    const problems = log.accept(entry);
    if (problems.length > 0) return log.result(problems);
    if (log.work > maxWork) return undefined;
    await pace();
  }
  return log.result([]);
}
