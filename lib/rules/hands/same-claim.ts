import type { HandsClaim } from "./hands";

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** Whether the hands of two entries are checked under the same conditions: same holders, tiles, counting, limits. */
export function isSameClaim(a: HandsClaim | undefined, b: HandsClaim | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.counted === b.counted &&
    a.maxWhenOut === b.maxWhenOut &&
    a.maxWhenBlocked === b.maxWhenBlocked &&
    a.maxEach === b.maxEach &&
    a.optionalOnceOut === b.optionalOnceOut &&
    sameList(a.holders, b.holders) &&
    sameList(a.onTable, b.onTable)
  );
}
