import type { ChangeOf } from "../changes/registry";
import type { FinishedGame } from "../replies";
import type { RecordedGame } from "../value/record";
import { type PaperResult, seatsOnPaper } from "./paper-result";

/** The change that adds a result from paper again, with everything that was entered. */
export const paperChangeOf = (
  { game, kind: rulesetId, day, currency, players }: FinishedGame,
  rankedBy: NonNullable<FinishedGame["paper"]>,
): Omit<ChangeOf<"paper-result">, "id"> => ({
  change: "paper-result",
  game,
  kind: rulesetId,
  on: day,
  rankedBy,
  currency,
  players: players.map(({ seat, place, total, side, balance }) => ({
    player: seat,
    ...(rankedBy === "places" ? { place } : { points: total }),
    ...(side !== undefined && { side }),
    ...(balance !== null && { balance }),
  })),
});

/** A result on paper as it is counted. `usual`: the league's currency. */
export function gameOnPaper(
  { game: gameId, kind, on, rankedBy, players, currency }: ChangeOf<"paper-result">,
  usual: string,
): RecordedGame & { readonly paper: PaperResult } {
  const paper = { on, rankedBy, players };
  return { gameId, rulesetId: kind, currency: currency ?? usual, seats: seatsOnPaper(paper), paper };
}
