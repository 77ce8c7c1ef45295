import type { Language } from "@/lib/i18n/language";
import { moneyAsTyped } from "@/lib/rules/score/money";
import { fixedText } from "./fixed-text";

/** Minor units in words: 25 is "0.25". Exact; no float is involved. */
export const moneyText = (minor: number, language: Language, signed = false): string =>
  fixedText(moneyAsTyped(minor), 2, language, signed);

/** The same in its currency, where it has one. */
export const moneyIn = (minor: number, currency: string, language: Language, signed = false): string =>
  `${moneyText(minor, language, signed)} ${currency}`.trim();

/** As it stands in a field, where `readMoney` reads it: no sign but that of the decimals. */
export const moneyInField = (minor: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(
    moneyAsTyped(minor),
  );

/** Typed money ("0.25", "1,5", "2") in minor units, or undefined when it is none. */
export function readMoney(text: string): number | undefined {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Money that was won, or lost with a minus sign before it; undefined when it is none. */
export function readBalance(text: string): number | undefined {
  const typed = text.trim();
  const isLost = /^[-−]/.test(typed);
  const amount = readMoney(typed.replace(/^[-−+]/, ""));
  return isLost && amount ? -amount : amount;
}
