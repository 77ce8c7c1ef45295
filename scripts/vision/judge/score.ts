/** Two numbers of a tile. */
export type Pair = readonly [number, number];

export interface ReadPair {
  readonly pair: Pair;
  readonly flagged: boolean;
}

/** How one photo was read. */
export interface Score {
  readonly tiles: number;
  readonly read: number;
  readonly right: number;
  /** Read, not there, and nothing said of a doubt. */
  readonly wrongUnflagged: number;
  readonly flagged: number;
  /** Right, and yet something was said of a doubt. */
  readonly rightFlagged: number;
  readonly found: readonly Pair[];
  readonly missing: readonly Pair[];
  readonly wrong: readonly ReadPair[];
  readonly countRight: boolean;
  readonly totalRight: boolean;
}

/** Whichever way round. */
export const sameTile = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);
const pips = (pairs: readonly Pair[]): number => pairs.reduce((sum, [a, b]) => sum + a + b, 0);

/**
 * The readings without those of tiles that are cut or covered, which may be read or not: each `optional` tile takes
 * one that is right and that no other tile needs, or one that is wrong and flagged.
 */
export function withoutOptional(
  truth: readonly Pair[],
  optional: readonly Pair[],
  read: readonly ReadPair[],
): readonly ReadPair[] {
  const needed = [...truth];
  const spare = read.filter(({ pair }) => {
    const at = needed.findIndex((tile) => sameTile(tile, pair));
    if (at >= 0) needed.splice(at, 1);
    return at < 0;
  });
  const gone = new Set<ReadPair>();
  const take = (is: (one: ReadPair) => boolean): boolean => {
    const one = spare.find((each) => !gone.has(each) && is(each));
    if (one) gone.add(one);
    return one !== undefined;
  };
  const unread = optional.filter((tile) => !take(({ pair }) => sameTile(pair, tile)));
  for (const _ of unread) take(({ flagged }) => flagged);
  return read.filter((one) => !gone.has(one));
}

/**
 * Matches each tile with one that was read, the same two numbers either way round. `liesOn` says whether a reading (by
 * its index) lies where a tile (by its index) does; without it they are compared as bags.
 */
export function scoreOf(
  truth: readonly Pair[],
  read: readonly ReadPair[],
  liesOn: (reading: number, tile: number) => boolean = () => true,
): Score {
  const open = new Set(truth.keys());
  const wrong: ReadPair[] = [];
  let rightFlagged = 0;
  for (const [i, one] of read.entries()) {
    const at = [...open].find((tile) => sameTile(truth[tile] as Pair, one.pair) && liesOn(i, tile));
    if (at === undefined) wrong.push(one);
    else if (open.delete(at) && one.flagged) rightFlagged++;
  }
  return {
    tiles: truth.length,
    read: read.length,
    right: truth.length - open.size,
    wrongUnflagged: wrong.filter(({ flagged }) => !flagged).length,
    flagged: read.filter(({ flagged }) => flagged).length,
    rightFlagged,
    found: truth.filter((_, tile) => !open.has(tile)),
    missing: truth.filter((_, tile) => open.has(tile)),
    wrong,
    countRight: truth.length === read.length,
    totalRight: pips(truth) === pips(read.map(({ pair }) => pair)),
  };
}

/** A share with the interval that holds the true one 95 times of 100 (Wilson). */
export interface Share {
  readonly of: number;
  readonly n: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function wilson(of: number, n: number): Share {
  if (n === 0) return { of, n, share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const p = of / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const spread = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const round = (value: number): number => Math.round(value * 10000) / 10000;
  return {
    of,
    n,
    share: round(p),
    low: round(Math.max(0, middle - spread)),
    high: round(Math.min(1, middle + spread)),
  };
}

export interface Summary {
  readonly photos: number;
  readonly tilesRight: Share;
  readonly precision: Share;
  readonly countRight: Share;
  readonly totalRight: Share;
  readonly wrongUnflagged: Share;
  readonly flagged: Share;
  /** Of the tiles that were read right. */
  readonly rightFlagged: Share;
}

export function summaryOf(scores: readonly Score[]): Summary {
  const sum = (number: (score: Score) => number): number => scores.reduce((n, score) => n + number(score), 0);
  const tiles = sum((score) => score.tiles);
  const read = sum((score) => score.read);
  const right = sum((score) => score.right);
  return {
    photos: scores.length,
    tilesRight: wilson(right, tiles),
    precision: wilson(right, read),
    countRight: wilson(
      sum(({ countRight }) => Number(countRight)),
      scores.length,
    ),
    totalRight: wilson(
      sum(({ totalRight }) => Number(totalRight)),
      scores.length,
    ),
    wrongUnflagged: wilson(
      sum(({ wrongUnflagged }) => wrongUnflagged),
      read,
    ),
    flagged: wilson(
      sum(({ flagged }) => flagged),
      read,
    ),
    rightFlagged: wilson(
      sum(({ rightFlagged }) => rightFlagged),
      right,
    ),
  };
}

/** For each number of pips, how many of the halves that show it lie on tiles that were read right. */
export function byNumber(scores: readonly Score[]): Record<number, Share> {
  const count = (pairs: readonly Pair[], number: number): number =>
    pairs.flat().filter((n) => n === number).length;
  const found = scores.flatMap((score) => score.found);
  const all = [...found, ...scores.flatMap((score) => score.missing)];
  const numbers = [...new Set(all.flat())].sort((a, b) => a - b);
  return Object.fromEntries(numbers.map((n) => [n, wilson(count(found, n), count(all, n))]));
}
