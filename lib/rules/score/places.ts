import type { Party } from "../people/parties";
import type { Seat } from "../people/table";

/**
 * A seat and its rank. Ranks count parties: equal ones share a rank and the next rank counts them all. If everybody
 * plays alone, that gives 1, 1, 3; with two sides 1, 1, 2, 2.
 */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
}

/** What a seat is ranked by, most important first; lower numbers are better. */
export type RankKey = readonly number[];

function compareKeys(a: RankKey, b: RankKey): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The places of all seats, best first, ties in seat order. Keys are by seat; those of a party are the same. */
export function placesBy(
  keys: readonly RankKey[],
  parties: readonly Party[] = keys.map((_, seat) => [seat]),
): Place[] {
  const ofParties = parties.map(([seat = -1]) => keys[seat] ?? []);
  return keys
    .map((key, seat) => ({ seat, rank: 1 + ofParties.filter((other) => compareKeys(other, key) < 0).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/**
 * By seat: how far each is from the best key in the last part, which is points or money. Undefined if an earlier part
 * decides.
 */
export function behindFirst(keys: readonly RankKey[]): (number | undefined)[] {
  const [first] = [...keys].sort(compareKeys);
  return keys.map((key) => {
    const last = key.length - 1;
    if (!first || first.length !== key.length || key.some((part, at) => at < last && part !== first[at]))
      return undefined;
    return (key[last] ?? 0) - (first[last] ?? 0);
  });
}
