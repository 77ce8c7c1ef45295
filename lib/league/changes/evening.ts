import { changeKind } from "../change/kind";
import { withItem } from "../change/lists";
import { byStart, eveningProblems } from "../evenings/evenings";
import { normalizedName } from "../roster/names";

/**
 * Plans or changes an evening: day and time (`20:00`) in the league's time zone, a place, which may be "", and how many
 * can come, if not everybody can.
 */
export const evening = changeKind({
  schema: (f) =>
    f.change("evening", {
      evening: f.id,
      on: f.date,
      at: f.text(20),
      place: f.name,
      places: f.optional(f.peopleCount),
    }),
  problems: ({ evenings = [] }, change) => eveningProblems(evenings, change),
  apply: ({ evenings = [] }, { evening: id, on, at, place, places }) => ({
    evenings: withItem(
      evenings,
      { id, on, at, place: normalizedName(place), ...(places !== undefined && { places }) },
      byStart,
    ),
  }),
  text: ({ on, at, place }) => ({ when: { day: on, time: at }, place }),
});
