import type { StandingReplyRow } from "@/lib/league/replies";
import type { LeagueWords } from "../league-words";

/** Two standard deviations: nineteen times in twenty. */
const likely = 2;

/** A rating and how sure it is, in words. */
export function ratingText({ say }: LeagueWords, rating: StandingReplyRow["rating"]): string {
  if (!rating) return say.notRated;
  const { mu, sigma, sureness } = rating;
  return say.ratingIs({
    about: Math.round(mu),
    low: Math.round(mu - likely * sigma),
    high: Math.round(mu + likely * sigma),
    sureness: say.sureness[sureness],
  });
}
