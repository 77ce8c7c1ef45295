/** Totals of the chain's two ends that score. Source: the Baneberry text, 8a. */
const scoringTotals = [2, 5, 10, 15, 20, 25, 30] as const;

/**
 * What one end can count: its number, or for a double across the end the double's total. Source: docs/scoresheet.md,
 * `run`.
 */
export function endValues(highest: number): number[] {
  const plain = Array.from({ length: highest + 1 }, (_, number) => number);
  const doubled = plain.map((number) => number * 2).filter((total) => total > highest);
  return [...plain, ...doubled];
}

export const isEnd = (end: number, highest: number): boolean => endValues(highest).includes(end);

/** Two ends cannot both be the one double of a number, unless the total is also a plain number. */
export const isSameDoubleTwice = (a: number, b: number, highest: number): boolean => a === b && a > highest;

/** The scoring totals that two ends of this set can make: not 25 and 30 with a double-six set. */
export function reachableScores(highest: number): number[] {
  const ends = endValues(highest);
  return scoringTotals.filter((total) =>
    ends.some((a) => ends.includes(total - a) && !isSameDoubleTwice(a, total - a, highest)),
  );
}
