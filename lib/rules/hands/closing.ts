import type { Left } from "../document/entry";
import { idOf, nameOf, type Player, type Seat, seatOf, seatsOf } from "../people/table";
import type { Text } from "../text";
import { kernelText } from "../texts";
import type { CountedSet } from "../tiles/counting";
import { pipsLeft } from "./hands";

/** How a hand ended, by a checked entry: who went out, or nobody, and the pips everybody else still holds. */
export interface Closing {
  /** Undefined after a block. */
  readonly out: Seat | undefined;
  /** The players who hold a hand, in seat order. */
  readonly holders: readonly Seat[];
  /** By seat; 0 for whoever holds no hand, and where a hand was left uncounted. */
  readonly pips: readonly number[];
  /** The pips of all hands together. */
  readonly sum: number;
}

/** The fields of an entry that closes a hand. */
interface ClosingEntry {
  readonly out: string | null;
  readonly left: Left;
}

type Players = { readonly players: readonly Player[] };

export function closingOf(
  table: Players,
  counted: CountedSet,
  playing: readonly Seat[],
  entry: ClosingEntry,
): Closing {
  const pips = pipsLeft(table, counted, entry.left);
  const out = seatOf(table, entry.out);
  const holders = playing.filter((seat) => seat !== out);
  return { out, holders, pips, sum: pips.reduce((sum, held) => sum + held, 0) };
}

/** Who wins a hand in games where the player out wins, or after a block the lowest hand; equals win together. */
export function handWinners({ out, holders, pips }: Closing): Seat[] {
  if (out !== undefined) return [out];
  const lowest = Math.min(...holders.map((seat) => pips[seat] ?? 0));
  return holders.filter((seat) => pips[seat] === lowest);
}

/** "Bo went out: Ana 34, Cleo 5", for the history. Only the hands that were counted are told. */
export function closingText(table: Players, counted: CountedSet, entry: ClosingEntry): Text {
  const out = seatOf(table, entry.out);
  const pips = pipsLeft(table, counted, entry.left);
  const hands = seatsOf(table)
    .filter((seat) => Object.hasOwn(entry.left, idOf(table, seat)))
    .map((seat) => ({ name: nameOf(table, seat), pips: pips[seat] ?? 0 }));
  return out === undefined
    ? kernelText("blocked", { hands })
    : kernelText("went-out", { name: nameOf(table, out), hands });
}
