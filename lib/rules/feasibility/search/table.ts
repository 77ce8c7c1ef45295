import type { HandsVerdict } from "../question";
import { maxPips } from "./bins";
import { countSteps } from "./effort";
import type { Packing, Part } from "./packing";

/** Reaching this many parts takes as long as a step of a search. */
const statesAStep = 10;

/** With more parts than this, the table is too slow. A whole double-six set has 829,440, with 0-0 at 24 twice that. */
const maxParts = 1_700_000;

/**
 * Decides with a table of all parts (sub-multisets) of the free tiles, if there are few enough: can this part be
 * exactly the tiles of the first hands, complete, and of the next one so far? The table has the fewest tiles of that
 * next hand, since fewer is never worse. Adding a tile leads to a later entry, so one pass in order is enough.
 */
export function judgeByTable(packing: Packing): HandsVerdict {
  const { values, counts, hands } = packing;
  const strides = stridesOf(counts);
  const states = strides[values.length] as number;
  if (states > maxParts) return "undecided";
  countSteps(states / statesAStep);
  const { openAt, handAt, all } = openPips(hands);
  const roomAt = roomLeft(packing, all);
  const middle = strides.findIndex((stride) => stride * stride >= states);
  const low = partsOf(packing, 0, middle);
  const high = partsOf(packing, middle, values.length);
  // One more than the fewest tiles of the hand begun; 0 if the part cannot be reached.
  const fewest = new Uint8Array(states);
  fewest[0] = 1;
  for (let state = 0, above = 0; above < high.pips.length; above++) {
    for (let below = 0; below < low.pips.length; below++, state++) {
      const inHand = fewest[state] as number;
      if (inHand === 0) continue;
      const pips = (low.pips[below] as number) + (high.pips[above] as number);
      if ((low.tiles[below] as number) + (high.tiles[above] as number) > (roomAt[pips] as number)) continue;
      if (pips === all) return "possible";
      const hand = hands[handAt[pips] as number] as Part;
      if (inHand > hand.max) continue;
      const open = openAt[pips] as number;
      const isTooFew = inHand < hand.min;
      const usedUp = (low.usedUp[below] as number) | (high.usedUp[above] as number);
      for (let i = 0; i < values.length && (values[i] as number) <= open; i++) {
        if (((usedUp >>> i) & 1) === 1 || (isTooFew && values[i] === open)) continue;
        const next = state + (strides[i] as number);
        const now = values[i] === open ? 1 : inHand + 1;
        const known = fewest[next] as number;
        if (known === 0 || now < known) fewest[next] = now;
      }
    }
  }
  return "impossible";
}

/** The distance in the table between parts that differ by one tile of each worth; last, the number of parts. */
function stridesOf(counts: Int32Array): number[] {
  const strides = [1];
  for (const count of counts) strides.push((strides.at(-1) ?? 1) * (count + 1));
  return strides;
}

/** All parts of the tiles of values[from..to-1], in the order of the table. */
function partsOf({ values, counts }: Packing, from: number, to: number) {
  let parts = { pips: [0], tiles: [0], usedUp: [0] };
  for (let i = from; i < to; i++) {
    const next: typeof parts = { pips: [], tiles: [], usedUp: [] };
    const max = counts[i] as number;
    for (let count = 0; count <= max; count++) {
      for (const pips of parts.pips) next.pips.push(pips + count * (values[i] as number));
      for (const tiles of parts.tiles) next.tiles.push(tiles + count);
      for (const usedUp of parts.usedUp) next.usedUp.push(count === max ? usedUp | (1 << i) : usedUp);
    }
    parts = next;
  }
  return parts;
}

/** For each sum of pips given to the hands in order: which hand is begun, and what it still lacks. */
function openPips(hands: readonly Part[]): { openAt: Int32Array; handAt: Uint8Array; all: number } {
  const all = hands.reduce((sum, { pips }) => sum + pips, 0);
  const openAt = new Int32Array(all + 1);
  const handAt = new Uint8Array(all + 1);
  let complete = 0;
  hands.forEach((hand, index) => {
    for (let pips = 0; pips < hand.pips; pips++) {
      openAt[complete + pips] = hand.pips - pips;
      handAt[complete + pips] = index;
    }
    complete += hand.pips;
  });
  return { openAt, handAt, all };
}

/** For each sum of pips handed out: the tiles that may hold it, if even the largest must suffice for the rest. */
function roomLeft({ values, counts, tiles, leftTiles }: Packing, all: number): Int32Array {
  const roomAt = new Int32Array(all + 1).fill(-1);
  let covered = -1;
  for (let rest = 0; rest <= tiles - leftTiles; rest++) {
    const max = Math.min(all, maxPips(values, counts, rest));
    for (; covered < max; covered++) roomAt[all - covered - 1] = tiles - leftTiles - rest;
  }
  return roomAt;
}
