import type { LeagueChange } from "../changes/registry";
import type { RecordedGame } from "../value/record";
import { gamesInBatch } from "./batch";
import { gameOnPaper } from "./game-on-paper";

/** The results from paper that a change brings. `currency`: the league's. */
export function resultsOf(change: LeagueChange, currency: string): readonly RecordedGame[] {
  if (change.change === "paper-result") return [gameOnPaper(change, currency)];
  return change.change === "paper-results" ? gamesInBatch(change, currency) : [];
}
