import { fewestTilesIn, type HandsQuestion, type JointHands } from "../question";

/** The requirements of one hand, or of several entered as one. */
export interface Part {
  /** More than 0. */
  readonly pips: number;
  /** The fewest and the most tiles. */
  readonly min: number;
  readonly max: number;
}

/**
 * A question as a packing: every tile that is worth something goes into exactly one hand, or is left over (stock,
 * chain, the hand that went out). That fixes what is left over: its pips exactly, its tiles at least.
 */
export interface Packing {
  /** Worths of the free tiles, pips, ascending, none of them 0. */
  readonly values: Int32Array;
  /** How many free tiles there are of each worth. */
  readonly counts: Int32Array;
  /** Tiles in all. */
  readonly tiles: number;
  /** By pips, ascending. */
  readonly hands: readonly Part[];
  /** Pips of the tiles that no hand holds. */
  readonly leftPips: number;
  /** Tiles that no hand holds, at least. */
  readonly leftTiles: number;
}

type Answer = "possible" | "impossible";

/**
 * The packings of which one must succeed, or the answer if counting alone settles it. A tile worth 0 helps no single
 * hand except one of 0 pips, so it is taken out beforehand. It can be one of the tiles of hands entered as one:
 * then there is a packing with it and one without it.
 */
export function packingsOf(question: HandsQuestion): readonly Packing[] | Answer {
  const { totals, joint = [], maxTiles, maxTilesEach = Number.POSITIVE_INFINITY } = question;
  const all = [...totals, ...joint.map(({ pips }) => pips)];
  if (all.some((total) => !Number.isInteger(total) || total < 0)) return "impossible";
  if (maxTiles < fewestTilesIn(question) || (all.length > 0 && maxTilesEach < 1)) return "impossible";
  // Hands of 0 pips hold a tile worth 0 each, and nothing else.
  const zeros =
    totals.filter((total) => total === 0).length +
    joint.reduce((all, { pips, hands }) => all + (pips === 0 ? hands : 0), 0);
  const blanks = (question.free[0] ?? 0) - zeros;
  if (blanks < 0) return "impossible";

  const packings: Packing[] = [];
  for (const withBlank of choicesOf(joint, blanks)) {
    const parts = [
      ...totals.map((pips) => ({ pips, min: 1, max: maxTilesEach })),
      ...joint.map(({ pips, hands }, index) => {
        const held = pips > 0 && withBlank.includes(index) ? 1 : 0;
        return { pips, min: hands - held, max: hands * maxTilesEach - held };
      }),
    ].filter(({ pips }) => pips > 0);
    const packed = packingFor(question.free, parts, maxTiles - zeros - withBlank.length);
    if (packed === "possible") return packed;
    if (packed !== "impossible") packings.push(packed);
  }
  return packings.length === 0 ? "impossible" : packings;
}

/** Every choice of joint hands that hold one tile worth 0 each, beginning with none. */
function choicesOf(joint: readonly JointHands[], blanks: number): number[][] {
  const choices: number[][] = [[]];
  for (const [index, { pips }] of joint.entries())
    if (pips > 0) choices.push(...choices.map((each) => [...each, index]));
  return choices.filter((choice) => choice.length <= blanks);
}

/** The packing of these hands into tiles worth more than 0. Hands that a single tile can be are taken out. */
function packingFor(allFree: readonly number[], parts: readonly Part[], max: number): Packing | Answer {
  const free = allFree.map((count, worth) => (worth === 0 ? 0 : count));
  const pipsOf = (counts: readonly number[]) =>
    counts.reduce((pips, count, value) => pips + count * value, 0);
  const leftPips = pipsOf(free) - parts.reduce((pips, part) => pips + part.pips, 0);
  if (leftPips < 0) return "impossible";

  const there = free.reduce((tiles, count) => tiles + count, 0);
  const hands = parts.filter((part) => !isOneTile(part, free, there)).sort((a, b) => a.pips - b.pips);
  if (hands.length === 0) return "possible";

  const worths = free.flatMap((count, value) => (count > 0 ? [value] : []));
  const counts = Int32Array.from(worths, (value) => free[value] ?? 0);
  const tiles = counts.reduce((all, count) => all + count, 0);
  const leftTiles = Math.max(0, tiles - (max - (parts.length - hands.length)));
  if (leftPips === 0 && leftTiles > 0) return "impossible";
  return {
    values: Int32Array.from(worths),
    counts,
    tiles,
    hands: hands.map((part) => ({ ...part, max: Math.min(part.max, tiles) })),
    leftPips,
    leftTiles,
  };
}

/**
 * Whether a hand can be a single tile, which is then taken from the free ones. No solution is lost: wherever else that
 * tile would be, the hand's other tiles can be instead. Only a limit for each hand prevents that exchange.
 */
function isOneTile({ pips, min, max }: Part, free: number[], tiles: number): boolean {
  const count = free[pips] ?? 0;
  if (count === 0 || min > 1 || max < tiles) return false;
  free[pips] = count - 1;
  return true;
}
