import { formats, onFirstUse, withMinus } from "../formats";

/** Lists, numbers and plurals for English sentences. */
const and = onFirstUse(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));
const or = onFirstUse(() => new Intl.ListFormat("en-GB", { type: "disjunction" }));

export const list = (items: readonly string[]): string => and().format(items);
export const choice = (items: readonly string[]): string => or().format(items);

const separated = onFirstUse(() => new Intl.NumberFormat("en"));

/** "1,234", "−10" */
export const number = (value: number): string => withMinus(separated().format(value));

export const tiles = (count: number): string => (count === 1 ? "1 tile" : `${number(count)} tiles`);
export const hands = (count: number): string => (count === 1 ? "1 hand" : `${number(count)} hands`);
export const rounds = (count: number): string => (count === 1 ? "1 round" : `${number(count)} rounds`);
export const pips = (count: number): string => (count === 1 ? "1 pip" : `${number(count)} pips`);
/** "once", "twice", "3 times" */
export const times = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${number(count)} times`;

export const characters = (count: number): string =>
  count === 1 ? "1 character" : `${number(count)} characters`;
export const players = (count: number): string => (count === 1 ? "1 player" : `${number(count)} players`);

const ordinals = onFirstUse(() => new Intl.PluralRules("en", { type: "ordinal" }));
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** "1st", "2nd" */
export const ordinal = (place: number): string => `${place}${endings[ordinals().select(place)] ?? "th"}`;

/** Minor units: 25 is "0.25". */
export const { money } = formats("en");
