import { changeKind } from "../change/kind";

/** Whether guests have places in tables from now on, also for games already played. */
export const guests = changeKind({
  schema: (f) => f.change("guests", { guests: f.guestPlaces }),
  problems: () => [],
  apply: (_, { guests }) => ({ guests: guests === "unranked" ? guests : undefined }),
  text: ({ guests }) => ({ ranked: guests === "ranked" }),
});
