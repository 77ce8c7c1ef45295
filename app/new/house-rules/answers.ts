import type { AskInWords } from "@/app/shared/option-asks";
import type { Language } from "@/lib/i18n/language";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyInField, moneyText, readMoney } from "@/lib/ui/text/money-text";

export type OptionValue =
  | string
  | number
  | boolean
  | readonly number[]
  | CardAnswers
  | Readonly<Record<string, number>>;
/** What a table said about the points of a card. */
export type CardAnswers = Readonly<Record<string, string>>;
/** A question answered by typing. */
export type TypedAsk = Exclude<AskInWords, { type: "choice" | "card" }>;

/** An answer as the option's value; undefined if there is none or it is invalid. */
export function readAnswer(ask: AskInWords, answer: OptionValue | undefined): OptionValue | undefined {
  if (ask.type === "choice" || answer === undefined) return answer;
  if (ask.type === "card") return typeof answer === "object" && !Array.isArray(answer) ? answer : undefined;
  const isInRange = (number: number | undefined) =>
    number !== undefined && number >= ask.min && number <= ask.max;
  if (ask.type === "number") {
    const number = typeof answer === "string" ? readNumber(ask, answer) : Number(answer);
    return isInRange(number) ? number : undefined;
  }
  if (ask.type === "by-case") return readByCase(ask, answer, isInRange);
  const numbers = typeof answer === "string" ? readNumbers(answer) : answer;
  return Array.isArray(numbers) && numbers.length <= ask.count && numbers.every(isInRange)
    ? numbers
    : undefined;
}

const wholeNumber = /^\d{1,7}$/;

function readNumber(ask: TypedAsk, typed: string): number | undefined {
  if (ask.unit === "money") return readMoney(typed);
  return wholeNumber.test(typed.trim()) ? Number(typed) : undefined;
}

/** One number for all cases, or as many as there are. */
function readByCase(
  { cases }: Extract<AskInWords, { type: "by-case" }>,
  answer: OptionValue,
  isInRange: (number: number | undefined) => boolean,
): OptionValue | undefined {
  const numbers = typeof answer === "string" ? readNumbers(answer) : inOrder(cases, answer);
  if (!numbers?.every(isInRange)) return undefined;
  if (numbers.length === 1) return numbers[0];
  return numbers.length === cases.length
    ? Object.fromEntries(cases.map((each, index) => [each, numbers[index] ?? 0]))
    : undefined;
}

const inOrder = (cases: readonly string[], value: OptionValue): readonly number[] =>
  typeof value === "object" && !Array.isArray(value)
    ? cases.map((each) => (value as Readonly<Record<string, number>>)[each] ?? 0)
    : [Number(value)];

/** Numbers separated by commas, semicolons or spaces. */
function readNumbers(typed: string): readonly number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== "");
  return parts.every((part) => wholeNumber.test(part)) ? parts.map(Number) : undefined;
}

/** A value as the field shows it. */
export function textOf(ask: TypedAsk, value: OptionValue | undefined, language: Language): string {
  if (typeof value === "number" && ask.unit === "money") return moneyInField(value, language);
  if (typeof value !== "object") return String(value ?? "");
  return (ask.type === "by-case" ? inOrder(ask.cases, value) : Object.values(value)).join(", ");
}

/** The range of a number in words. */
export function rangeOf(ask: TypedAsk, language: Language): { readonly min: string; readonly max: string } {
  const text = (value: number) =>
    ask.unit === "money" ? moneyText(value, language) : numberText(value, language);
  return { min: text(ask.min), max: text(ask.max) };
}
