import type { ReplayResult } from "@/lib/rules/document/replay-result";
import type { Position } from "@/lib/rules/game";
import { presetIn } from "@/lib/rules/presets/preset-option";
import type { GameSummary } from "./wire/wire";

type Summarized =
  | "preset"
  | "status"
  | "totals"
  | "balances"
  | "standings"
  | "rankedBy"
  | "winners"
  | "shutout"
  | "sides"
  | "gone";

/** Which game is played, by its options, and the current result, for lists of games. */
export function summaryOf(
  options: Readonly<Record<string, unknown>>,
  position: Position,
  result: ReplayResult,
): Pick<GameSummary, Summarized> {
  const preset = presetIn(options);
  const { status, totals, balances, standings, winners, sides } = result;
  return {
    ...(preset !== undefined && { preset }),
    status,
    totals,
    balances,
    rankedBy: position.rankedBy,
    standings: [...standings],
    winners: [...winners],
    ...(position.shutout && { shutout: position.shutout.counts }),
    ...(sides && { sides: sides.map((side) => [...side]) }),
    ...(position.gone.size > 0 && { gone: [...position.gone] }),
  };
}
