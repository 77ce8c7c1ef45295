import type { History } from "../draw/history";
import type { Setup } from "../setup";
import type { EveningState, Index } from "../state";
import type { Ranking } from "./ranking";
import { isSpare } from "./tally";

type Range = readonly [least: number, most: number];

/** How fair the evening was to those who were there all along. Empty with fewer than two of them. */
export interface Fairness {
  /** Rounds at a table. */
  readonly seated?: Range;
  readonly rests?: Range;
  /** How many two have never sat at one table. */
  readonly neverMet?: number;
  /** How often two were partners again. */
  readonly partnersAgain?: number;
  readonly rivals?: Range;
  readonly met?: Range;
}

export function fairnessOf(setup: Setup, state: EveningState, ranking: Ranking, history: History): Fairness {
  const all = state.now.flatMap(({ allAlong }, unit) =>
    allAlong && !isSpare(setup, state, unit) ? [unit] : [],
  );
  if (all.length < 2 || state.rounds.length === 0) return {};
  const seated = new Map<Index, number>();
  for (const { tables } of state.rounds)
    for (const unit of tables.flatMap(({ sides }) => sides.flat()))
      seated.set(unit, (seated.get(unit) ?? 0) + 1);
  const two = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
  const met = two.map((both) => history.met(...both));
  const partners = two.map((both) => history.partnersTimes(...both));
  const isInPairs = setup.form === "partners" || setup.form === "table";
  return {
    seated: rangeOf(all.map((unit) => seated.get(unit) ?? 0)),
    rests: rangeOf(all.map((unit) => ranking.tally(unit).rests)),
    neverMet: met.filter((times) => times === 0).length,
    ...(isInPairs
      ? {
          partnersAgain: partners.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
          rivals: rangeOf(two.map((both) => history.rivalsTimes(...both))),
        }
      : { met: rangeOf(met) }),
  };
}

const rangeOf = (numbers: readonly number[]): Range => [Math.min(...numbers), Math.max(...numbers)];
