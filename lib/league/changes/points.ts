import { under } from "../../rules/problem";
import { change, points as table } from "../change/fields";
import { changeKind } from "../change/kind";
import { pointsProblems } from "../standings/points";

export const points = changeKind({
  schema: change("points", { points: table }),
  problems: (_, { points }) => under("/points", pointsProblems(points)),
  apply: (_, { points }) => ({ points }),
  text: ({ points }) => ({ points }),
});
