import type { RecordedGame } from "../value/record";
import { type PaperResult, seatsOnPaper } from "./paper-result";

/** A result as it is entered. */
interface EnteredResult extends PaperResult {
  readonly game: string;
  readonly kind: string;
  readonly currency?: string | undefined;
}

/** A result on paper as it is counted. `usual`: the league's currency. */
export function gameOnPaper(
  { game: gameId, kind, on, rankedBy, players, currency }: EnteredResult,
  usual: string,
): RecordedGame & { readonly paper: PaperResult } {
  const paper = { on, rankedBy, players };
  return { gameId, rulesetId: kind, currency: currency ?? usual, seats: seatsOnPaper(paper), paper };
}
