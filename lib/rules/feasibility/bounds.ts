import type { Packing } from "./packing";

/** Pips of the `tiles` smallest free tiles; Infinity when there are not so many. */
export function leastPips(values: Int32Array, counts: Int32Array, tiles: number): number {
  let open = tiles;
  let pips = 0;
  for (let i = 0; i < values.length && open > 0; i++) {
    const taken = Math.min(open, counts[i] as number);
    pips += taken * (values[i] as number);
    open -= taken;
  }
  return open > 0 ? Number.POSITIVE_INFINITY : pips;
}

/** Pips of the `tiles` largest free tiles, or of all of them when there are not so many. */
export function mostPips(values: Int32Array, counts: Int32Array, tiles: number): number {
  let open = tiles;
  let pips = 0;
  for (let i = values.length - 1; i >= 0 && open > 0; i--) {
    const taken = Math.min(open, counts[i] as number);
    pips += taken * (values[i] as number);
    open -= taken;
  }
  return pips;
}

/** A part of the packing: one hand, or what is left over. */
export interface Bin {
  readonly pips: number;
  readonly isHand: boolean;
  /** Tiles in it, at least and at most. */
  readonly atLeast: number;
  readonly atMost: number;
}

/**
 * The parts in the order to fill them: those with the least freedom first. A small total can be made in few ways;
 * so can one near the most that its number of tiles can be worth. The last part takes whatever then remains.
 */
export function binsInOrder(packing: Packing): Bin[] {
  const { values, counts, tiles, hands, leftPips, leftTiles, eachAtMost } = packing;
  const handMost = mostPips(values, counts, eachAtMost);
  const ranked = hands.map((pips) => ({
    freedom: Math.min(pips, handMost - pips),
    bin: { pips, isHand: true, atLeast: 1, atMost: eachAtMost },
  }));
  if (leftPips > 0) {
    ranked.push({
      freedom: leftPips - leastPips(values, counts, leftTiles),
      bin: { pips: leftPips, isHand: false, atLeast: leftTiles, atMost: tiles },
    });
  }
  return ranked.sort((a, b) => a.freedom - b.freedom).map(({ bin }) => bin);
}

/**
 * What must hold of free tiles and open parts, whatever the packing. Each test is a relaxation: false is a proof
 * that there is no packing, true says little.
 */
export function mayStillFit(
  values: Int32Array,
  counts: Int32Array,
  bins: readonly Bin[],
  from: number,
  tiles: number,
): boolean {
  let hands = 0;
  let eachAtMost = 0;
  let left: Bin | undefined;
  let small = 0;
  for (let i = from; i < bins.length; i++) {
    const bin = bins[i] as Bin;
    if (bin.isHand) {
      hands++;
      eachAtMost = bin.atMost;
    } else left = bin;
    if (bin.pips <= 31) small = Math.max(small, bin.pips);
  }
  const forced = tiles - hands * eachAtMost;
  if (left === undefined) {
    if (forced > 0) return false;
  } else if (leastPips(values, counts, Math.max(forced, left.atLeast)) > left.pips) return false;
  return small === 0 || smallSumsExist(values, counts, bins, from, small);
}

/** Every open part of at most 31 pips must at least be the sum of some free tiles. */
function smallSumsExist(
  values: Int32Array,
  counts: Int32Array,
  bins: readonly Bin[],
  from: number,
  largest: number,
): boolean {
  let sums = 1;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value > largest) break;
    for (let tile = Math.min(counts[i] as number, Math.floor(largest / value)); tile > 0; tile--) {
      sums |= sums << value;
    }
  }
  for (let i = from; i < bins.length; i++) {
    const { pips } = bins[i] as Bin;
    if (pips <= largest && ((sums >>> pips) & 1) === 0) return false;
  }
  return true;
}
