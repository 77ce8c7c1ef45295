import { History } from "../draw/history";
import { judge } from "../judge";
import type { EveningMoment } from "../moment";
import type { Form, Key } from "../setup";
import { fairnessOf } from "../standings/fairness";
import { Ranking } from "../standings/ranking";
import { rowsOf } from "../standings/rows";
import { placeParts } from "../standings/tally";
import { type EveningState, unitAt } from "../state";
import { idsOf, roundResult, waitingIn } from "./rounds";
import type { EveningResult, StandingResult } from "./types";

/** The evening now. `befores`: the moment before each of its rounds. */
export function resultOf(
  { setup, state }: EveningMoment,
  befores: readonly EveningMoment[],
): Omit<EveningResult, "accepted" | "problems"> {
  const ranking = new Ranking(setup, state);
  const rows = rowsOf(setup, state, ranking);
  const names = state.units.flatMap(({ people }) => people);
  return {
    form: setup.form,
    status: state.over ? "finished" : "playing",
    people: names.map(({ id, name }) => ({ id, name: name.trim() })),
    here: idsOf(
      state,
      state.now.flatMap(({ here }, unit) => (here ? [unit] : [])),
    ),
    rounds: state.rounds.map((round, index) => {
      const before = befores[index];
      if (!before) throw new RangeError(`nothing is known of the moment before round ${index + 1}`);
      return roundResult(setup.form, state, index + 1, round, judge(before, round));
    }),
    standings: rows.map((row) => standingResult(setup.form, state, ranking, setup.settings.order, row)),
    winners: state.over
      ? idsOf(
          state,
          rows.flatMap(({ unit, place }) => (place === 1 && ranking.tally(unit).games > 0 ? [unit] : [])),
        )
      : [],
    fairness: fairnessOf(setup, state, ranking, new History(state)),
    waiting: state.rounds.flatMap(({ tables }, index) => waitingIn(tables, index + 1)),
  };
}

/** A row of the standings, with the id of its unit. */
export function standingResult(
  form: Form,
  state: EveningState,
  ranking: Ranking,
  order: readonly Key[],
  { unit, place, separates }: ReturnType<typeof rowsOf>[number],
): StandingResult {
  const { games, wins, points, places, rests, run, reign, ...tally } = ranking.tally(unit);
  return {
    who: unitAt(state, unit).id,
    ...(place !== undefined && { place }),
    games,
    wins,
    ...(form === "alone"
      ? { points, places: inLowestTerms(places, placeParts) }
      : { for: tally.for, against: tally.against }),
    ...(order.includes("opponents") && { opponents: ranking.opponents(unit) }),
    ...(form === "table" && { run, reign }),
    rests,
    ...(separates && { separates }),
  };
}

function inLowestTerms(numerator: number, denominator: number): [number, number] {
  let [a, b] = [numerator, denominator];
  while (b !== 0) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}
