import type { Problem } from "@/lib/rules/problem";

/** Codes of what is simply not typed yet; told only once somebody tried to save. */
const notYet: ReadonlySet<string> = new Set(["missing", "hand-missing"]);

/** The problems of an entry, by what they concern. */
export interface PlacedProblems {
  /** The first problem of each hand, by player id. */
  readonly hands: ReadonlyMap<string, string>;
  /** Everything else, in the order of importance. */
  readonly others: readonly Problem[];
}

/** Sorts problems to where they are shown; what is only missing is left out until `tried`. */
export function placeProblems(problems: readonly Problem[], tried: boolean): PlacedProblems {
  const hands = new Map<string, string>();
  const others: Problem[] = [];
  for (const problem of problems) {
    if (!tried && notYet.has(problem.code)) continue;
    const [field, player] = problem.path.split("/").slice(1);
    if (field !== "left" || player === undefined) others.push(problem);
    else if (!hands.has(player)) hands.set(player, problem.message);
  }
  return { hands, others };
}
