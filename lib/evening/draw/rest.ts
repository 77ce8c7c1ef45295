import type { Index } from "../state";
import type { DrawContext } from "./context";

/** Who of these rests next: who asked to; then whoever rested least, and of those whose last rest is longest ago. */
export function whoRests(context: DrawContext, drawn: readonly Index[], count: number): Index[] {
  if (count === 0) return [];
  const { state, history, setup } = context;
  const asked = (unit: Index): number => (context.isAsked(unit) ? 0 : 1);
  const rests = (unit: Index): number => state.now[unit]?.rests ?? 0;
  // Where equals meet, the last in the standings; a round-robin that was given up goes on by lot.
  const isLastFirst = setup.settings.draw === "swiss";
  const order = isLastFirst ? context.standingOrder : [];
  const place = new Map(order.map((unit, index) => [unit, -index]));
  return drawn
    .toSorted(
      (a, b) =>
        asked(a) - asked(b) ||
        rests(a) - rests(b) ||
        history.lastRest(a) - history.lastRest(b) ||
        (place.get(a) ?? 0) - (place.get(b) ?? 0) ||
        context.place(a) - context.place(b),
    )
    .slice(0, count);
}
