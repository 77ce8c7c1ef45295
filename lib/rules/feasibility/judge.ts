import type { HandsQuestion, HandsVerdict } from "./question";
import type { Order } from "./search/bins";
import { type Packing, packingsOf } from "./search/packing";
import { PackingSearch } from "./search/search";
import { judgeByTable } from "./search/table";

/** `shares`: among how many packings the attempt's steps are divided. */
type Attempt = (packing: Packing, shares: number) => HandsVerdict;

const search =
  (order: Order, steps: number): Attempt =>
  (packing, shares) =>
    new PackingSearch(packing, order, Math.ceil(steps / shares)).run();

/** Settles nearly every question, in a few dozen steps. */
const briefAttempts: readonly Attempt[] = [
  search("least freedom first", 2_000),
  search("largest hand first", 2_000),
];

/** How many mixed orders are tried, each for a few steps: possible but awkward hands rarely need many. */
const mixedOrders = 16;

/** The limits are steps, never time: the same question has the same answer everywhere. */
const thoroughAttempts: readonly Attempt[] = [
  ...briefAttempts,
  ...Array.from({ length: mixedOrders }, (_, number) => search(number, 1_000)),
  search("least freedom first", 30_000),
  search("largest hand first", 30_000),
  judgeByTable,
  search("least freedom first", 60_000),
  search("largest hand first", 60_000),
];

/**
 * Whether hands could hold exactly these totals (docs/scoresheet.md, "impossible hands"). "possible" and "impossible"
 * are proved. "undecided" comes only near the limits of sets larger than a double-six.
 */
export const judgeHands = (question: HandsQuestion): HandsVerdict => judge([question], thoroughAttempts);

/** Like `judgeHands` with fewer steps, for explanations, which ask about many variants and do not need every answer. */
export const judgeBriefly = (question: HandsQuestion): HandsVerdict => judge([question], briefAttempts);

/**
 * Whether one of several cases is possible: after a block in a line some number is in no hand, and it may be any. No
 * case is tried once an earlier one is found to be possible.
 */
export const judgeCases = (cases: Iterable<HandsQuestion>): HandsVerdict => judge(cases, thoroughAttempts);

function judge(cases: Iterable<HandsQuestion>, attempts: readonly Attempt[]): HandsVerdict {
  const [first, ...more] = attempts;
  let open: Packing[] = [];
  for (const question of cases) {
    const packings = packingsOf(question);
    if (packings === "possible") return packings;
    const left = packings === "impossible" ? [] : undecidedAmong(packings, first);
    if (left === "possible") return left;
    open.push(...left);
  }
  for (const attempt of more) {
    const left = undecidedAmong(open, attempt);
    if (left === "possible") return left;
    open = left;
  }
  return open.length === 0 ? "impossible" : "undecided";
}

/** The packings that an attempt does not settle, unless it finds one of them possible. */
function undecidedAmong(packings: readonly Packing[], attempt: Attempt | undefined): Packing[] | "possible" {
  const undecided: Packing[] = [];
  for (const packing of packings) {
    const verdict = attempt?.(packing, packings.length);
    if (verdict === "possible") return verdict;
    if (verdict !== "impossible") undecided.push(packing);
  }
  return undecided;
}
