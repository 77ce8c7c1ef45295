import { games } from "@/lib/games/registry";
import { replay } from "@/lib/rules/replay";
import { readScoresheet } from "@/lib/rules/scoresheet";
import { readJson } from "./body";
import { answer, refuse } from "./http";
import type { Call } from "./route";
import { serverLanguage } from "./words";

/** `POST /api/replay`: what a scoresheet comes to. Nothing is stored. */
export async function replaySheet({ request }: Call): Promise<Response> {
  const body = await readJson(request);
  if (!body.ok) return body.error;
  const opened = readScoresheet(body.value, games, serverLanguage);
  return opened.ok ? answer(replay(opened.value, serverLanguage)) : refuse("bad-request", opened.error);
}
