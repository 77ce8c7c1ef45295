import type { Language } from "@/lib/i18n/language";
import { hasDecimals } from "@/lib/rules/score/currency";
import { moneyAsTyped } from "@/lib/rules/score/money";
import { fixedText } from "./fixed-text";

/**
 * Minor units in words: 25 is "0.25". Exact; no float is involved. Whole pesos or yen have no decimals; what is less than
 * one is not left out.
 */
export const moneyText = (minor: number, language: Language, signed = false, currency = ""): string =>
  fixedText(moneyAsTyped(minor), decimalsOf(minor, currency), language, signed);

/** The same with its currency, if there is one. */
export const moneyIn = (minor: number, currency: string, language: Language, signed = false): string =>
  `${moneyText(minor, language, signed, currency)} ${currency}`.trim();

const decimalsOf = (minor: number, currency: string): 0 | 2 =>
  hasDecimals(currency) || minor % 100 !== 0 ? 2 : 0;

/** As written in a field and read by `readMoney`: no sign but that of the decimals. */
export const moneyInField = (minor: number, language: Language, currency = ""): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: decimalsOf(minor, currency),
    useGrouping: false,
  }).format(moneyAsTyped(minor));

/**
 * Typed money ("0.25", "1,5", "2") in minor units; undefined if it is not an amount. In a currency without decimals, dots
 * and commas stand between thousands ("12.500").
 */
export function readMoney(text: string, currency = ""): number | undefined {
  const grouped = !hasDecimals(currency) && /^\s*\d{1,3}(?:[.,'’\s]\d{3})+\s*$/.test(text);
  const typed = grouped ? text.replace(/\D/g, "") : text;
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(typed);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Money won, or lost with a minus sign; undefined if there is none. */
export function readBalance(text: string, currency = ""): number | undefined {
  const typed = text.trim();
  const isLost = /^[-−]/.test(typed);
  const amount = readMoney(typed.replace(/^[-−+]/, ""), currency);
  return isLost && amount ? -amount : amount;
}
