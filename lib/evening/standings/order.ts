import type { Setup } from "../setup";
import type { EveningState, Index } from "../state";
import type { Ranking } from "./ranking";
import { hasResult, isSpare } from "./tally";

/**
 * The standings as a draw needs them: nobody shares a place, and one game is enough for one. Level ones are in lot
 * order, behind them those who are not drawn, in order of arrival; at the end those without a game, and the spare.
 */
export function standingOrder(
  setup: Setup,
  state: EveningState,
  ranking: Ranking,
  lot: readonly Index[],
): Index[] {
  const drawn = new Set(lot);
  const inOrder = [...lot, ...[...state.units.keys()].filter((unit) => !drawn.has(unit))];
  const least = state.rounds.some(hasResult) ? 1 : 0;
  const isRanked = (unit: Index): boolean =>
    !isSpare(setup, state, unit) && ranking.tally(unit).enough >= least;
  return [
    ...ranking.levels(inOrder.filter(isRanked)).flatMap(({ units }) => units),
    ...inOrder.filter((unit) => !isRanked(unit)),
  ];
}
