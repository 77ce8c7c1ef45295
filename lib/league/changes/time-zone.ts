import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { timeZoneProblems } from "../evenings/calendar";

/** Its days are counted in another time zone from now on, also those of games already played. */
export const timeZone = changeKind({
  schema: (f) => f.change("time-zone", { timeZone: f.text(100) }),
  problems: (_, { timeZone }) => under("/timeZone", timeZoneProblems(timeZone)),
  apply: (_, { timeZone }) => ({ timeZone }),
  text: ({ timeZone }) => ({ timeZone }),
});
