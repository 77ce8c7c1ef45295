import { isRecord } from "../../rules/record";
import type { EveningLog } from "../log";
import type { TableResult } from "../result/types";
import { type TableState, unitAt } from "../state";
import { sidesAt } from "./seat-plan";
import { pointsAt } from "./trace";

interface At {
  readonly round: number;
  readonly table: number;
}

/** Who has said how a table ended, and who may still agree. Ids of units, by side; in form `alone` one each. */
export interface Answers {
  readonly said: readonly (readonly string[])[];
  readonly open: readonly (readonly string[])[];
}

const nobody: Answers = { said: [], open: [] };

export function answersAt({ position: { state } }: EveningLog, { round, table }: At): Answers {
  const found = state.rounds[round - 1]?.tables.find((each) => each.table === table);
  if (!found || !isAsked(found)) return nobody;
  const ids = found.sides.map((side) => side.map((unit) => unitAt(state, unit).id));
  const hasSaid = (side: number) => found.claims.some((claim) => claim.side === side);
  return { said: ids.filter((_, side) => hasSaid(side)), open: ids.filter((_, side) => !hasSaid(side)) };
}

const isAsked = ({ state }: TableState): boolean => state === "entered" || state === "disputed";

/** Somebody who speaks for these units: the first person of the first of them. */
export function speakerOf({ position: { state } }: EveningLog, units: readonly string[]): string {
  const unit = state.units.find(({ id }) => id === units[0]);
  return unit?.people[0]?.id ?? "";
}

/** Whether the other side agreed on the phone that had entered the result. */
export function isOnSamePhone({ lines }: Pick<EveningLog, "lines">, { round, table }: At): boolean {
  const said = lines.flatMap((line) => {
    const entry = line.type === "entry" ? line.effective : undefined;
    return isRecord(entry) && entry.round === round && entry.table === table ? [entry] : [];
  });
  const result = said.findLast(({ kind }) => kind === "result" || kind === "forfeit");
  const confirm = said.findLast(({ kind }) => kind === "confirm");
  // Once the host has decided, it no longer matters who agreed, and where.
  return confirm?.samePhone === true && result?.by !== undefined;
}

/** The points of a claim by side, in form `alone` by seat. */
export const pointsOfClaim = (table: TableResult, { points }: Pick<TableResult, "points">): number[] =>
  points === undefined ? [] : sidesAt(table).map((_, side) => pointsAt({ ...table, points }, side) ?? 0);
