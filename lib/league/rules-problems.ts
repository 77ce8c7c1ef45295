import { maxRulesName } from "../rules/document/house-rules";
import { type Problem, under } from "../rules/problem";
import type { LeagueSettings } from "./after-changes";
import { nameKey, nameProblems, normalizedName } from "./roster/names";
import { leagueProblem } from "./texts";

/** More sets of house rules than anybody needs; every page of the league and every device loads all of them. */
const maxRules = 50;

/** The problems of the name and the number of a league's house rules; paths from the change's root. */
export function rulesProblems(
  { rules = [] }: Pick<LeagueSettings, "rules">,
  { rules: id, name }: { readonly rules: string; readonly name: string },
): Problem[] {
  const problems = under("/name", nameProblems(name, maxRulesName));
  if (problems.length > 0) return problems;
  const others = rules.filter((each) => each.id !== id);
  const twin = others.find((each) => nameKey(each.name) === nameKey(name));
  if (twin) return [leagueProblem("name-taken/rules", "/name", { name: normalizedName(twin.name) })];
  if (others.length < maxRules) return [];
  return [leagueProblem("too-many-rules", "/rules", { most: maxRules })];
}
