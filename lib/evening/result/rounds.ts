import { playerRecord } from "../../rules/people/table";
import type { Numbered } from "../draw/numbers";
import type { Judgement } from "../judge";
import type { Form } from "../setup";
import {
  counts,
  type EveningState,
  type Index,
  isLate,
  type RoundState,
  type TableState,
  unitAt,
} from "../state";
import type { EveningResult, RoundResult, TableResult } from "./types";

export const idsOf = (state: EveningState, units: readonly Index[]): string[] =>
  units.map((unit) => unitAt(state, unit).id);

const inOrder = (tables: readonly TableState[]): TableState[] => tables.toSorted((a, b) => a.table - b.table);

/** What every table of a round that is not confirmed waits for. */
export const waitingIn = (tables: readonly TableState[], round: number): EveningResult["waiting"] =>
  inOrder(tables).flatMap((table) => waitingFor(round, table));

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

/** A round as it is told. */
export function roundResult(
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
export const seatsIn = (form: Form, state: EveningState, { table, sides }: Numbered) =>
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
