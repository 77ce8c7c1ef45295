import { playerRecord } from "../rules/people/table";
import type { EntryProblem } from "../rules/problem";
import { DrawContext } from "./draw/context";
import { propose } from "./draw/draw";
import { History } from "./draw/history";
import { costOfSeating } from "./draw/local";
import type { Numbered } from "./draw/numbers";
import { openTable } from "./entries/check-round";
import { type Judgement, judge } from "./judge";
import type { EveningMoment } from "./moment";
import type { Form, Key } from "./setup";
import { type Fairness, fairnessOf } from "./standings/fairness";
import { Ranking } from "./standings/ranking";
import { rowsOf } from "./standings/rows";
import { placeParts } from "./standings/tally";
import {
  counts,
  type EveningState,
  type Index,
  isLate,
  type RoundState,
  type TableState,
  unitAt,
} from "./state";

type Points = readonly number[] | Readonly<Record<string, number>>;

/** A table of a round: with `sides`, or in form `alone` with `seats`. Keys without a value are absent. */
export interface TableResult {
  readonly table: number;
  readonly sides?: readonly (readonly string[])[];
  readonly seats?: readonly string[];
  readonly state: "open" | "playing" | "entered" | "confirmed" | "disputed";
  readonly points?: Points;
  readonly won?: number | null;
  readonly game?: string;
  readonly late?: true;
  readonly forfeit?: 0 | 1 | "both";
  readonly claims?: readonly {
    readonly by: string;
    readonly points?: Points;
    readonly won?: number | null;
  }[];
  readonly why?: string;
}

export interface RoundResult {
  readonly round: number;
  readonly lot: number;
  readonly time: boolean;
  readonly rest: readonly string[];
  readonly cost: readonly number[];
  readonly best?: readonly number[];
  readonly asDrawn?: boolean;
  readonly says: readonly {
    readonly code: string;
    readonly who: readonly string[];
    readonly round?: number;
  }[];
  readonly tables: readonly TableResult[];
}

export interface StandingResult {
  readonly who: string;
  readonly place?: number;
  readonly games: number;
  readonly wins: number;
  readonly for?: number;
  readonly against?: number;
  readonly points?: number;
  readonly places?: readonly [numerator: number, denominator: number];
  readonly opponents?: number;
  readonly run?: number;
  readonly reign?: number;
  readonly rests: number;
  readonly separates?: Key | "least" | "spare";
}

export type DrawResult =
  | {
      readonly round: number;
      readonly lot: number;
      readonly tables: readonly Pick<TableResult, "table" | "sides" | "seats">[];
      readonly rest: readonly string[];
      readonly cost: readonly number[];
    }
  | { readonly problem: "evening-over" | "round-open" | "too-few" };

/** The result of an evening sheet. Source: docs/eveningsheet.md, "The replay result". */
export interface EveningResult {
  readonly form: Form;
  readonly status: "playing" | "finished";
  /** How many entries were accepted, from the start. */
  readonly accepted: number;
  /** The problems of the first refused entry, where the replay stops. */
  readonly problems: readonly EntryProblem[];
  /** Everybody ever, with today's names, in order of arrival. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly here: readonly string[];
  readonly rounds: readonly RoundResult[];
  readonly standings: readonly StandingResult[];
  readonly winners: readonly string[];
  readonly fairness: Fairness;
  /** Every table that is not confirmed, and what it waits for. */
  readonly waiting: readonly {
    readonly round: number;
    readonly table: number;
    readonly for: "result" | "confirm" | "decision";
  }[];
  readonly draw?: DrawResult;
}

const idsOf = (state: EveningState, units: readonly Index[]): string[] =>
  units.map((unit) => unitAt(state, unit).id);

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
    waiting: state.rounds.flatMap(({ tables }, index) =>
      inOrder(tables).flatMap((table) => waitingFor(index + 1, table)),
    ),
  };
}

const inOrder = (tables: readonly TableState[]): TableState[] => tables.toSorted((a, b) => a.table - b.table);

function waitingFor(round: number, { table, state }: TableState): EveningResult["waiting"][number][] {
  switch (state) {
    case "confirmed":
      return [];
    case "open":
      return [{ round, table, for: "result" }];
    case "entered":
      return [{ round, table, for: "confirm" }];
    case "disputed":
      return [{ round, table, for: "decision" }];
  }
}

function roundResult(
  form: Form,
  state: EveningState,
  round: number,
  { lot, time, rest, tables }: RoundState,
  { cost, best, asDrawn, says }: Judgement,
): RoundResult {
  return {
    round,
    lot,
    time,
    rest: idsOf(state, rest),
    cost,
    ...(best && { best }),
    ...(asDrawn !== undefined && { asDrawn }),
    says: says.map((remark) => ({ ...remark, who: idsOf(state, remark.who).sort() })),
    tables: inOrder(tables).map((table) => tableResult(form, state, table)),
  };
}

/** Who sits where, as a `round` entry says it. */
const seatsIn = (form: Form, state: EveningState, { table, sides }: Numbered) =>
  form === "alone"
    ? { table, seats: idsOf(state, sides.flat()) }
    : { table, sides: sides.map((side) => idsOf(state, side)) };

function tableResult(form: Form, evening: EveningState, table: TableState): TableResult {
  const { state, outcome, game, forfeit, claims, why } = table;
  const said = ({ points, won }: Pick<NonNullable<TableState["outcome"]>, "points" | "won">) => {
    const seats = idsOf(evening, table.sides.flat());
    if (form === "alone") return { points: playerRecord(seats.map((id, seat) => [id, points?.[seat] ?? 0])) };
    return { ...(points && { points }), won };
  };
  return {
    ...seatsIn(form, evening, table),
    state: state === "open" && game !== undefined ? "playing" : state,
    ...(counts(table) && outcome && said(outcome)),
    ...(game !== undefined && { game }),
    ...(isLate(table) && { late: true }),
    ...(forfeit !== undefined && { forfeit }),
    ...(state === "disputed" && {
      claims: claims.map((claim) => ({ by: claim.by, ...said(claim) })),
      ...(why !== undefined && { why }),
    }),
  };
}

function standingResult(
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

/** What a draw proposes now, or why it proposes nothing. */
export function drawResult({ setup, state }: EveningMoment, lot: number): DrawResult {
  if (state.over) return { problem: "evening-over" };
  if (openTable(state)) return { problem: "round-open" };
  const context = new DrawContext(setup, state, lot);
  const proposal = propose(context);
  if (!proposal) return { problem: "too-few" };
  const tables = proposal.tables();
  const costs = context.costs(proposal.seated);
  const seating = tables.map(({ sides }) =>
    sides.map((side) => side.map((unit) => costs.units.indexOf(unit))),
  );
  return {
    round: context.round,
    lot,
    tables: tables.map((table) => seatsIn(setup.form, state, table)),
    rest: idsOf(state, proposal.rest),
    cost: costs.list(costOfSeating(costs, seating)),
  };
}
