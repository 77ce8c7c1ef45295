import { games } from "@/lib/games/registry";
import { replayWithin } from "@/lib/rules/replay";
import { readScoresheet } from "@/lib/rules/scoresheet";
import { readJson } from "./body";
import { answer, refuse, refuseFor } from "./http";
import type { Call } from "./route";
import { say, serverLanguage } from "./words";

/**
 * Every correction plays the entries from its target on again, and a question about hands can be made hard, so a sheet
 * can be built whose replay takes minutes. So much takes about half a second; a long evening with a slip in every hand
 * comes to a twentieth of it.
 */
const mostWork = 100_000;

/** `POST /api/replay`: what a scoresheet comes to. Nothing is stored. */
export async function replaySheet({ request }: Call): Promise<Response> {
  const body = await readJson(request);
  if (!body.ok) return body.error;
  const opened = readScoresheet(body.value, games, serverLanguage);
  if (!opened.ok) return refuse("bad-request", opened.error);
  const result = replayWithin(opened.value, serverLanguage, mostWork);
  return result ? answer(result) : refuseFor("too-large", say.tooMuchToReplay, "/entries");
}
