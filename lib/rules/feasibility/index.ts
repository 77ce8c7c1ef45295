import { type Packing, packingOf } from "./packing";
import type { HandsQuestion, HandsVerdict } from "./question";
import { PackingSearch } from "./search";
import { judgeByTable } from "./table";

export type { HandsQuestion, HandsVerdict } from "./question";

/**
 * Short attempts first, in both orders, for nearly every question is settled in a few dozen steps. The bounds are
 * steps, never time: the same question has the same answer everywhere.
 */
const ATTEMPTS = [
  (packing) => new PackingSearch(packing, "least freedom first", 2_000).run(),
  (packing) => new PackingSearch(packing, "largest hand first", 2_000).run(),
  (packing) => new PackingSearch(packing, "least freedom first", 30_000).run(),
  (packing) => new PackingSearch(packing, "largest hand first", 30_000).run(),
  judgeByTable,
  (packing) => new PackingSearch(packing, "least freedom first", 60_000).run(),
  (packing) => new PackingSearch(packing, "largest hand first", 60_000).run(),
] satisfies ((packing: Packing) => HandsVerdict)[];

/**
 * Whether hands could hold exactly these totals (docs/scoresheet.md, "impossible hands"). "possible" and "impossible"
 * are proved. "undecided" comes only near the limits of sets larger than a double-six.
 */
export function judgeHands(question: HandsQuestion): HandsVerdict {
  const packing = packingOf(question);
  if (typeof packing === "string") return packing;
  for (const attempt of ATTEMPTS) {
    const verdict = attempt(packing);
    if (verdict !== "undecided") return verdict;
  }
  return "undecided";
}
