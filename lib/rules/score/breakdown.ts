import type { Standing } from "../game";
import type { Log } from "../play/log";
import { sumOfTerms, type Term } from "./terms";

/** One step on the way to a player's total and balance. */
export interface BreakdownStep {
  /** The line of the log that made it; undefined for what was there before the first line. */
  readonly line: number | undefined;
  /** The round or hand that the line closed, counted from 1. */
  readonly round: number | undefined;
  readonly points: readonly Term[];
  readonly money: readonly Term[];
}

/** The steps that led to a player's total and balance. The terms of all steps add up to them. */
export function breakdownOf(log: Log, player: string): BreakdownStep[] {
  const first = log.before(0) ?? log.position;
  const steps: BreakdownStep[] = [];
  const add = (step: BreakdownStep) => {
    if (step.points.length + step.money.length > 0 || step.round !== undefined) steps.push(step);
  };
  add({ line: undefined, round: undefined, ...first.opening(player) });
  let round = 0;
  for (const [index, line] of log.lines.entries()) {
    if (line.type !== "entry" || line.effective === undefined) continue;
    const closes = log.roundOf(index) !== undefined;
    if (closes) round++;
    const terms = log.before(index)?.explain(line.effective)[player] ?? { points: [], money: [] };
    add({ line: index, round: closes ? round : undefined, ...terms });
  }
  return steps;
}

/** The sums of steps. */
export const sumOfSteps = (steps: readonly BreakdownStep[], of: "points" | "money"): number =>
  steps.reduce((sum, step) => sum + sumOfTerms(step[of]), 0);

/** A player's amount in a standing, in the terms' units. */
export const amountOf = ({ totals, balances }: Standing, player: string, of: "points" | "money"): number =>
  (of === "points" ? totals[player] : balances[player]) ?? 0;
