import type { Language } from "@/lib/i18n/language";
import type { StandingReplyRow, StandingsReply } from "@/lib/league/replies";
import { pointUnit } from "@/lib/league/standings/points";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { dayForAll } from "@/lib/ui/text/when-text";

/** Figures of a league as its pages write them. */

/** A quotient to some decimals; "–" where there is nothing to divide by. */
export function quotient(value: number, over: number, decimals: number, language: Language, signed = false) {
  return over === 0 ? "–" : fixedText(value / over, decimals, language, signed);
}

/** Points that somebody was better than the others, given in 27,720ths, over so many rounds. */
export const aheadText = (ahead: number, rounds: number, language: Language): string =>
  quotient(ahead, rounds * pointUnit, 1, language, true);

/** Whether points do not come out even, so that a column of them has a decimal. */
export const isUneven = (points: number): boolean => points % pointUnit !== 0;

/** Points for reading and comparing: with one decimal, or none in a table where all come out even. */
export const pointsInShort = (points: number, uneven: boolean, language: Language): string =>
  fixedText(points / pointUnit, uneven ? 1 : 0, language);

/** Writes what a table ranks by: points as above, or points per game. */
export function pointsWriter(
  { counting, rows }: Pick<StandingsReply, "counting" | "rows">,
  language: Language,
) {
  const uneven = rows.some(({ points }) => isUneven(points));
  return ({ points, played }: Pick<StandingReplyRow, "points" | "played">): string =>
    counting.count === "average"
      ? quotient(points, played * pointUnit, 2, language)
      : pointsInShort(points, uneven, language);
}

/** A day of the calendar, such as 2026-11-21, in words. */
export const dayText = (day: string, language: Language): string =>
  dayForAll(`${day}T00:00:00Z`, "UTC", language);
