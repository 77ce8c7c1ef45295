/**
 * What is typed on the adding keypad: numbers joined by plus signs, `12+7+4`, perhaps with a plus at the end that
 * waits for a number. Empty means nothing was said; that is never a zero.
 */
export type Sum = string;

/** Longer numbers than any set has, so that a slip is told of and not swallowed; short enough to be shown. */
const longestNumber = 5;
const longestSum = 40;

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
  const numbers = plain.split("+").map((number) => number.replace(/^0+(?=\d)/, "").slice(0, longestNumber));
  return numbers.join("+").slice(0, longestSum);
}

export const pressDigit = (sum: Sum, digit: number): Sum => readSum(`${sum}${digit}`);

export const pressPlus = (sum: Sum): Sum => readSum(`${sum}+`);

/** Adds a whole number at once. */
export const pressNumber = (sum: Sum, number: number): Sum =>
  readSum(sum === "" || sum.endsWith("+") ? `${sum}${number}+` : `${sum}+${number}+`);

/** Takes back the last number; what is left waits for the next. */
export function takeBackNumber(sum: Sum): Sum {
  const numbers = numbersOf(sum).slice(0, -1);
  return numbers.length === 0 ? "" : `${numbers.join("+")}+`;
}

/** How a sum is shown: `12 + 7 + 4`. */
export const showSum = (sum: Sum): string => sum.replaceAll("+", " + ").trimEnd();
