import { changeKind } from "../change/kind";
import { withItem, without } from "../change/lists";
import { maxSeasons } from "../limits";
import { normalizedName } from "../roster/names";
import { defaultCounting } from "../scoring/rule";
import { seasonProblems } from "../season";
import type { Season } from "../settings";
import { leagueProblem } from "../texts";

const byFirstDay = (a: Season, b: Season): number => (a.from < b.from ? -1 : 1);

/** Adds a season, or changes one. */
export const season = changeKind({
  schema: (f) => f.change("season", { season: f.id, ...f.seasonFields }),
  problems: ({ seasons, players }, change) => {
    const others = without(seasons, change.season);
    const problems = seasonProblems(change, others, players);
    if (problems.length > 0 || others.length < seasons.length || seasons.length < maxSeasons) return problems;
    return [leagueProblem("too-many-seasons", "/season", { most: maxSeasons })];
  },
  apply: ({ seasons }, { season: id, name, from, to, counting = defaultCounting, points, scoring }) => {
    const own = { ...(points && { points }), ...(scoring && { scoring }) };
    const season = { id, name: normalizedName(name), from, to, counting, ...own };
    return { seasons: withItem(seasons, season, byFirstDay) };
  },
  text: ({ name, from, to }) => ({ name, from, to }),
});
