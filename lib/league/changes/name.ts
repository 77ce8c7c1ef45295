import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { nameProblems, normalizedName } from "../roster/names";

export const leagueName = changeKind({
  schema: (f) => f.change("name", { name: f.name }),
  problems: (_, { name }) => under("/name", nameProblems(name)),
  apply: (_, { name }) => ({ name: normalizedName(name) }),
  text: ({ name }) => ({ name }),
});
