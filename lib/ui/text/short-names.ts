import { lettersOf } from "./letters";

/**
 * Names for columns with room for this many letters, in the order of the names: whole if they fit, else the first name,
 * the initials, or as many letters as needed. No two are alike, whatever their case.
 */
export function shortNames(names: readonly string[], room: number): string[] {
  const whole = names.map((name) => name.trim());
  const choices = whole.map((name) => shorter(name, room));
  const at = whole.map(() => 0);
  const chosen = () => choices.map((each, index) => each[at[index] ?? 0]);
  // Names that are still alike move on to their next form, until all differ or none has another.
  for (;;) {
    const now = chosen();
    const alike = now.flatMap((name, index) =>
      now.some((other, place) => place !== index && isAlike(name, other)) ? [index] : [],
    );
    const movable = alike.filter((index) => (at[index] ?? 0) + 1 < (choices[index]?.length ?? 0));
    if (movable.length === 0)
      return now.map((name, index) => (alike.includes(index) ? numbered(name, index) : (name ?? "")));
    for (const index of movable) at[index] = (at[index] ?? 0) + 1;
  }
}

/** Whether every word of every name fits in a line of this many letters. */
export const namesFit = (names: readonly string[], room: number): boolean =>
  names.every((name) => wordsOf(name).every((word) => lettersOf(word).length <= room));

const wordsOf = (name: string): string[] => name.split(/[\s-]+/).filter((word) => word !== "");

/** How people are addressed, in the languages of the screens: by itself it names nobody, as in Miss Pearl. */
const titles = new Set(
  "miss mister master sir aunt auntie uncle mr mrs ms señor señora sr sra don doña tía tío tia tio seu dona".split(
    " ",
  ),
);

const isTitle = (word: string): boolean => titles.has(word.toLowerCase().replace(".", ""));

/** The forms of a name, the best first. The last ones may be too long: being distinct matters more. */
function shorter(name: string, room: number): string[] {
  const letters = lettersOf(name);
  if (letters.length <= room) return [name];
  const words = wordsOf(name);
  const [first = name, ...others] = isTitle(words[0] ?? "") && words.length > 1 ? words.slice(1) : words;
  const given = lettersOf(first);
  const initials = [first, ...others].map((word) => lettersOf(word)[0] ?? "").join("");
  const last = lettersOf(others.at(-1) ?? "");
  const withLast = last.length > 0 ? [first + last[0], (given[0] ?? "") + last.slice(0, 2).join("")] : [];
  const untitled = lettersOf(name.slice(name.indexOf(first)));
  const cut = Array.from({ length: untitled.length }, (_, more) => Math.max(1, room - 1) + more)
    .filter((length) => length < untitled.length)
    .map((length) => `${untitled.slice(0, length).join("").trimEnd()}.`);
  const fitting = [first, ...(others.length > 0 ? [initials] : []), ...withLast].filter(
    (text) => lettersOf(text).length <= room,
  );
  return [...fitting, ...cut, name];
}

const isAlike = (a: string | undefined, b: string | undefined): boolean =>
  a?.toLocaleLowerCase() === b?.toLocaleLowerCase();

const numbered = (name: string | undefined, index: number): string => `${name ?? ""}${index + 1}`;
