import { rate, rating } from "openskill";

/** What is believed of a player's strength: about `mu`, and surely enough within three `sigma`. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Whoever has not played yet. */
export const newRating: Rating = rating();

/** A rating of fewer games is provisional. */
const provisionalGames = 5;

/**
 * Everybody's rating after one game, from the ratings before it and the places at its end (equal places are shared):
 * Plackett-Luce by Weng and Lin, as OpenSkill has it.
 */
export function ratingsAfter(before: readonly Rating[], places: readonly number[]): Rating[] {
  // A league of one, or a game that only one of its players is in the league for, tells nothing.
  if (before.length < 2) return [...before];
  const teams = rate(
    before.map((each) => [{ ...each }]),
    { rank: [...places] },
  );
  return teams.map(([after], index) => ({
    mu: after?.mu ?? before[index]?.mu ?? newRating.mu,
    sigma: after?.sigma ?? before[index]?.sigma ?? newRating.sigma,
  }));
}

/** How sure a rating is, for words: from the library's start, 25 ± 8.3, it narrows with every game. */
export type Sureness = "provisional" | "rough" | "fair" | "sure";

export function surenessOf({ sigma }: Rating, games: number): Sureness {
  if (games < provisionalGames) return "provisional";
  if (sigma > 5) return "rough";
  return sigma > 2.5 ? "fair" : "sure";
}
