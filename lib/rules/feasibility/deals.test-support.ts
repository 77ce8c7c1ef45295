import type { HandsQuestion } from "./question";

/** Sets and dealt hands for the tests and the bench, in which only the worth of each tile matters. */

/** The worths of all tiles of a double-`highest` set, the double blank counted as `doubleBlank`. */
export function doubleSet(highest: number, doubleBlank = 0): number[] {
  const worths = [doubleBlank];
  for (let high = 1; high <= highest; high++) for (let low = 0; low <= high; low++) worths.push(high + low);
  return worths;
}

/** The worths of the 70 tiles of Pip. */
export function pipSet(): number[] {
  const wilds = Array.from({ length: 10 }, (_, dots) => 20 + dots);
  return [...doubleSet(9), ...wilds, 50, 45, 45, 45, 45];
}

export function countsOf(worths: readonly number[]): number[] {
  const counts: number[] = [];
  for (const worth of worths) {
    while (counts.length <= worth) counts.push(0);
    counts[worth] = (counts[worth] ?? 0) + 1;
  }
  return counts;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Pseudorandom whole numbers, the same in every run. */
export class Dice {
  constructor(private state: number) {}

  /** From `low` to `high`, both included. */
  from(low: number, high: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) % (high - low + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.from(0, items.length - 1)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.from(0, i);
      [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
    }
    return mixed;
  }
}

/** Every set that a game is played with. */
export const sets: readonly { readonly name: string; readonly worths: readonly number[] }[] = [
  ...[6, 9, 12, 15, 18].map((highest) => ({ name: `double-${highest}`, worths: doubleSet(highest) })),
  ...[7, 8, 10, 11].map((highest) => ({ name: `reduced to ${highest}`, worths: doubleSet(highest) })),
  { name: "double-six, 0-0 counts 24", worths: doubleSet(6, 24) },
  { name: "double-nine, 0-0 counts 36", worths: doubleSet(9, 36) },
  { name: "double-twelve, 0-0 counts 50", worths: doubleSet(12, 50) },
  { name: "Pip", worths: pipSet() },
];

/** Hands cut at random from the tiles: at most `maxTilesEach` in a hand, at least `unused` tiles in none. */
export function dealtQuestion(
  dice: Dice,
  tiles: readonly number[],
  hands: number,
  unused: number,
  maxTilesEach?: number,
): HandsQuestion {
  const mixed = dice.shuffled(tiles);
  const totals: number[] = [];
  let spare = mixed.length - unused - hands;
  let used = 0;
  for (let hand = 0; hand < hands; hand++) {
    const more = dice.from(0, Math.min(spare, (maxTilesEach ?? mixed.length) - 1));
    spare -= more;
    totals.push(sum(mixed.slice(used, used + 1 + more)));
    used += 1 + more;
  }
  return { free: countsOf(tiles), totals, maxTiles: mixed.length - unused, maxTilesEach };
}
