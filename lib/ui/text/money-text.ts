import type { Language } from "@/lib/i18n/language";
import { moneyAsTyped } from "@/lib/rules/score/money";
import { fixedText } from "./fixed-text";

/** Minor units in words: 25 is "0.25". Exact; no float is involved. */
export const moneyText = (minor: number, language: Language, signed = false): string =>
  fixedText(moneyAsTyped(minor), 2, language, signed);

/** The same in its currency, if there is one. */
export const moneyIn = (minor: number, currency: string, language: Language, signed = false): string =>
  `${moneyText(minor, language, signed)} ${currency}`.trim();

/** As written in a field and read by `readMoney`: no sign but that of the decimals. */
export const moneyInField = (minor: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(
    moneyAsTyped(minor),
  );

/** Typed money ("0.25", "1,5", "2") in minor units; undefined if it is not an amount. */
export function readMoney(text: string): number | undefined {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Money won, or lost with a minus sign; undefined if there is none. */
export function readBalance(text: string): number | undefined {
  const typed = text.trim();
  const isLost = /^[-−]/.test(typed);
  const amount = readMoney(typed.replace(/^[-−+]/, ""));
  return isLost && amount ? -amount : amount;
}
