import { rate, rating } from "openskill";
import { partiesBy } from "./parties";

/** An estimate of a player's strength: `mu`, and almost certainly within three `sigma` of it. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating before the first game. */
export const newRating: Rating = rating();

/** A rating based on fewer games is provisional. */
const provisionalGames = 5;

/** A player's place at the end, and their side if partners play together. */
interface Finished {
  readonly place: number;
  readonly side?: number;
}

/**
 * Everybody's rating after one game, from the ratings before it and the places (equal places are ties, partners are a
 * team). Computed by the Plackett-Luce model of Weng and Lin, as implemented by OpenSkill.
 */
export function ratingsAfter(before: readonly Rating[], finished: readonly Finished[]): Rating[] {
  const numbered = finished.map((each, player) => ({ ...each, player }));
  const teams = partiesBy(numbered, ({ side }) => side);
  // A single player or side says nothing about strength.
  if (teams.length < 2) return [...before];
  const rated = rate(
    teams.map((team) => team.map(({ player }) => ({ ...(before[player] ?? newRating) }))),
    { rank: teams.map(([{ place }]) => place) },
  );
  const after = [...before];
  for (const [index, team] of teams.entries())
    for (const [member, { player }] of team.entries()) {
      const { mu, sigma } = rated[index]?.[member] ?? newRating;
      after[player] = { mu, sigma };
    }
  return after;
}

/** How certain a rating is, for the words shown with it. It starts at 25 ± 8.3 and narrows with every game. */
export type Sureness = "provisional" | "rough" | "fair" | "sure";

export function surenessOf({ sigma }: Rating, games: number): Sureness {
  if (games < provisionalGames) return "provisional";
  if (sigma > 5) return "rough";
  return sigma > 2.5 ? "fair" : "sure";
}
