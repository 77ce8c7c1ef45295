import { changeKind } from "../change/kind";
import { without } from "../change/lists";
import { leagueProblem } from "../texts";

/** Removes a planned evening. If it is planned again under the same id, its answers are back too. */
export const removeEvening = changeKind({
  schema: (f) => f.change("remove-evening", { evening: f.id }),
  problems: ({ evenings = [] }, { evening }) =>
    evenings.some(({ id }) => id === evening)
      ? []
      : [leagueProblem("no-such-evening", "/evening", { id: evening })],
  apply: ({ evenings = [] }, { evening }) => ({ evenings: without(evenings, evening) }),
  text: ({ evening }, { known }) => {
    const before = known.evenings?.find(({ id }) => id === evening);
    return before
      ? { when: { day: before.on, time: before.at }, place: before.place }
      : { when: "?", place: "" };
  },
});
