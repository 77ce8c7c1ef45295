import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { slugProblems } from "../slug";
import { leagueProblem } from "../texts";

/** The most slugs that a league can have had. All of them keep working. */
const maxSlugs = 20;

/** Who has it, how many slugs the league has had, and a similar free one. */
interface Facts {
  readonly isOwn: boolean;
  readonly isTaken: boolean;
  readonly had: number;
  readonly free: string;
}

export const slug = changeKind({
  schema: (f) => f.change("slug", { slug: f.text() }),
  problems: (_, { slug }, facts?: Facts) => {
    const problems = under("/slug", slugProblems(slug));
    if (problems.length > 0 || !facts || facts.isOwn) return problems;
    if (facts.isTaken) return [leagueProblem("slug-taken", "/slug", { slug, free: facts.free })];
    if (facts.had < maxSlugs) return [];
    return [leagueProblem("too-many-slugs", "/slug", { most: maxSlugs })];
  },
  apply: (_, { slug }) => ({ slug }),
  text: ({ slug }) => ({ slug }),
});
