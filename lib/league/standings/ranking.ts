import type { Counting } from "../scoring/rule";
import { gamesPlayed, gamesWon, placesSum, type Ranked, winsShared } from "./tally";

/**
 * What decides places in the standings, most important first. Players equal in all of them share a place. `games`:
 * whether enough games were played, if points per game count.
 */
export const breakers = ["games", "points", "wins", "shared-wins", "average-place", "ahead"] as const;
export type Breaker = (typeof breakers)[number];

/** The criteria of a row, in the order of `breakers`, as fractions: more is better. */
export type Rank = readonly (readonly [value: number, over: number])[];

/** What a row is ranked by. `points`: what its games add up to as the table counts them. */
export function rankOf(tally: Ranked, points: number, counting: Counting): Rank {
  const games = gamesPlayed(tally);
  const average = counting.count === "average";
  const each = average ? games : 1;
  const enough = !average || games >= counting.leastGames ? 1 : 0;
  return [
    [enough, 1],
    [points, each],
    [gamesWon(tally), each],
    [winsShared(tally), each],
    [0 - placesSum(tally), games],
    [tally.ahead, tally.scored],
  ];
}

/** Negative if `a` ranks before `b`; 0 if they share a place. */
export function compareRanks(a: Rank, b: Rank): number {
  for (let index = 0; index < breakers.length; index++) {
    const order = compareFractions(b[index] ?? none, a[index] ?? none);
    if (order !== 0) return order;
  }
  return 0;
}

const none = [0, 1] as const;

/** Over nothing, a fraction is 0. */
function compareFractions([a, overA]: Rank[number], [b, overB]: Rank[number]): number {
  const [left, right] = [overA === 0 ? 0 : a * (overB || 1), overB === 0 ? 0 : b * (overA || 1)];
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  const difference = BigInt(a) * BigInt(overB || 1) - BigInt(b) * BigInt(overA || 1);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Whether the player has played enough games to rank ahead of those who have not. */
export const hasEnoughGames = ([enough]: Rank): boolean => enough?.[0] === 1;

/** The first criterion in which two rows differ; undefined if they share a place. */
export const decidedBy = (a: Rank, b: Rank): Breaker | undefined =>
  breakers.find((_, index) => compareFractions(a[index] ?? none, b[index] ?? none) !== 0);
