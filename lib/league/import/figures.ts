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

/** A place such as 2, 2nd, 2º, =2 or T2. */
export function placeOf(written: string): number | undefined {
  const [, place] = /^[=t]?(\d{1,2})(?:st|nd|rd|th|[.ºª°oa=])?$/i.exec(tidy(written)) ?? [];
  return Number(place) > 0 ? Number(place) : undefined;
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
