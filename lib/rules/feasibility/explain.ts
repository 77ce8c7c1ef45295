import { judgeBriefly, judgeHands } from "./judge";
import { fewestTilesIn, type HandsQuestion } from "./question";

/** Why hands are impossible, in the detail that a sentence needs. Hands are given by their index in `totals`. */
export type Impossibility =
  /** There are more hands than tiles for them; `tiles`: how many tiles they may hold. */
  | { readonly type: "too-few-tiles"; readonly tiles: number }
  /** All together hold more pips than the tiles that they may hold are worth, which is `max`. */
  | { readonly type: "too-many-pips"; readonly max: number }
  /** One impossible hand, or several that are impossible together although any fewer of them would be possible. */
  | {
      readonly type: "together";
      readonly hands: readonly number[];
      readonly because: Because;
      /** For each of these hands (for none when they are many). */
      readonly instead: readonly Instead[];
    };

/** What makes hands impossible: the free tiles alone, or only with the limit for each hand, or with that for all. */
export type Because = "tiles" | "each-at-most" | "at-most";

/** The nearest totals that one hand could have with all the others as given; null if none is near. */
export interface Instead {
  readonly hand: number;
  readonly below: number | null;
  readonly above: number | null;
}

/** How far from a total to look for possible ones, in pips. */
const maxDistance = 40;
/** If more hands than this are named, the sentence gives no totals. */
const maxGroupWithTotals = 4;

/**
 * Why these hands are impossible; undefined if they are possible, or undecided. `cases`: what must hold besides for other
 * totals to be offered, one case of these being enough.
 */
export function explainHands(
  question: HandsQuestion,
  cases: (asked: HandsQuestion) => readonly HandsQuestion[] = (asked) => [asked],
): Impossibility | undefined {
  if (judgeHands(question) !== "impossible") return undefined;
  const { free, maxTiles, maxTilesEach } = question;
  const all = free.reduce((tiles, count) => tiles + count, 0);
  const tiles = Math.min(all, maxTiles);
  const hands = handsOf(question);
  const fewest = fewestTilesIn(question);
  if (tiles < fewest) return { type: "too-few-tiles", tiles: Math.max(0, tiles) };

  const reasons = [
    { because: "tiles", asked: { ...question, maxTiles: all, maxTilesEach: undefined } },
    { because: "each-at-most", asked: { ...question, maxTiles: all } },
    { because: "at-most", asked: question },
  ] as const;
  const { because, asked } =
    reasons.find((reason) => judgeHands(reason.asked) === "impossible") ?? reasons[2];
  const single = hands.findIndex((_, hand) => cannotBe(asked, [hand]));
  if (single < 0) {
    const max = maxOf(free, Math.min(tiles, (maxTilesEach ?? tiles) * fewest));
    if (hands.reduce((pips, total) => pips + total, 0) > max) return { type: "too-many-pips", max };
  }
  const group = single < 0 ? smallestGroup(asked) : [single];
  const instead =
    group.length > maxGroupWithTotals ? [] : group.map((hand) => nearest(question, hand, cases));
  return { type: "together", hands: group, because, instead };
}

function cannotBe(question: HandsQuestion, hands: readonly number[]): boolean {
  return judgeBriefly(withHands(question, (_, hand) => hands.includes(hand))) === "impossible";
}

/** The question for some of its hands, those entered as one after the others. */
function withHands(question: HandsQuestion, which: (total: number, hand: number) => boolean): HandsQuestion {
  const { totals, joint = [] } = question;
  return {
    ...question,
    totals: totals.filter(which),
    joint: joint.filter(({ pips }, index) => which(pips, totals.length + index)),
  };
}

const handsOf = ({ totals, joint = [] }: HandsQuestion): readonly number[] => [
  ...totals,
  ...joint.map(({ pips }) => pips),
];

/** Two hands if two suffice; otherwise all hands minus those that are not needed, the largest dropped first. */
function smallestGroup(question: HandsQuestion): readonly number[] {
  const totals = handsOf(question);
  const hands = totals.map((_, hand) => hand);
  for (const one of hands) {
    for (const other of hands.slice(one + 1)) {
      if (cannotBe(question, [one, other])) return [one, other];
    }
  }
  let group = hands;
  const largestFirst = [...hands].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  for (const hand of largestFirst) {
    const fewer = group.filter((other) => other !== hand);
    if (cannotBe(question, fewer)) group = fewer;
  }
  return group;
}

function nearest(
  question: HandsQuestion,
  hand: number,
  cases: (asked: HandsQuestion) => readonly HandsQuestion[],
): Instead {
  const { totals, joint = [], maxTiles, maxTilesEach = maxTiles } = question;
  const total = handsOf(question)[hand] ?? 0;
  const together = joint[hand - totals.length];
  const fits = (pips: number) => {
    const instead = together
      ? { joint: joint.with(hand - totals.length, { ...together, pips }) }
      : { totals: totals.with(hand, pips) };
    return cases({ ...question, ...instead }).some((each) => judgeBriefly(each) === "possible");
  };
  const max = maxOf(question.free, Math.min(maxTiles, (together?.hands ?? 1) * maxTilesEach));
  const near = Array.from({ length: maxDistance }, (_, i) => i + 1);
  const below = near.map((step) => Math.min(total, max + 1) - step).find((pips) => pips >= 0 && fits(pips));
  const above = near.map((step) => total + step).find((pips) => pips <= max && fits(pips));
  return { hand, below: below ?? null, above: above ?? null };
}

/** The pips of the `tiles` largest free tiles. */
function maxOf(free: readonly number[], tiles: number): number {
  let open = tiles;
  let pips = 0;
  for (let value = free.length - 1; value > 0 && open > 0; value--) {
    const some = Math.min(open, free[value] ?? 0);
    pips += some * value;
    open -= some;
  }
  return pips;
}
