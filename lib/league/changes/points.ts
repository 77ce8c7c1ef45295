import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { pointsProblems } from "../standings/points";

export const points = changeKind({
  schema: (f) => f.change("points", { points: f.points }),
  problems: (_, { points }) => under("/points", pointsProblems(points)),
  apply: (_, { points }) => ({ points }),
  text: ({ points }) => ({ points }),
});
