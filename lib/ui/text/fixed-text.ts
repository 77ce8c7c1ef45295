import { withMinus } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/language";

const formats = new Map<string, Intl.NumberFormat>();

/** To make a formatter takes far longer than to use it, and a league's table has hundreds of numbers. */
function formatFor(language: Language, decimals: number, signed: boolean): Intl.NumberFormat {
  const key = `${language} ${decimals} ${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // es and pt leave out the separator in numbers of four digits unless told otherwise.
    useGrouping: "always",
    signDisplay: signed ? "exceptZero" : "auto",
  });
  formats.set(key, made);
  return made;
}

/** A number with so many decimals. `signed`: with a plus above 0. */
export const fixedText = (
  value: Parameters<Intl.NumberFormat["format"]>[0],
  decimals: number,
  language: Language,
  signed = false,
): string => withMinus(formatFor(language, decimals, signed).format(value));

/** Points, totals, and whatever else is counted in whole numbers. */
export const numberText = (value: number, language: Language): string => fixedText(value, 0, language);
