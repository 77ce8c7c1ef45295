import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { scoringProblems } from "../scoring/scoring-problems";

/** What games are worth besides the points for places from now on, also those already played. */
export const scoring = changeKind({
  schema: (f) => f.change("scoring", { scoring: f.scoringSchema }),
  problems: (settings, { scoring }) => under("/scoring", scoringProblems(settings, scoring)),
  apply: (_, { scoring }) => ({ scoring: Object.keys(scoring).length > 0 ? scoring : undefined }),
});
