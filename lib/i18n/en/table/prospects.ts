import { choice, list, number } from "../counted";
import type { Terms } from "../terms";

const pips = (count: number): string => (count === 1 ? "1 pip" : `${number(count)} pips`);

/** One player, or partners. */
type Names = readonly string[];
const wins = (names: Names): string => `${list(names)} ${names.length > 1 ? "win" : "wins"}`;
const orMore = (text: string, exactly: boolean): string => (exactly ? `exactly ${text}` : `${text} or more`);

/** What is certain about the next hand. */
export const prospects = (t: Terms) => ({
  title: "What it takes",
  "out-wins": (f: { names: Names; unless: readonly { name: string; atMost: number }[] }): string =>
    f.unless.length === 0
      ? `${wins(f.names)} by ${t.goingOut}.`
      : `If ${choice(f.names)} ${t.goesOut}, ${wins(f.names)}, provided ${list(f.unless.map(({ name, atMost }, index) => `${name} ${index === 0 ? "holds " : ""}more than ${number(atMost)}`))}.`,
  "out-wins-with": (f: {
    names: Names;
    others: number;
    holders: Names;
    /** A partner's hand counts too. */
    ofAll: boolean;
    exactly: boolean;
    extrasAside: boolean;
  }): string => {
    const [holder, ...more] = f.holders;
    const inOne = `${orMore(number(f.others), f.exactly)} in ${holder}’s hand`;
    const inSome = `${orMore(pips(f.others), f.exactly)} in ${f.ofAll ? "all" : "the others’"} hands`;
    const aside = f.extrasAside ? ", extras aside" : "";
    return `If ${choice(f.names)} ${t.goesOut}, ${wins(f.names)} with ${more.length === 0 ? inOne : inSome}${aside}.`;
  },
  "score-wins": (f: { names: Names; points: number; exactly: boolean }): string =>
    `${wins(f.names)} by ${t.scoring} ${orMore(number(f.points), f.exactly)}.`,
  "last-tile-wins": (f: { names: Names; points: number; exactly: boolean }): string =>
    `${wins(f.names)} by ${t.goingOut} if the last tile scores ${f.points === 0 ? "nothing" : orMore(number(f.points), f.exactly)}.`,
  "hand-wins": (f: { names: Names; worth: number; any: boolean }): string =>
    `${wins(f.names)} the game by winning ${f.any ? "this hand" : `a hand worth ${f.worth} or more`}.`,
  "breaks-run": (f: { names: Names }): string =>
    `If ${wins(f.names)} the hand, ${f.names.length > 1 ? "they break" : "that breaks"} the run.`,
  "falls-with": (f: { name: string; pips: number }): string =>
    `${f.name} is eliminated with ${pips(f.pips)} or more in hand.`,
  "cannot-win": (f: { name: string }): string => `${f.name} can no longer win.`,
  behind: (f: { gap: string }): string => `${f.gap} behind`,
});
