import type { ChangeOf } from "../changes/registry";
import type { FinishedGame } from "../replies";

/** Whether points are known of a result whose places were given. */
export const hasPoints = (players: readonly { readonly total: number }[]): boolean =>
  players.some(({ total }) => total !== 0);

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
    ...(rankedBy === "places" && { place }),
    ...((rankedBy !== "places" || hasPoints(players)) && { points: total }),
    ...(side !== undefined && { side }),
    ...(balance !== null && { balance }),
  })),
});
