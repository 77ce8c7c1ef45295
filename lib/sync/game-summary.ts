import type { ReplayResult } from "@/lib/rules/document/replay-result";
import type { Position } from "@/lib/rules/game";
import { presetIn } from "@/lib/rules/presets/preset-option";
import type { Summary } from "./shared/shared";

/** Which game is played, by its options, and the current result, for lists of games. */
export function summaryOf(
  options: Readonly<Record<string, unknown>>,
  position: Position,
  result: ReplayResult,
): Summary {
  const preset = presetIn(options);
  const { status, totals, balances, standings, winners, sides } = result;
  return {
    players: [...position.players],
    ...(preset !== undefined && { preset }),
    status,
    totals,
    balances,
    rankedBy: position.about.rankedBy,
    standings: [...standings],
    winners: [...winners],
    ...(position.shutout && { shutout: position.shutout.counts }),
    ...(sides && { sides: sides.map((side) => [...side]) }),
    ...(position.gone.size > 0 && { gone: [...position.gone] }),
  };
}
