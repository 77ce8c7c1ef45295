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
  readonly missing: readonly Pair[];
  readonly wrong: readonly ReadPair[];
  readonly countRight: boolean;
  readonly totalRight: boolean;
}

const name = ([a, b]: Pair): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
const pips = (pairs: readonly Pair[]): number => pairs.reduce((sum, [a, b]) => sum + a + b, 0);

/** Compares as bags of tiles: where a tile lies does not count, each is matched once. */
export function scoreOf(truth: readonly Pair[], read: readonly ReadPair[]): Score {
  const missing = [...truth];
  const wrong: ReadPair[] = [];
  for (const one of read) {
    const at = missing.findIndex((pair) => name(pair) === name(one.pair));
    if (at >= 0) missing.splice(at, 1);
    else wrong.push(one);
  }
  return {
    tiles: truth.length,
    read: read.length,
    right: truth.length - missing.length,
    wrongUnflagged: wrong.filter(({ flagged }) => !flagged).length,
    flagged: read.filter(({ flagged }) => flagged).length,
    missing,
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
  };
}
