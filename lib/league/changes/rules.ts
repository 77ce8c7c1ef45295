import { maxRulesName } from "../../rules/document/house-rules";
import { type Problem, under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { byName, withItem, without } from "../change/lists";
import { nameKey, nameProblems, normalizedName } from "../roster/names";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";

/** More sets of house rules than anybody needs; every page of the league and every device loads all of them. */
const maxRules = 50;

/** Why the house rules cannot be played. */
interface Facts {
  readonly unplayable: readonly Problem[];
}

/** The problems of their name and their number. */
function listProblems(
  { rules = [] }: LeagueSettings,
  { rules: id, name }: { readonly rules: string; readonly name: string },
): Problem[] {
  const problems = under("/name", nameProblems(name, maxRulesName));
  if (problems.length > 0) return problems;
  const others = without(rules, id);
  const twin = others.find((each) => nameKey(each.name) === nameKey(name));
  if (twin) return [leagueProblem("name-taken/rules", "/name", { name: normalizedName(twin.name) })];
  if (others.length < maxRules) return [];
  return [leagueProblem("too-many-rules", "/rules", { most: maxRules })];
}

/** Adds named house rules (a game, and the options that differ from it), or changes those with this id. */
export const rules = changeKind({
  schema: (f) =>
    f.change("rules", {
      rules: f.id,
      name: f.name,
      game: f.rulesetId,
      options: f.record(f.text(), f.unknown()),
    }),
  problems: (settings, change, { unplayable }: Facts = { unplayable: [] }) => [
    ...listProblems(settings, change),
    ...unplayable,
  ],
  apply: ({ rules = [] }, { rules: id, name, game, options }) => ({
    rules: withItem(rules, { id, name: normalizedName(name), game, options }, byName),
  }),
  text: ({ name }) => ({ name }),
});
