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

/** How somebody finished: at which place, and on which side where partners play together. */
interface Finished {
  readonly place: number;
  readonly side?: number;
}

/**
 * Everybody's rating after one game, from the ratings before it and how everybody finished (equal places are shared,
 * partners are a team): Plackett-Luce by Weng and Lin, as OpenSkill has it.
 */
export function ratingsAfter(before: readonly Rating[], finished: readonly Finished[]): Rating[] {
  const teams = teamsOf(finished);
  // A league of one, or a game that only one side of its players is in the league for, tells nothing.
  if (teams.length < 2) return [...before];
  const rated = rate(
    teams.map((team) => team.map((player) => ({ ...(before[player] ?? newRating) }))),
    { rank: teams.map(([first = 0]) => finished[first]?.place ?? 0) },
  );
  const after = [...before];
  for (const [index, team] of teams.entries())
    for (const [member, player] of team.entries()) {
      const { mu, sigma } = rated[index]?.[member] ?? newRating;
      after[player] = { mu, sigma };
    }
  return after;
}

/** Who belongs together, by index, in the order of the first of each team. */
function teamsOf(finished: readonly Finished[]): number[][] {
  const teams = new Map<string, number[]>();
  finished.forEach(({ side }, player) => {
    const key = side === undefined ? `player ${player}` : `side ${side}`;
    teams.set(key, [...(teams.get(key) ?? []), player]);
  });
  return [...teams.values()];
}

/** How sure a rating is, for words: from the library's start, 25 ± 8.3, it narrows with every game. */
export type Sureness = "provisional" | "rough" | "fair" | "sure";

export function surenessOf({ sigma }: Rating, games: number): Sureness {
  if (games < provisionalGames) return "provisional";
  if (sigma > 5) return "rough";
  return sigma > 2.5 ? "fair" : "sure";
}
