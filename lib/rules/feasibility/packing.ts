import type { HandsQuestion } from "./question";

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
 * Takes out what is worth nothing: a hand of 0 is one tile worth 0, and no other hand gains by holding such a
 * tile. Answers at once where that, or plain counting, settles it.
 */
export function packingOf(question: HandsQuestion): Packing | "possible" | "impossible" {
  const { free, totals, atMost, eachAtMost } = question;
  if (totals.some((total) => !Number.isInteger(total) || total < 0)) return "impossible";
  if (atMost < totals.length) return "impossible";
  const hands = totals.filter((total) => total > 0).sort((a, b) => a - b);
  const empty = totals.length - hands.length;
  if (empty > (free[0] ?? 0)) return "impossible";
  if (totals.length > 0 && eachAtMost !== undefined && eachAtMost < 1) return "impossible";
  if (hands.length === 0) return "possible";

  const worths: number[] = [];
  let tiles = 0;
  let leftPips = 0;
  free.forEach((count, value) => {
    if (value === 0 || count <= 0) return;
    worths.push(value);
    tiles += count;
    leftPips += count * value;
  });
  for (const hand of hands) leftPips -= hand;
  const leftTiles = Math.max(0, tiles - (atMost - empty));
  if (leftPips < 0 || (leftPips === 0 && leftTiles > 0)) return "impossible";
  return {
    values: Int32Array.from(worths),
    counts: Int32Array.from(worths, (value) => free[value] ?? 0),
    tiles,
    hands,
    leftPips,
    leftTiles,
    eachAtMost: Math.min(eachAtMost ?? tiles, tiles),
  };
}
