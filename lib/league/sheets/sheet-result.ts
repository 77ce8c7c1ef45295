import { History } from "../../evening/draw/history";
import { isByAverage } from "../../evening/hall/parted";
import type { EveningLog } from "../../evening/log";
import { standingResult } from "../../evening/result/result";
import type { Form } from "../../evening/setup";
import { type Fairness, fairnessOf } from "../../evening/standings/fairness";
import { Ranking } from "../../evening/standings/ranking";
import { rowsOf } from "../../evening/standings/rows";
import { counts, type EveningState, type Index, type TableState } from "../../evening/state";
import type { Player } from "../../rules/people/table";
import { isRecord } from "../../rules/record";
import type { StoredSheet } from "./recorded-sheet";

/** The result of an evening that is over for a league, derived from its log alone. */
export interface SheetResult {
  /**
   * The id of its last round and when that began, by the device's clock: whoever says only the next day that an evening
   * is over does not move it there.
   */
  readonly endedBy: string;
  readonly endedAt: string;
  /** Everybody who was ever there. */
  readonly table: readonly Player[];
  readonly sheet: StoredSheet;
}

/** The result of an evening whose tables play a game; undefined until it is over, or if no game of it counts. */
export function sheetResultOf(log: EveningLog, game: string): SheetResult | undefined {
  const { setup, state } = log.position;
  const last = log.lines.findLast(
    (line) => line.type === "entry" && isRecord(line.effective) && line.effective.kind === "round",
  );
  if (!state.over || !isRecord(last?.written)) return undefined;
  if (!state.rounds.some(({ tables }) => tables.some(counts))) return undefined;
  const { form, settings } = setup;
  const table = state.units.flatMap(({ people }) => people);
  const peopleOf = numbersIn(state);
  const ranking = new Ranking(setup, state);
  const standings = rowsOf(setup, state, ranking).map((row) => {
    const { who: _, places, ...figures } = standingResult(form, state, ranking, settings.order, row);
    return { ...figures, ...(places && { places: pairOf(places) }), who: peopleOf([row.unit]) };
  });
  return {
    endedBy: String(last.written.id),
    endedAt: String(last.written.at),
    table: table.map(({ id, name }) => ({ id, name: name.trim() })),
    sheet: {
      game,
      form,
      perGame: isByAverage(setup),
      people: table.map(({ id }) => id),
      rounds: state.rounds.map(({ rest, tables }) => ({
        rest: peopleOf(rest),
        tables: tables.toSorted((a, b) => a.table - b.table).map((each) => tableTold(form, each, peopleOf)),
      })),
      standings,
      adjustments: state.adjustments.map(({ unit, wins, points }) => ({
        who: peopleOf([unit]),
        wins,
        points,
      })),
      fairness: fairnessTold(fairnessOf(setup, state, ranking, new History(state))),
    },
  };
}

/** The numbers of the people of units: everybody ever there, in the order of arrival. */
function numbersIn({ units }: EveningState): (indices: readonly Index[]) => number[] {
  let next = 0;
  const numbers = units.map(({ people }) => people.map(() => next++));
  return (indices) => indices.flatMap((unit) => numbers[unit] ?? []);
}

const pairOf = ([one, other]: readonly [number, number]): [number, number] => [one, other];

const fairnessTold = ({ seated, rests, rivals, met, ...counted }: Fairness): StoredSheet["fairness"] => ({
  ...counted,
  ...(seated && { seated: pairOf(seated) }),
  ...(rests && { rests: pairOf(rests) }),
  ...(rivals && { rivals: pairOf(rivals) }),
  ...(met && { met: pairOf(met) }),
});

function tableTold(
  form: Form,
  { table, sides, outcome, forfeit, game, ...state }: TableState,
  peopleOf: (units: readonly Index[]) => number[],
): StoredSheet["rounds"][number]["tables"][number] {
  const result = counts(state) ? outcome : undefined;
  return {
    table,
    sides: sides.map(peopleOf),
    ...(result?.points && { points: [...result.points] }),
    ...(result && form !== "alone" && { won: result.won }),
    ...(forfeit !== undefined && { forfeit: true }),
    ...(game !== undefined && { game }),
  };
}
