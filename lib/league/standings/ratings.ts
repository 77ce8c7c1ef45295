import { partiesBy } from "./parties";

/** An estimate of a player's strength: `mu`, and almost certainly within three `sigma` of it. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating before the first game. */
export const newRating: Rating = { mu: 25, sigma: 25 / 3 };

/** How much chance there is in a game: the square of half the first uncertainty. */
const chance = (newRating.sigma / 2) ** 2;
/** No game reduces the variance to less than this share of what it was. */
const leastVariance = 0.0001;

/** A rating based on fewer games is provisional. */
const provisionalGames = 5;

/** A player's place at the end, and their side if partners play together. */
interface Finished {
  readonly place: number;
  readonly side?: number;
}

/** Partners, or a single player, as indices of a game's players. */
interface Team {
  readonly place: number;
  readonly players: readonly number[];
}

/** The teams of a game, the winners first. */
export function teamsIn(finished: readonly Finished[]): Team[] {
  const numbered = finished.map(({ place, side }, player) => ({ place, side, player }));
  return partiesBy(numbered, ({ side }) => side)
    .map((team) => ({ place: team[0].place, players: team.map(({ player }) => player) }))
    .sort((a, b) => a.place - b.place);
}

/**
 * Everybody's rating after one game, from the ratings before it and its teams (equal places are ties). The Plackett-Luce
 * model of Weng and Lin, step by step as OpenSkill 4 computes it, so that every digit is the same; in a twentieth of the
 * time, since a league is rated from its first game on whenever it is read anew.
 */
export function ratingsAfter(before: readonly Rating[], teams: readonly Team[]): Rating[] {
  const after = [...before];
  // A single player or side says nothing about strength.
  if (teams.length < 2) return after;
  const at = (player: number): Rating => before[player] ?? newRating;
  const mus = teams.map(({ players }) => players.reduce((sum, player) => sum + at(player).mu, 0));
  const variances = teams.map(({ players }) =>
    players.reduce((sum, player) => sum + at(player).sigma * at(player).sigma, 0),
  );
  const c = Math.sqrt(variances.reduce((sum, variance) => sum + (variance + chance), 0));
  const weights = mus.map((mu) => Math.exp(mu / c));
  // For each team: the weight of those not placed better, and how many share its place.
  const rivals = teams.map(({ place }) =>
    teams.reduce((sum, other, index) => (other.place >= place ? sum + (weights[index] ?? 0) : sum), 0),
  );
  const tied = teams.map(({ place }) => teams.filter((other) => other.place === place).length);
  teams.forEach(({ place, players }, own) => {
    let [omega, delta] = [0, 0];
    for (let other = 0; other < teams.length && (teams[other]?.place ?? 0) <= place; other++) {
      const quotient = (weights[own] ?? 0) / (rivals[other] ?? 1);
      omega += (own === other ? 1 - quotient : -quotient) / (tied[other] ?? 1);
      delta += (quotient * (1 - quotient)) / (tied[other] ?? 1);
    }
    const variance = variances[own] ?? 1;
    const change = omega * (variance / c);
    const certainty = (Math.sqrt(variance) / c) * delta * (variance / c ** 2);
    for (const player of players) {
      const { mu, sigma } = at(player);
      const share = sigma ** 2 / variance;
      after[player] = {
        mu: mu + share * change,
        sigma: sigma * Math.sqrt(Math.max(1 - share * certainty, leastVariance)),
      };
    }
  });
  return after;
}

/** How certain a rating is, for the words shown with it. It starts at 25 ± 8.3 and narrows with every game. */
export type Sureness = "provisional" | "rough" | "fair" | "sure";

export function surenessOf({ sigma }: Rating, games: number): Sureness {
  if (games < provisionalGames) return "provisional";
  if (sigma > 5) return "rough";
  return sigma > 2.5 ? "fair" : "sure";
}
