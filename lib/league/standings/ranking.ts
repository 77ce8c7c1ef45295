import type * as z from "../../rules/zod";
import type { countingSchema } from "../change/fields";
import type { PointsTable } from "./points";
import { gamesPlayed, gamesWon, leaguePoints, placesSum, type Tally, winsShared } from "./tally";

/** How a season counts: all points, points per game (for those with enough games), or each player's best games. */
export type Counting = Readonly<z.infer<typeof countingSchema>>;

export const defaultCounting: Counting = { count: "total" };

/**
 * What decides places in the standings, most important first. Players equal in all of them share a place. `games`:
 * whether enough games were played, if points per game count.
 */
export const breakers = ["games", "points", "wins", "shared-wins", "average-place", "ahead"] as const;
export type Breaker = (typeof breakers)[number];

/** Two different fractions of integers up to ten million differ within fourteen digits. */
const fraction = 10n ** 14n;
const width = 32;
const offset = 10n ** BigInt(width) / 2n;

/**
 * A key that sorts rows by place, so that a database can do it: all criteria as numbers of fixed width, so that better
 * rows have smaller strings. Equal keys share a place.
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

/** For numbers of which more is better: larger ones give smaller strings. */
function digits(value: number, over: number): string {
  const scaled = over === 0 ? 0n : floorDivide(BigInt(value) * fraction, BigInt(over));
  return (offset - scaled).toString().padStart(width, "0");
}

function floorDivide(value: bigint, by: bigint): bigint {
  const divided = value / by;
  return value < 0n && divided * by !== value ? divided - 1n : divided;
}

/** Whether the player has played enough games to rank ahead of those who have not. */
export const hasEnoughGames = (rankKey: string): boolean => rankKey.startsWith(digits(1, 1));

/** The first criterion in which two rows differ; undefined if they share a place. */
export function decidedBy(a: string, b: string): Breaker | undefined {
  return breakers.find(
    (_, index) => a.slice(index * width, (index + 1) * width) !== b.slice(index * width, (index + 1) * width),
  );
}
