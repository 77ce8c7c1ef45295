import type { Index } from "../state";
import type { DrawContext } from "./context";

/** Why somebody rests rather than another: what decides it, in this order. */
export type RestReason = "asked" | "fewest" | "longest" | "last" | "lot";

type Measure = (unit: Index) => number;

/** Who asked to; then whoever rested least, and of those whose last rest is longest ago. The least rests first. */
function measures(context: DrawContext): [RestReason, Measure][] {
  const { state, history, setup } = context;
  // Where equals meet, the last in the standings; a round-robin that was given up goes on by lot.
  const isLastFirst = setup.settings.draw === "swiss";
  const order = isLastFirst ? context.standingOrder : [];
  const place = new Map(order.map((unit, index) => [unit, -index]));
  return [
    ["asked", (unit) => (context.isAsked(unit) ? 0 : 1)],
    ["fewest", (unit) => state.now[unit]?.rests ?? 0],
    ["longest", (unit) => history.lastRest(unit)],
    ["last", (unit) => place.get(unit) ?? 0],
    ["lot", (unit) => context.place(unit)],
  ];
}

/** Which of these rest next. */
export function whoRests(context: DrawContext, drawn: readonly Index[], count: number): Index[] {
  if (count === 0) return [];
  const by = measures(context);
  const compare = (a: Index, b: Index): number => {
    for (const [, measure] of by) if (measure(a) !== measure(b)) return measure(a) - measure(b);
    return 0;
  };
  return drawn.toSorted(compare).slice(0, count);
}

/** Why this one rests and none of those who play. */
export function whyRests(context: DrawContext, resting: Index, playing: readonly Index[]): RestReason {
  let level = playing;
  for (const [reason, measure] of measures(context)) {
    level = level.filter((unit) => measure(unit) <= measure(resting));
    if (level.length === 0) return reason;
  }
  return "lot";
}
