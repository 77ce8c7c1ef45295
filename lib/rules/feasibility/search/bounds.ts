import type { Bin } from "./bins";
import { FewestTiles } from "./fewest-tiles";
import type { Packing } from "./packing";

/**
 * Necessary conditions on the free tiles and the open parts. Each test is a relaxation: if it fails, there is no
 * packing; if it passes, there may be one.
 */
export class Relaxations {
  private readonly values: Int32Array;
  /** The most tiles that any hand may hold. */
  private readonly maxTilesEach: number;
  private readonly fewest: FewestTiles;
  /** Scratch: how many tiles of each worth are bound to be left over. */
  private readonly chosen: Int32Array;
  /** For each part: the hands among it and those after it, largest first. */
  private readonly hands: readonly Int32Array[];
  private readonly left: readonly (Bin | undefined)[];

  constructor(
    packing: Packing,
    private readonly bins: readonly Bin[],
  ) {
    this.values = packing.values;
    this.maxTilesEach = Math.max(...packing.hands.map(({ max }) => max));
    this.fewest = new FewestTiles(packing.values);
    this.chosen = new Int32Array(packing.values.length);
    const open = bins.map((_, level) => bins.slice(level));
    this.hands = open.map((parts) =>
      Int32Array.from(parts.flatMap(({ isHand, pips }) => (isHand ? [pips] : []))).sort((a, b) => b - a),
    );
    this.left = open.map((parts) => parts.find(({ isHand }) => !isHand));
  }

  /** Whether these tiles, `tiles` in all, may be packed into the parts from `level` on. */
  mayFit(level: number, counts: Int32Array, tiles: number): boolean {
    const left = this.left[level];
    return (
      this.minLeft(level, counts, left?.min ?? 0) <= (left?.pips ?? 0) &&
      this.largeTotalsFit(level, counts) &&
      this.fewest.of(this.hands[level] as Int32Array, counts) <= tiles - (left?.min ?? 0) &&
      this.oddTotalsFit(level, counts) &&
      this.smallTotalsExist(level, counts)
    );
  }

  /** The fewest tiles that the part at `level` must take, because the later parts have no room for them. */
  fewestTiles(level: number, counts: Int32Array, tiles: number): number {
    let fewest = tiles;
    for (let i = level + 1; i < this.bins.length; i++) fewest -= this.maxTiles(this.bins[i] as Bin, counts);
    return fewest;
  }

  /** How many of the smallest tiles are worth no more than the part holds. */
  private maxTiles({ pips, max }: Bin, counts: Int32Array): number {
    let open = pips;
    let tiles = 0;
    for (let i = 0; i < counts.length && tiles < max; i++) {
      const value = this.values[i] as number;
      const some = Math.min(counts[i] as number, (open / value) | 0);
      tiles += some;
      open -= some * value;
      if (some < (counts[i] as number)) break;
    }
    return Math.min(tiles, max);
  }

  /**
   * The fewest pips that the open hands must leave over. A hand of t pips holds at most t / v tiles worth v or more,
   * so of the large tiles some are bound to be left; the rest of the `leftTiles` are the smallest there are.
   */
  private minLeft(level: number, counts: Int32Array, leftTiles: number): number {
    const hands = this.hands[level] as Int32Array;
    const { values, chosen, maxTilesEach } = this;
    let larger = 0;
    let left = 0;
    let pips = 0;
    for (let i = values.length - 1; i >= 0; i--) {
      const value = values[i] as number;
      larger += counts[i] as number;
      let room = 0;
      for (let hand = 0; room < larger && hand < hands.length; hand++) {
        const tiles = ((hands[hand] as number) / value) | 0;
        if (tiles === 0) break;
        room += Math.min(maxTilesEach, tiles);
      }
      chosen[i] = Math.max(0, larger - room - left);
      left += chosen[i] as number;
      pips += (chosen[i] as number) * value;
    }
    for (let i = 0; i < values.length && left < leftTiles; i++) {
      const some = Math.min(leftTiles - left, (counts[i] as number) - (chosen[i] as number));
      left += some;
      pips += some * (values[i] as number);
    }
    return left < leftTiles ? Number.POSITIVE_INFINITY : pips;
  }

  /** Whether the largest hands, however many of them, have no more pips than the largest tiles they have room for. */
  private largeTotalsFit(level: number, counts: Int32Array): boolean {
    const { values, maxTilesEach } = this;
    let row = values.length - 1;
    let free = counts[row] as number;
    let spare = 0;
    for (const total of this.hands[level] as Int32Array) {
      spare -= total;
      let room = maxTilesEach;
      while (room > 0 && row >= 0) {
        const some = Math.min(room, free);
        spare += some * (values[row] as number);
        room -= some;
        free -= some;
        if (free === 0) free = counts[--row] ?? 0;
      }
      if (spare < 0) return false;
    }
    return true;
  }

  /** Whether there is an odd tile for every open part with an odd sum. */
  private oddTotalsFit(level: number, counts: Int32Array): boolean {
    let spare = 0;
    for (let i = 0; i < counts.length; i++) spare += ((this.values[i] as number) & 1) * (counts[i] as number);
    for (let i = level; i < this.bins.length; i++) spare -= (this.bins[i] as Bin).pips & 1;
    return spare >= 0;
  }

  /** Whether every open part of at most 31 pips is the sum of some free tiles. */
  private smallTotalsExist(level: number, counts: Int32Array): boolean {
    let largest = 0;
    for (let i = level; i < this.bins.length; i++) {
      const { pips } = this.bins[i] as Bin;
      if (pips <= 31 && pips > largest) largest = pips;
    }
    if (largest === 0) return true;
    let sums = 1;
    for (let i = 0; i < this.values.length; i++) {
      const value = this.values[i] as number;
      if (value > largest) break;
      for (let tile = Math.min(counts[i] as number, (largest / value) | 0); tile > 0; tile--) {
        sums |= sums << value;
      }
    }
    for (let i = level; i < this.bins.length; i++) {
      const { pips } = this.bins[i] as Bin;
      if (pips <= largest && ((sums >>> pips) & 1) === 0) return false;
    }
    return true;
  }
}
