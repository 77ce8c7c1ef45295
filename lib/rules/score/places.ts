import type { Seat } from "../people/table";

/** A seat and its rank. Equal seats share a rank and the next rank counts them all: 1, 1, 3. */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
}

/** What a seat is ranked by, most important first; the lower number is the better. */
export type RankKey = readonly number[];

function compareKeys(a: RankKey, b: RankKey): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The places of all seats, best first, ties in seat order. */
export function placesBy(keys: readonly RankKey[]): Place[] {
  const order = keys
    .map((key, seat) => ({ key, seat }))
    .sort((a, b) => compareKeys(a.key, b.key) || a.seat - b.seat);
  let rank = 0;
  return order.map(({ key, seat }, index) => {
    const before = order[index - 1];
    if (!before || compareKeys(before.key, key) !== 0) rank = index + 1;
    return { seat, rank };
  });
}

/**
 * By seat: how far each is from the best key, in its last part, as points or money count. Undefined where an earlier
 * part already tells them apart.
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
