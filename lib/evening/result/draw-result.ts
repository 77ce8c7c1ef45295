import { DrawContext } from "../draw/context";
import { propose } from "../draw/draw";
import { costOfSeating } from "../draw/local";
import { openTable } from "../entries/check-round";
import type { EveningMoment } from "../moment";
import { idsOf, seatsIn } from "./rounds";
import type { DrawResult } from "./types";

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
