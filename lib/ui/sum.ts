import type { Language } from "@/lib/i18n/language";
import { numberText } from "./text/fixed-text";

/**
 * What is typed on the adding keypad: numbers joined by plus signs, `12+7+4`, perhaps with a plus at the end that
 * waits for a number. Empty means nothing was said; that is never a zero.
 */
export type Sum = string;

/** Longer numbers than any set has, so that a slip is told of and not swallowed; short enough to be shown. */
const maxNumberLength = 5;
const maxSumLength = 40;

/** What was typed, added up; undefined when no number was typed. */
export function sumOf(sum: Sum): number | undefined {
  const numbers = numbersOf(sum);
  return numbers.length === 0 ? undefined : numbers.reduce((total, number) => total + Number(number), 0);
}

const numbersOf = (sum: Sum): string[] => sum.split("+").filter((number) => number !== "");

export const isCompound = (sum: Sum): boolean => sum.includes("+");

/** A sum of one number. */
export const sumFrom = (pips: number): Sum => String(pips);

/** Any text as a sum: what cannot belong to one is left out. */
export function readSum(text: string): Sum {
  const plain = text
    .replace(/[^0-9+]/g, "")
    .replace(/^\++/, "")
    .replace(/\++/g, "+");
  const numbers = plain.split("+").map((number) => number.replace(/^0+(?=\d)/, "").slice(0, maxNumberLength));
  return numbers.join("+").slice(0, maxSumLength);
}

/** A key of the keypad: what it makes of the sum so far. */
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

/** Removes the last digit or plus; a number that one of the keys for `whole` numbers added goes as it came. */
export const backspaceKey =
  (whole: readonly number[]): SumKey =>
  (sum) => {
    const last = numbersOf(sum).at(-1) ?? "";
    const addedAtOnce = sum.endsWith("+") && whole.includes(Number(last));
    return sum.slice(0, addedAtOnce ? -last.length - 1 : -1);
  };

/**
 * A key pressed. `fresh`: it is the first since one came to this sum. Then the plus goes on adding to what stands there,
 * and every other key begins anew.
 */
export const press = (sum: Sum, key: SumKey, fresh: boolean): Sum => key(fresh && key !== plusKey ? "" : sum);

/** How a sum is shown: `12 + 1,007 +`. What is shown reads as the same sum. */
export const showSum = (sum: Sum, language: Language): string =>
  sum
    .replace(/\d+/g, (number) => numberText(Number(number), language))
    .replaceAll("+", " + ")
    .trimEnd();
