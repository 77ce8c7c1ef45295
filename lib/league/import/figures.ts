import { maxPayment } from "../limits";
import { plain } from "./days";

/** What numbers, places and outcomes in a table mean. */

const tidy = (text: string): string =>
  text
    .replace(/[\u2212\u2013\u2014]/g, "-")
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/^\+/, "");

/** Whether a cell says that somebody did not play. */
export const isAbsent = (text: string): boolean =>
  text.length < 4 && /^(?:|[-\u2013\u2014.x]|n\/?a)$/i.test(text.trim());

/**
 * A whole number, with a dot, comma or apostrophe between thousands, or with zeros after the decimal separator;
 * "fraction" if it is another number, undefined if it is none.
 */
export function wholeOf(written: string): number | "fraction" | undefined {
  if (written.length > 20) return undefined;
  const text = tidy(written);
  const digits = text.replace("-", "");
  if (/^-?\d{1,7}$/.test(text)) return Number(text);
  if (!/^-?[\d.,'/\u00bc-\u00be]+$/.test(text) || !/[\d\u00bc-\u00be]/.test(text)) return undefined;
  const [first = "", ...others] = digits.split(/[.,']/);
  if (/[/\u00bc-\u00be]/.test(text)) return "fraction";
  const isGrouped = first.length > 0 && first.length < 4 && others.every(({ length }) => length === 3);
  const sign = text.startsWith("-") ? -1 : 1;
  if (isGrouped && first !== "0") return sign * Number(first + others.join(""));
  if (others.length !== 1) return undefined;
  return /^0+$/.test(others[0] ?? "") && first.length < 8 ? sign * Number(first) : "fraction";
}

/** Signs of one currency only; others, such as $, say no more than that something is money. */
const signs: Readonly<Record<string, string>> = {
  ...{ "€": "EUR", "£": "GBP", R$: "BRL", US$: "USD", U$S: "USD", RD$: "DOP", MX$: "MXN" },
  ...{ "₡": "CRC", "₲": "PYG", "S/": "PEN" },
};
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const mark = /^(?:U\$S|[A-Z]{0,3}\$|[A-Z]{3}|S\/|[€£¥₡₲]|)$/;
const amount = /^([-(]?)([^\d.,'()+-]{0,4})([-+]?)([\d.,']{1,30})([^\d.,'()+-]{0,4})\)?$/;

/** Money won, or lost: in minor units, and the currency if the cell says it. */
export interface Money {
  readonly amount: number;
  readonly currency: string | undefined;
  /** Whether a sign or a code shows that it is money. */
  readonly isMarked: boolean;
}

/**
 * An amount of money, with the decimal separator of any language and its currency before or after it; lost with a minus
 * sign or in brackets. Three digits after a separator are thousands.
 */
export function moneyOf(written: string): Money | undefined {
  if (written.length > 30) return undefined;
  const [, minus, before = "", sign, digits = "", last = ""] = amount.exec(tidy(written)) ?? [];
  if (!/\d$/.test(digits) || !mark.test(before) || !mark.test(last)) return undefined;
  const after = last || before;
  const minor = hundredths(digits);
  if (minor === undefined || minor > maxPayment || (before !== "" && after !== before)) return undefined;
  if (/^[A-Z]{3}$/.test(after) && !codes.has(after)) return undefined;
  const isLost = minus !== "" || sign === "-";
  return {
    amount: isLost && minor !== 0 ? -minor : minor,
    currency: signs[after] ?? (codes.has(after) ? after : undefined),
    isMarked: after !== "",
  };
}

function hundredths(digits: string): number | undefined {
  const parts = digits.split(/[.,']/);
  const last = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  const hasDecimals = last !== "" && last.length < 3;
  const [first = "", ...groups] = hasDecimals ? parts.slice(0, -1) : parts;
  const isGrouped = groups.length === 0 || (first.length < 4 && groups.every(({ length }) => length === 3));
  if (first === "" || !isGrouped) return undefined;
  return Number(first + groups.join("")) * 100 + Number((hasDecimals ? last : "").padEnd(2, "0"));
}

/** Whether these cells are amounts of money: some have the sign of a currency, or most have cents and some are lost. */
export function areMoney(cells: readonly string[]): boolean {
  const given = cells.filter((cell) => !isAbsent(cell));
  const amounts = given.flatMap((cell) => moneyOf(cell) ?? []);
  if (given.length === 0 || amounts.length < given.length * 0.8) return false;
  const isInCents = given.filter((cell) => /[.,]\d\d$/.test(cell)).length > given.length / 2;
  return (
    amounts.some(({ isMarked }) => isMarked) || (isInCents && amounts.some(({ amount: each }) => each < 0))
  );
}

/** A place such as 2, 2nd, 2º, =2 or T2. */
export function placeOf(written: string): number | undefined {
  const [, place] = /^[=t]?(\d{1,2})(?:st|nd|rd|th|[.ºª°oa=])?$/i.exec(tidy(written)) ?? [];
  return Number(place) > 0 ? Number(place) : undefined;
}

/** The points of two players or sides in one cell: 5-4, 5:4, 5 x 4 or 5 a 4. */
export function bothOf(written: string): readonly [number, number] | undefined {
  if (written.length > 30) return undefined;
  const [, one, other] = /^(\d{1,7})(?:[-:x×a])(\d{1,7})$/i.exec(tidy(written)) ?? [];
  return one === undefined || other === undefined ? undefined : [Number(one), Number(other)];
}

export type Outcome = "won" | "drawn" | "lost";

const words: Readonly<Record<Outcome, string>> = {
  won: "w win won 1 + g gana gano ganado ganada victoria v vitoria venceu ganhou",
  drawn: "d draw drawn tie tied x = 0.5 0,5 1/2 ½ e empate empato empatado",
  lost: "l loss lose lost 0 - p pierde perdio perdido perdida derrota perdeu",
};

const outcomes: ReadonlyMap<string, Outcome> = new Map(
  (Object.keys(words) as Outcome[]).flatMap((each) => words[each].split(" ").map((word) => [word, each])),
);

/** How to read a column of outcomes: D is a draw in English, and a defeat in Portuguese, beside V and E. */
export function outcomesIn(column: readonly string[]): (text: string) => Outcome | undefined {
  const letters = new Set(column.map(plain));
  const isPortuguese = letters.has("d") && (letters.has("v") || letters.has("e")) && !letters.has("w");
  return (text) => {
    const word = plain(text).replace("\u2212", "-");
    return isPortuguese && word === "d" ? "lost" : outcomes.get(word);
  };
}

/** A name with points: `Ana 10`; a star marks a winner whom the points alone do not show: `Bo 10 *`. */
export function scoreOf(
  text: string,
): { readonly name: string; readonly points: number; readonly isWinner: boolean } | undefined {
  const isWinner = text.trimEnd().endsWith("*");
  const written = isWinner ? text.trimEnd().slice(0, -1).trimEnd() : text.trimEnd();
  const space = Math.max(...[" ", ":", "="].map((each) => written.lastIndexOf(each)));
  const points = wholeOf(written.slice(space + 1));
  const name = written.slice(0, Math.max(0, space)).replace(/[:=]$/, "").trim();
  return name === "" || typeof points !== "number" ? undefined : { name, points, isWinner };
}
