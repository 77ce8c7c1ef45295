import type { Packing, Part } from "./packing";

/** Pips of the `tiles` smallest free tiles; Infinity when there are not so many. */
function minPips(values: Int32Array, counts: Int32Array, tiles: number): number {
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
export function maxPips(values: Int32Array, counts: Int32Array, tiles: number): number {
  let open = tiles;
  let pips = 0;
  for (let i = values.length - 1; i >= 0 && open > 0; i--) {
    const taken = Math.min(open, counts[i] as number);
    pips += taken * (values[i] as number);
    open -= taken;
  }
  return pips;
}

/** A part of the packing: a hand, or what is left over. */
export interface Bin extends Part {
  readonly isHand: boolean;
}

/** In which order the parts are filled; a number: some mixed order, always the same for the same number. */
export type Order = "least freedom first" | "largest hand first" | number;

/**
 * The parts in the order to fill them. Least freedom first: a small total can be made in few ways, and so can one
 * near the most that its number of tiles can be worth. Largest hand first: for when room for the large tiles is
 * scarce. Mixed: if one order runs into a dead end early on, another usually does not. The last part takes whatever
 * remains.
 */
export function binsInOrder(packing: Packing, order: Order): Bin[] {
  const { values, counts, tiles, hands, leftPips, leftTiles } = packing;
  const smallest = hands[0]?.pips ?? 0;
  const ranked = hands.map((hand) => {
    const freedom = Math.min(hand.pips, maxPips(values, counts, hand.max) - hand.pips);
    return { rank: order === "largest hand first" ? -hand.pips : freedom, bin: { ...hand, isHand: true } };
  });
  if (leftPips > 0) {
    const freedom = leftPips - minPips(values, counts, leftTiles);
    const first = Number.NEGATIVE_INFINITY;
    ranked.push({
      rank: order !== "largest hand first" ? freedom : freedom < smallest ? first : 0,
      bin: { pips: leftPips, isHand: false, min: leftTiles, max: tiles },
    });
  }
  const bins = ranked.sort((a, b) => a.rank - b.rank).map(({ bin }) => bin);
  return typeof order === "number" ? mixed(bins, order) : bins;
}

/** Not random: an answer must depend on the question alone. */
function mixed(bins: readonly Bin[], number: number): Bin[] {
  const keys = bins.map(
    (_, i) => Math.imul(Math.imul(i + 1, 0x9e3779b1) ^ (number * 0x85ebca6b), 0xc2b2ae35) >>> 0,
  );
  return bins
    .map((bin, i) => ({ bin, key: keys[i] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ bin }) => bin);
}
