import { withMinus } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/language";

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a formatter takes far longer than using it, and a league's table has hundreds of numbers. */
function formatFor(language: Language, decimals: number, signed: boolean): Intl.NumberFormat {
  const key = `${language} ${decimals} ${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // es and pt omit the separator in numbers of four digits by default.
    useGrouping: "always",
    signDisplay: signed ? "exceptZero" : "auto",
  });
  formats.set(key, made);
  return made;
}

/** A number with this many decimals. `signed`: with a plus above 0. */
export const fixedText = (
  value: Parameters<Intl.NumberFormat["format"]>[0],
  decimals: number,
  language: Language,
  signed = false,
): string => withMinus(formatFor(language, decimals, signed).format(value));

/** Whole numbers, such as points and totals. */
export const numberText = (value: number, language: Language): string => fixedText(value, 0, language);
