import type { Language } from "@/lib/i18n/language";
import { pointUnit } from "@/lib/league/standings/points";
import { withMinus } from "@/lib/ui/text/money-text";
import { dayForAll } from "@/lib/ui/text/when-text";

/** Figures of a league as its pages write them. */

/** A quotient to some decimals; "–" where there is nothing to divide by. */
export function quotient(value: number, over: number, decimals: number, language: Language, signed = false) {
  if (over === 0) return "–";
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(value / over);
  return withMinus(text);
}

/** Points that somebody was better than the others, given in 27,720ths, over so many rounds. */
export const aheadText = (ahead: number, rounds: number, language: Language): string =>
  quotient(ahead, rounds * pointUnit, 1, language, true);

/** A day of the calendar, such as 2026-11-21, in words. */
export const dayText = (day: string, language: Language): string =>
  dayForAll(`${day}T00:00:00Z`, "UTC", language);
