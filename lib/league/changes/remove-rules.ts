import { changeKind } from "../change/kind";
import { without } from "../change/lists";
import { leagueProblem } from "../texts";

export const removeRules = changeKind({
  schema: (f) => f.change("remove-rules", { rules: f.id }),
  problems: ({ rules: list = [] }, { rules }) =>
    list.some(({ id }) => id === rules) ? [] : [leagueProblem("no-such-rules", "/rules", { id: rules })],
  apply: ({ rules: list = [] }, { rules }) => ({ rules: without(list, rules) }),
  text: ({ rules }, { known }) => ({ name: known.rules?.find(({ id }) => id === rules)?.name ?? "?" }),
});
