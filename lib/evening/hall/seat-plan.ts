import { sameJson } from "../../rules/same-json";
import { DrawContext } from "../draw/context";
import { propose } from "../draw/draw";
import { type RestReason, whyRests } from "../draw/rest";
import type { EveningLog } from "../log";
import { drawResult } from "../result/draw-result";
import type { DrawResult, RoundResult, TableResult } from "../result/types";
import { indexOf } from "../state";

export type PlannedTable = Pick<TableResult, "table" | "sides" | "seats">;

/** A round before it is written: as it was drawn, or changed by hand since. */
export interface SeatPlan {
  readonly round: number;
  readonly lot: number;
  readonly tables: readonly PlannedTable[];
  /** Ids of units, as at the tables. */
  readonly rest: readonly string[];
}

/** Who plays together at a table; in form `alone` everybody for themselves. */
export const sidesAt = ({ sides, seats = [] }: PlannedTable): readonly (readonly string[])[] =>
  sides ?? seats.map((id) => [id]);

export const roundEntry = ({ round, lot, tables, rest }: SeatPlan) => ({
  kind: "round",
  round,
  lot,
  tables,
  rest,
});

/** The next draw of the same round: another lot. */
export const drawnAgain = ({ position }: EveningLog, { lot }: SeatPlan): DrawResult =>
  drawResult(position, lot + 1);

/**
 * Whether a plan may still be written: it seats everybody who is here now and, unless people have changed it, is what
 * would be drawn now.
 */
export function stillHolds(log: EveningLog, plan: SeatPlan, isByHand: boolean): boolean {
  if (log.fork().accept(roundEntry(plan)).length > 0) return false;
  if (isByHand) return true;
  const draw = drawResult(log.position, plan.lot);
  if ("problem" in draw) return false;
  const { cost: _, ...now } = draw;
  return sameJson(now, plan);
}

/** Two change places. */
export function swapped(plan: SeatPlan, one: string, other: string): SeatPlan {
  const turn = (id: string): string => (id === one ? other : id === other ? one : id);
  const all = (ids: readonly string[]): string[] => ids.map(turn);
  return {
    ...plan,
    tables: plan.tables.map(({ table, sides, seats }) => ({
      table,
      ...(sides && { sides: sides.map(all) }),
      ...(seats && { seats: all(seats) }),
    })),
    rest: all(plan.rest),
  };
}

/** Why somebody rests: what decided it in the draw; the tables are written in advance; the spare is not needed. */
export type Resting = RestReason | "plan" | "spare" | "by-hand";

/** What there is to know about a plan before it counts. */
export interface PlanNotes {
  readonly says: RoundResult["says"];
  /** Who rests, and why. */
  readonly resting: readonly { readonly who: string; readonly why: Resting }[];
}

export function notesOn(log: EveningLog, plan: SeatPlan): PlanNotes {
  const fork = log.fork();
  if (fork.accept(roundEntry(plan)).length > 0) return { says: [], resting: [] };
  const { setup, state } = log.position;
  const context = new DrawContext(setup, state, plan.lot);
  const proposal = propose(context);
  const resting = plan.rest.map((who) => {
    const unit = indexOf(state, who) ?? -1;
    const why = (): Resting => {
      if (unit === context.spare) return "spare";
      if (!proposal?.rest.includes(unit)) return "by-hand";
      return proposal.isWritten ? "plan" : whyRests(context, unit, proposal.seated);
    };
    return { who, why: why() };
  });
  return { says: fork.result([], false).rounds.at(-1)?.says ?? [], resting };
}
