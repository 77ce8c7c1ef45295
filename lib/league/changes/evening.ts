import { maxLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { change, date, id as eveningId, name } from "../change/fields";
import { changeKind } from "../change/kind";
import { withItem } from "../change/lists";
import { byStart, eveningProblems } from "../evenings/evenings";
import { normalizedName } from "../roster/names";

/** Plans or changes an evening: day and time (`20:00`) in the league's time zone, and a place, which may be "". */
export const evening = changeKind({
  schema: change("evening", {
    evening: eveningId,
    on: date,
    at: z.string().check(maxLength(20)),
    place: name,
  }),
  problems: ({ evenings = [] }, change) => eveningProblems(evenings, change),
  apply: ({ evenings = [] }, { evening: id, on, at, place }) => ({
    evenings: withItem(evenings, { id, on, at, place: normalizedName(place) }, byStart),
  }),
  text: ({ on, at, place }) => ({ when: { day: on, time: at }, place }),
});
