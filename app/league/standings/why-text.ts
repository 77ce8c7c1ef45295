import type { StandingReplyRow, StandingsReply } from "@/lib/league/page-replies";
import { pointsText } from "@/lib/league/standings/points";
import { type Breaker, breakers } from "@/lib/league/standings/ranking";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { LeagueWords } from "../league-words";
import { aheadText, quotient } from "./figures";

type Counting = StandingsReply["counting"];

/** Points as this table counts them, exactly: their sum, or points per game. */
export function exactPoints(
  { language }: LeagueWords,
  row: StandingReplyRow,
  counting: Counting,
  unit: number,
): string {
  return counting.count === "average"
    ? quotient(row.points, row.played * unit, 2, language)
    : pointsText(row.points);
}

/** A row's value for a criterion. */
function figureOf(
  words: LeagueWords,
  by: Breaker,
  row: StandingReplyRow,
  counting: Counting,
  unit: number,
): string {
  const { language, t } = words;
  switch (by) {
    case "games":
      return t.enoughGames({
        played: row.played,
        min: counting.count === "average" ? counting.leastGames : 0,
      });
    case "points":
      return exactPoints(words, row, counting, unit);
    case "wins":
      return numberText(row.won, language);
    case "shared-wins":
      return numberText(row.shared, language);
    case "average-place":
      return quotient(row.places, row.played, 2, language);
    case "ahead":
      return aheadText(row.ahead, row.scored, language);
  }
}

/** The criteria of a table, in order. */
export const decidingOf = (counting: Counting): readonly Breaker[] =>
  counting.count === "average" ? breakers : breakers.filter((by) => by !== "games");

/** Why a player is in this place, in sentences. `above`: the previous row in the whole table, if known. */
export function whyText(
  words: LeagueWords,
  row: StandingReplyRow,
  above: StandingReplyRow | undefined,
  { counting, pointUnit }: Pick<StandingsReply, "counting" | "pointUnit">,
): string[] {
  const { t } = words;
  const by = row.behindBy;
  if (by === null) return [row.place === 1 && !above ? t.first : t.sharesPlace({ with: above?.name })];
  const text = t.behind({
    above: above?.name,
    by: t.breakers[by],
    own: figureOf(words, by, row, counting, pointUnit),
    theirs: above && figureOf(words, by, above, counting, pointUnit),
  });
  const equal = decidingOf(counting).filter((each) => breakers.indexOf(each) < breakers.indexOf(by));
  if (equal.length === 0) return [text];
  return [text, t.equalBefore({ names: equal.map((each) => t.breakers[each]) })];
}
