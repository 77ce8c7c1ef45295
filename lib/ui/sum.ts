import type { Language } from "@/lib/i18n/language";
import { numberText } from "./text/fixed-text";

/**
 * The text typed on the adding keypad: numbers joined by plus signs, `12+7+4`, with an optional plus at the end. Empty
 * means nothing was entered, which is never zero.
 */
export type Sum = string;

/**
 * Longer than any number in a set, so that a typing mistake is reported and not swallowed; short enough to be shown.
 */
const maxNumberLength = 5;
const maxSumLength = 40;

/** The typed numbers added up; undefined if there are none. */
export function sumOf(sum: Sum): number | undefined {
  const numbers = numbersOf(sum);
  return numbers.length === 0 ? undefined : numbers.reduce((total, number) => total + Number(number), 0);
}

const numbersOf = (sum: Sum): string[] => sum.split("+").filter((number) => number !== "");

export const isCompound = (sum: Sum): boolean => sum.includes("+");

export const sumFrom = (pips: number): Sum => String(pips);

/** Any text as a sum, without characters that do not belong in one. */
export function readSum(text: string): Sum {
  const plain = text
    .replace(/[^0-9+]/g, "")
    .replace(/^\++/, "")
    .replace(/\++/g, "+");
  const numbers = plain.split("+").map((number) => number.replace(/^0+(?=\d)/, "").slice(0, maxNumberLength));
  return numbers.join("+").slice(0, maxSumLength);
}

/** Applies a key of the keypad to the sum. */
export type SumKey = (sum: Sum) => Sum;

export const digitKey =
  (digit: number): SumKey =>
  (sum) =>
    readSum(`${sum}${digit}`);

export const plusKey: SumKey = (sum) => readSum(`${sum}+`);

/** Adds a whole number at once, and waits for the next. */
export const numberKey =
  (number: number): SumKey =>
  (sum) =>
    readSum(sum === "" || sum.endsWith("+") ? `${sum}${number}+` : `${sum}+${number}+`);

/** Removes the last digit or plus; a number that was added by one of the keys for `whole` numbers is removed whole. */
export const backspaceKey =
  (whole: readonly number[]): SumKey =>
  (sum) => {
    const last = numbersOf(sum).at(-1) ?? "";
    const addedAtOnce = sum.endsWith("+") && whole.includes(Number(last));
    return sum.slice(0, addedAtOnce ? -last.length - 1 : -1);
  };

/**
 * Applies a key. `fresh`: the first key since the sum was opened. Then plus continues the sum, and every other key
 * starts over.
 */
export const press = (sum: Sum, key: SumKey, fresh: boolean): Sum => key(fresh && key !== plusKey ? "" : sum);

/** How a sum is shown: `12 + 1,007 +`. It can be read back as the same sum. */
export const showSum = (sum: Sum, language: Language): string =>
  sum
    .replace(/\d+/g, (number) => numberText(Number(number), language))
    .replaceAll("+", " + ")
    .trimEnd();
