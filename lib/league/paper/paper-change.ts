import type { ChangeOf } from "../changes/registry";
import type { FinishedGame } from "../replies";

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
