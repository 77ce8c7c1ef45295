import type { HandsQuestion } from "../question";

/**
 * A question put as a packing: every tile that is worth something goes into exactly one hand, or is left over
 * (stock, chain, the hand that went out). What is left over is then known: its pips exactly, its tiles at least.
 */
export interface Packing {
  /** Worths of the free tiles, pips, ascending, none of them 0. */
  readonly values: Int32Array;
  /** How many free tiles there are of each worth. */
  readonly counts: Int32Array;
  /** Tiles in all. */
  readonly tiles: number;
  /** What the hands hold, pips, ascending, none of them 0. */
  readonly hands: readonly number[];
  /** Pips of the tiles that no hand holds. */
  readonly leftPips: number;
  /** Tiles that no hand holds, at least. */
  readonly leftTiles: number;
  /** Tiles that one hand may hold. */
  readonly eachAtMost: number;
}

/**
 * Puts the question as a packing, and answers at once where plain counting settles it. Taken out beforehand:
 * a hand of 0, which is one tile worth 0 (no other hand gains by such a tile), and a hand that one tile can be.
 */
export function packingOf(question: HandsQuestion): Packing | "possible" | "impossible" {
  const { totals, atMost, eachAtMost } = question;
  if (totals.some((total) => !Number.isInteger(total) || total < 0)) return "impossible";
  if (atMost < totals.length || (totals.length > 0 && eachAtMost !== undefined && eachAtMost < 1)) {
    return "impossible";
  }
  const free = [...question.free];
  const pipsOf = (counts: readonly number[]) =>
    counts.reduce((pips, count, value) => pips + count * value, 0);
  const leftPips = pipsOf(free) - totals.reduce((pips, total) => pips + total, 0);
  if (leftPips < 0) return "impossible";

  const limited = eachAtMost !== undefined && eachAtMost < free.reduce((tiles, count) => tiles + count, 0);
  const hands = totals.filter((total) => !isOneTile(total, free, limited)).sort((a, b) => a - b);
  if (hands[0] === 0) return "impossible";
  if (hands.length === 0) return "possible";

  const worths = free.flatMap((count, value) => (value > 0 && count > 0 ? [value] : []));
  const counts = Int32Array.from(worths, (value) => free[value] ?? 0);
  const tiles = counts.reduce((all, count) => all + count, 0);
  const leftTiles = Math.max(0, tiles - (atMost - (totals.length - hands.length)));
  if (leftPips === 0 && leftTiles > 0) return "impossible";
  return {
    values: Int32Array.from(worths),
    counts,
    tiles,
    hands,
    leftPips,
    leftTiles,
    eachAtMost: Math.min(eachAtMost ?? tiles, tiles),
  };
}

/**
 * Takes the tile that is all of such a hand from the free ones. Nothing is lost by it: wherever else that tile would
 * be, the tiles that the hand would hold instead can be. Only a limit for each hand forbids that exchange.
 */
function isOneTile(total: number, free: number[], limited: boolean): boolean {
  const count = free[total] ?? 0;
  if (count === 0 || (limited && total > 0)) return false;
  free[total] = count - 1;
  return true;
}
