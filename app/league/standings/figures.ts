import type { Language } from "@/lib/i18n/language";
import { eveningIn } from "@/lib/league/evenings/calendar";
import type { StandingReplyRow, StandingsReply } from "@/lib/league/page-replies";
import { pointUnit } from "@/lib/league/standings/points";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { dayForAll } from "@/lib/ui/text/when-text";

/** The formats of figures on league pages. */

/** A quotient with some decimals; "–" if the divisor is 0. */
export function quotient(value: number, over: number, decimals: number, language: Language, signed = false) {
  return over === 0 ? "–" : fixedText(value / over, decimals, language, signed);
}

/** A margin in points per round, from 27,720ths over a number of rounds. */
export const aheadText = (ahead: number, rounds: number, language: Language): string =>
  quotient(ahead, rounds * pointUnit, 1, language, true);

/** Whether some points are not whole, so that the column has a decimal. */
export const isUneven = (points: number): boolean => points % pointUnit !== 0;

/** Points for reading and comparing: with one decimal, or none in a table where all are whole. */
export const pointsInShort = (points: number, uneven: boolean, language: Language): string =>
  fixedText(points / pointUnit, uneven ? 1 : 0, language);

type Ranked = Pick<StandingReplyRow, "points" | "played">;

/** The figure a table ranks by, in 27,720ths: points, or points per game. */
export const rankedBy = (
  { counting }: Pick<StandingsReply, "counting">,
  { points, played }: Ranked,
): number => (counting.count === "average" ? points / played : points);

/**
 * The figure a table ranks by: points in short (`uneven`: with a decimal), or points per game with two decimals.
 */
export const rankedText = (
  ranked: number,
  { counting }: Pick<StandingsReply, "counting">,
  language: Language,
  uneven = isUneven(ranked),
): string =>
  counting.count === "average"
    ? fixedText(ranked / pointUnit, 2, language)
    : pointsInShort(ranked, uneven, language);

/** The same for a row, alike in all rows. */
export function pointsWriter(
  table: Pick<StandingsReply, "counting" | "rows">,
  language: Language,
): (row: Ranked) => string {
  const uneven = table.rows.some(({ points }) => isUneven(points));
  return (row) => rankedText(rankedBy(table, row), table, language, uneven);
}

/** The league's day on which a game finished, in words. */
export const finishedText = (
  { timeZone }: { readonly timeZone: string },
  finishedAt: string,
  language: Language,
): string => dayText(eveningIn(timeZone, finishedAt), language);

/** A day of the calendar, such as 2026-11-21, in words. */
export const dayText = (day: string, language: Language): string =>
  dayForAll(`${day}T00:00:00Z`, "UTC", language);
