import { maxLength } from "@/lib/rules/document/read";
import { under } from "../../rules/problem";
import * as z from "../../rules/zod";
import { change } from "../change/fields";
import { changeKind } from "../change/kind";
import { timeZoneProblems } from "../evenings/calendar";

/** Its days are counted in another time zone from now on, also those of games already played. */
export const timeZone = changeKind({
  schema: change("time-zone", { timeZone: z.string().check(maxLength(100)) }),
  problems: (_, { timeZone }) => under("/timeZone", timeZoneProblems(timeZone)),
  apply: (_, { timeZone }) => ({ timeZone }),
  text: ({ timeZone }) => ({ timeZone }),
});
