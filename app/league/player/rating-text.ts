import type { StandingReplyRow } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";

/** Two standard deviations: nineteen times in twenty. */
const likely = 2;

/** A rating and its certainty, in words. */
export function ratingText({ t }: LeagueWords, rating: StandingReplyRow["rating"]): string {
  if (!rating) return t.notRated;
  const { mu, sigma, sureness } = rating;
  return t.ratingIs({
    about: Math.round(mu),
    low: Math.round(mu - likely * sigma),
    high: Math.round(mu + likely * sigma),
    sureness: t.sureness[sureness],
  });
}
