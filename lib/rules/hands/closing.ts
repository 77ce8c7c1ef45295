import type { Left } from "../document/entry";
import { isPlaying, type Party } from "../people/parties";
import { nameOf, type Players, type Seat, seatOf } from "../people/table";
import type { Text } from "../text";
import { kernelText } from "../texts";
import type { CountedSet } from "../tiles/counting";
import { holderOf, keyOf, pipsLeft, pipsUnder } from "./hands";
import { idsUnder } from "./joint";

/** How a hand ended, by a checked entry: who went out, or nobody, and the pips that everybody else still holds. */
export interface Closing {
  /** Undefined after a block. */
  readonly out: Seat | undefined;
  /** The players who hold a hand, in seat order. */
  readonly holders: readonly Seat[];
  /** By seat; 0 for players without a hand, and for uncounted hands. */
  readonly pips: readonly number[];
  /** The pips of all hands together. */
  readonly sum: number;
}

/** The fields of an entry that closes a hand. */
interface ClosingEntry {
  readonly out: string | null;
  readonly left: Left;
}

/** Reads how a hand ended from a checked entry. `playing`: everybody who was in the hand. */
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

/** The seats of the players whose hands a key of a checked `left` names. */
export const seatsUnder = (table: Players, key: string): Seat[] =>
  idsUnder(key).flatMap((id) => seatOf(table, id) ?? []);

/** "Bo went out: Ana 34, Cleo 5", for the history. Only counted hands are listed. */
export function closingText(table: Players, counted: CountedSet, entry: ClosingEntry): Text {
  const out = seatOf(table, entry.out);
  const hands = Object.keys(entry.left)
    .map((key) => ({ key, seats: seatsUnder(table, key) }))
    .sort((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0))
    .map(({ key, seats }) => ({ ...holderOf(table, seats), pips: pipsUnder(counted, entry.left, key) }));
  return out === undefined
    ? kernelText("blocked", { hands })
    : kernelText("went-out", { name: nameOf(table, out), hands });
}

/** What each party still holds by a checked entry, partners together. */
const partyPips = (table: Players, counted: CountedSet, parties: readonly Party[], left: Left): number[] =>
  parties.map((party) =>
    heldBy(table, party, left).reduce((sum, key) => sum + pipsUnder(counted, left, key), 0),
  );

/** The keys of `left` for a party's hands: each by itself, or partners together. */
export const heldBy = (table: Players, party: Party, left: Left): string[] =>
  [...party.map((seat) => [seat]), ...(party.length > 1 ? [party] : [])]
    .map((seats) => keyOf(table, seats))
    .filter((key) => Object.hasOwn(left, key));

/** What decides a block: all hands of a party together, or the lowest single hand. */
export const lowestBy = ["low-party", "low-hand"] as const;
export type LowestBy = (typeof lowestBy)[number];

/** The parties that are lowest after a block; several if they tie. Partners with equal hands are not a tie. */
export function lowestParties(
  table: Players,
  counted: CountedSet,
  parties: readonly Party[],
  left: Left,
  by: LowestBy,
): number[] {
  const pips = pipsLeft(table, counted, left);
  const lowest =
    by === "low-party"
      ? partyPips(table, counted, parties, left)
      : parties.map((party) => Math.min(...party.map((seat) => pips[seat] ?? 0)));
  const playing = [...parties.keys()].filter((party) => isPlaying(table, parties[party] ?? []));
  const min = Math.min(...playing.map((party) => lowest[party] ?? 0));
  return playing.filter((party) => lowest[party] === min);
}
