import type { Setup } from "../setup";
import type { EveningState, Outcome, TableState } from "../state";
import { isSameOutcome, sideOf } from "./outcome";
import type { Answer } from "./schemas";

/** A result by the host, or where nobody has to agree. */
export const decided = (table: TableState, outcome: Outcome): TableState => ({
  ...open(table),
  state: "confirmed",
  outcome,
});

/** What was entered before is replaced. */
const open = (table: TableState): TableState => ({
  ...table,
  state: "open",
  outcome: undefined,
  claims: [],
  forfeit: undefined,
  why: undefined,
});

/** A result by one side: a later one of the same side replaces it, and equal ones of both confirm each other. */
export function claimed(state: EveningState, table: TableState, outcome: Outcome, by: string): TableState {
  const side = sideOf(state, table, by) ?? 0;
  const claims = [...table.claims.filter((claim) => claim.side !== side), { ...outcome, side, by }];
  const [first = outcome, ...others] = claims;
  const agree = others.every((other) => isSameOutcome(first, other));
  // What was said against the first claim still holds while nobody has decided.
  if (!agree) return { ...open(table), state: "disputed", claims, why: table.why };
  const { points, won } = first;
  const settled = others.length > 0 ? "confirmed" : "entered";
  return { ...open(table), state: settled, outcome: { points, won }, claims };
}

/** The other side agrees, or does not. What is confirmed already stays as it is. */
export function answered(table: TableState, entry: Answer): TableState {
  if (table.state === "confirmed") return table;
  if (entry.kind === "confirm") return { ...table, state: "confirmed" };
  return { ...table, state: "disputed", outcome: undefined, why: entry.why?.trim() };
}

/** One side is absent, or both are: then both lose. */
export function forfeited({ settings }: Setup, table: TableState, absent: 0 | 1 | "both"): TableState {
  const [won, lost] = settings.forfeit;
  const outcome: Outcome =
    absent === "both"
      ? { points: [0, 0], won: null }
      : { points: absent === 0 ? [lost, won] : [won, lost], won: absent === 0 ? 1 : 0 };
  return { ...decided(table, outcome), forfeit: absent };
}
