import { under } from "../../rules/problem";
import { change, name } from "../change/fields";
import { changeKind } from "../change/kind";
import { nameProblems, normalizedName } from "../roster/names";

export const leagueName = changeKind({
  schema: change("name", { name }),
  problems: (_, { name }) => under("/name", nameProblems(name)),
  apply: (_, { name }) => ({ name: normalizedName(name) }),
  text: ({ name }) => ({ name }),
});
