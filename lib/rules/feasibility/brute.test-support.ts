import type { HandsQuestion } from "./question";

/** Two simple, slow ways to answer the same question, to compare the search with. */

/** Tries every way to give each tile to a hand or to none. Feasible for a dozen tiles. */
export function possibleByTrying({ free, totals, maxTiles, maxTilesEach = 1000 }: HandsQuestion): boolean {
  const tiles = free.flatMap((count, worth) => Array.from({ length: count }, () => worth));
  const open = [...totals];
  const held = totals.map(() => 0);
  const give = (tile: number, left: number): boolean => {
    const worth = tiles[tile];
    if (worth === undefined) return open.every((pips) => pips === 0) && held.every((count) => count > 0);
    for (let hand = 0; hand < totals.length; hand++) {
      if ((open[hand] ?? 0) < worth || (held[hand] ?? 0) >= maxTilesEach || left === 0) continue;
      open[hand] = (open[hand] ?? 0) - worth;
      held[hand] = (held[hand] ?? 0) + 1;
      const given = give(tile + 1, left - 1);
      open[hand] = (open[hand] ?? 0) + worth;
      held[hand] = (held[hand] ?? 0) - 1;
      if (given) return true;
    }
    return give(tile + 1, left);
  };
  return maxTiles >= 0 && give(0, maxTiles);
}

/**
 * Goes through every sub-multiset of the free tiles, each after those it contains: can it fill the first hands
 * completely and the next one in part? Remembers the fewest tiles that this next hand then has, since fewer is
 * never worse. A hand of 0 is one tile worth 0, and no other hand needs such a tile. Feasible for a double-six set.
 */
export function possibleByTable(question: HandsQuestion): boolean {
  const { free, maxTilesEach = 1000 } = question;
  const totals = question.totals.filter((total) => total > 0);
  const empty = question.totals.length - totals.length;
  const max = question.maxTiles - empty;
  if (empty > (free[0] ?? 0) || max < 0) return false;
  const worths = free.flatMap((count, worth) => (count > 0 && worth > 0 ? [worth] : []));
  const strides: number[] = [];
  let states = 1;
  for (const worth of worths) {
    strides.push(states);
    states *= (free[worth] ?? 0) + 1;
  }
  const fewest = new Uint8Array(states).fill(255);
  fewest[0] = 0;
  for (let state = 0; state < states; state++) {
    const inHand = fewest[state] ?? 255;
    if (inHand === 255) continue;
    const used = worths.map((worth, i) => Math.floor(state / (strides[i] ?? 1)) % ((free[worth] ?? 0) + 1));
    const tiles = used.reduce((all, count) => all + count, 0);
    let open = used.reduce((all, count, i) => all - count * (worths[i] ?? 0), 0);
    let hand = 0;
    while (hand < totals.length && open + (totals[hand] ?? 0) <= 0) open += totals[hand++] ?? 0;
    if (hand === totals.length) {
      if (open === 0 && tiles <= max) return true;
      continue;
    }
    open += totals[hand] ?? 0;
    if (inHand >= maxTilesEach) continue;
    worths.forEach((worth, i) => {
      if (worth > open || used[i] === free[worth]) return;
      const next = state + (strides[i] ?? 0);
      fewest[next] = Math.min(fewest[next] ?? 255, worth === open ? 0 : inHand + 1);
    });
  }
  return false;
}
