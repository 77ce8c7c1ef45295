import type { HandsQuestion, HandsVerdict } from "./question";
import { type Packing, packingOf } from "./search/packing";
import { PackingSearch } from "./search/search";
import { judgeByTable } from "./search/table";

type Attempt = (packing: Packing) => HandsVerdict;

/** Settles nearly every question, in a few dozen steps. */
const BRIEF: readonly Attempt[] = [
  (packing) => new PackingSearch(packing, "least freedom first", 2_000).run(),
  (packing) => new PackingSearch(packing, "largest hand first", 2_000).run(),
];

/** How many mixed orders are tried, each with little patience: possible but awkward hands rarely need many. */
const MIXED = 16;

/** The bounds are steps, never time: the same question has the same answer everywhere. */
const THOROUGH: readonly Attempt[] = [
  ...BRIEF,
  ...Array.from(
    { length: MIXED },
    (_, number) => (packing: Packing) => new PackingSearch(packing, number, 1_000).run(),
  ),
  (packing) => new PackingSearch(packing, "least freedom first", 30_000).run(),
  (packing) => new PackingSearch(packing, "largest hand first", 30_000).run(),
  judgeByTable,
  (packing) => new PackingSearch(packing, "least freedom first", 60_000).run(),
  (packing) => new PackingSearch(packing, "largest hand first", 60_000).run(),
];

/**
 * Whether hands could hold exactly these totals (docs/scoresheet.md, "impossible hands"). "possible" and "impossible"
 * are proved. "undecided" comes only near the limits of sets larger than a double-six.
 */
export function judgeHands(question: HandsQuestion): HandsVerdict {
  return judge(question, THOROUGH);
}

/** The same with less patience, for explanations: they ask about many variants, and can do without one. */
export function judgeBriefly(question: HandsQuestion): HandsVerdict {
  return judge(question, BRIEF);
}

function judge(question: HandsQuestion, attempts: readonly Attempt[]): HandsVerdict {
  const packing = packingOf(question);
  if (typeof packing === "string") return packing;
  for (const attempt of attempts) {
    const verdict = attempt(packing);
    if (verdict !== "undecided") return verdict;
  }
  return "undecided";
}
