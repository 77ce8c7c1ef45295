import type { Setup } from "../setup";
import { type EveningState, type Outcome, type TableState, unitAt } from "../state";
import type { WrittenResult } from "./schemas";

/** The side of the person who says something; in form `alone` their seat. */
export const sideOf = (
  { units }: Pick<EveningState, "units">,
  { sides }: TableState,
  person: string,
): number | undefined => {
  const side = sides.findIndex((each) =>
    each.some((unit) => units[unit]?.people.some(({ id }) => id === person)),
  );
  return side < 0 ? undefined : side;
};

/** A checked result. */
export function outcomeOf(
  setup: Setup,
  state: EveningState,
  table: TableState,
  entry: WrittenResult,
): Outcome {
  if (setup.form === "alone") {
    const points = entry.points as Readonly<Record<string, number>>;
    return { points: table.sides.map(([unit = -1]) => points[unitAt(state, unit).id] ?? 0), won: null };
  }
  const { points, won } = entry as { readonly points?: readonly number[]; readonly won?: number };
  const [ours = 0, theirs = 0] = points ?? [];
  return { points, won: ours === theirs ? (won ?? null) : ours > theirs ? 0 : 1 };
}

export const isSameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.won === b.won && a.points?.join() === b.points?.join();

/** Whether this is what the table has already; said late by a phone without signal, it changes nothing. */
export const isSaidAgain = ({ outcome, forfeit }: TableState, said: Outcome): boolean =>
  forfeit === undefined && outcome !== undefined && isSameOutcome(outcome, said);
