import type { GameReply } from "@/lib/sync/wire/wire";
import type { GamePhase } from "./game-phase";
import { type GameView, unsettledOf, viewOf } from "./game-view";
import { openLog } from "./open-game";

/**
 * A game as the server sent it, for a page that is drawn there: as a device sees it that has just got it with a
 * scorekeeper's link. Undefined for what this version cannot read.
 */
export async function sentGame(reply: GameReply): Promise<Extract<GamePhase, { type: "ready" }> | undefined> {
  const opened = await openLog(reply, { known: reply.entries, waiting: [] });
  if (typeof opened !== "object") return undefined;
  const view = viewOf(reply, opened.log);
  if (!("game" in view)) return undefined;
  return {
    type: "ready",
    view: view satisfies GameView,
    saved: "saved",
    waiting: 0,
    mayWrite: true,
    mayCorrect: true,
    correctsFor: undefined,
    noKey: undefined,
    keys: { keeper: undefined, others: {}, onServer: true },
    onlyHere: false,
    unsettled: unsettledOf(opened.log),
    lasting: true,
    trouble: undefined,
    unsaved: undefined,
  };
}
