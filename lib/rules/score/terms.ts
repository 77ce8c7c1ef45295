import type { Left } from "../document/entry";
import { heldBy, seatsUnder } from "../hands/closing";
import { holderOf, pipsUnder } from "../hands/hands";
import type { Party } from "../people/parties";
import type { Players, Seat } from "../people/table";
import type { Text } from "../text";
import { kernelText } from "../texts";
import type { CountedSet } from "../tiles/counting";
import { readTile, type Tile } from "../tiles/tiles";

/** One part of a number: a label and a value; points, or minor units if the number is money. */
export interface Term {
  readonly label: Text;
  readonly value: number;
  /** The tiles it comes from, if they were listed. Their values add up to `value`. */
  readonly tiles?: readonly { readonly tile: Tile; readonly value: number }[];
}

/**
 * The terms of what an entry changed, by seat. The values of a seat's `points` add up to the change of its total,
 * those of its `money` to the change of its balance. No terms: nothing changed.
 */
export interface Explained {
  readonly points: readonly (readonly Term[])[];
  /** Absent if no money moves. */
  readonly money?: readonly (readonly Term[])[];
}

/**
 * The term of a key of `left`, which may stand for two hands: their pips, times `sign`, and their tiles if they were
 * listed.
 */
export function handTerm(counted: CountedSet, left: Left, key: string, label: Text, sign: 1 | -1 = 1): Term {
  const held = left[key];
  const value = sign * pipsUnder(counted, left, key) + 0;
  if (!Array.isArray(held)) return { label, value };
  const tiles = held.flatMap((text: unknown) => {
    const tile = readTile(text);
    return tile ? [{ tile, value: sign * counted.pipsOf(tile) + 0 }] : [];
  });
  return { label, value, tiles };
}

/** The pips a party still holds: others earn them (1), or they are subtracted from what the party itself earns (-1). */
export const partyTerms = (
  table: Players,
  counted: CountedSet,
  left: Left,
  party: Party,
  sign: 1 | -1,
): Term[] =>
  heldBy(table, party, left).map((key) => {
    const holder = holderOf(table, seatsUnder(table, key));
    return handTerm(counted, left, key, kernelText(sign === 1 ? "hand-of" : "own-hand-of", holder), sign);
  });

/** The hands of all who hold tiles, where they are entered as one. */
export function oneForAllTerm(table: Players, counted: CountedSet, left: Left): Term | undefined {
  const [key, ...others] = Object.keys(left);
  if (key === undefined || others.length > 0) return undefined;
  const seats = seatsUnder(table, key);
  if (seats.length < 2) return undefined;
  return handTerm(counted, left, key, kernelText("hand-of", holderOf(table, seats)));
}

/** A number that has to be cut down, divided or held back: the difference as a term, if there is one. */
export const restTerm = (terms: readonly Term[], becomes: number, label: Text): Term[] => {
  const value = becomes - sumOfTerms(terms);
  return value === 0 ? [] : [{ label, value }];
};

export const sumOfTerms = (terms: readonly Term[]): number =>
  terms.reduce((sum, { value }) => sum + value, 0);

/**
 * The terms of money that moved, by seat: the payments into the pool, and, if a seat received more than it paid, the
 * payout.
 */
export const moneyTerms = (
  moved: readonly number[],
  paid: readonly number[],
  labels: { readonly paid: Text; readonly won: Text },
): Term[][] =>
  moved.map((change, seat) => {
    const stake = paid[seat] ?? 0;
    const won = change + stake;
    return [
      ...(stake === 0 ? [] : [{ label: labels.paid, value: -stake }]),
      ...(won === 0 ? [] : [{ label: labels.won, value: won }]),
    ];
  });

/** The terms of games in which the tiles left in a hand count against its holder. */
export function leftTerms(
  table: Players,
  counted: CountedSet,
  playing: readonly Seat[],
  entry: { readonly out: string | null; readonly left: Left },
): Term[][] {
  return table.players.map(({ id }, seat) => {
    if (!playing.includes(seat)) return [];
    if (id === entry.out) return [{ label: kernelText("going-out"), value: 0 }];
    return [handTerm(counted, entry.left, id, kernelText("still-held"))];
  });
}

/** The terms of games in which a hand's winner earns what the others hold. */
export const othersTerms = (
  table: Players,
  counted: CountedSet,
  { holders }: { readonly holders: readonly Seat[] },
  left: Left,
  winner: Seat,
): Term[] =>
  holders.filter((seat) => seat !== winner).flatMap((seat) => partyTerms(table, counted, left, [seat], 1));
