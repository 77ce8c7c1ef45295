import type { PointsTable } from "./points";
import { gamesPlayed, gamesWon, leaguePoints, placesSum, type Tally, winsShared } from "./tally";

/** How a season counts: all points, points a game (for those with enough games), or the best so many games. */
export type Counting =
  | { readonly count: "total" }
  | { readonly count: "average"; readonly leastGames: number }
  | { readonly count: "best"; readonly games: number };

export const defaultCounting: Counting = { count: "total" };

/**
 * What places in the standings are decided by, most important first. Whoever is equal in all of them shares the place.
 * `games`: has played enough games, where points a game count.
 */
export const breakers = ["games", "points", "wins", "shared-wins", "average-place", "ahead"] as const;
export type Breaker = (typeof breakers)[number];

/** Two different fractions of numbers up to ten million differ in the first fourteen digits. */
const fraction = 10n ** 14n;
const width = 32;
const offset = 10n ** BigInt(width) / 2n;

/**
 * A text by which rows sort as they rank, so that a database can: the breakers as numbers of equal width, the best
 * first in the order of texts. Equal texts share a place.
 */
export function rankKey(tally: Tally, table: PointsTable, counting: Counting): string {
  const games = gamesPlayed(tally);
  const average = counting.count === "average";
  const each = average ? games : 1;
  const enough = !average || games >= counting.leastGames ? 1 : 0;
  const points = leaguePoints(tally, table, counting.count === "best" ? counting.games : undefined);
  return [
    digits(enough, 1),
    digits(points, each),
    digits(gamesWon(tally), each),
    digits(winsShared(tally), each),
    digits(0 - placesSum(tally), games),
    digits(tally.ahead, tally.scored),
  ].join("");
}

/** More is better, and so comes first in the order of texts. */
function digits(value: number, over: number): string {
  const scaled = over === 0 ? 0n : floorDivide(BigInt(value) * fraction, BigInt(over));
  return (offset - scaled).toString().padStart(width, "0");
}

function floorDivide(value: bigint, by: bigint): bigint {
  const divided = value / by;
  return value < 0n && divided * by !== value ? divided - 1n : divided;
}

/** Whether a row has played enough games to rank before those who have not. */
export const hasEnoughGames = (rankKey: string): boolean => rankKey.startsWith(digits(1, 1));

/** By what the better of two rows stands before the other; undefined when they share a place. */
export function decidedBy(a: string, b: string): Breaker | undefined {
  return breakers.find(
    (_, index) => a.slice(index * width, (index + 1) * width) !== b.slice(index * width, (index + 1) * width),
  );
}
