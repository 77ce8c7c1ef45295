import type { ReplayResult } from "@/lib/rules/document/replay-result";
import type { Position } from "@/lib/rules/game";
import type { GameSummary } from "./wire/wire";

type Stand = "status" | "totals" | "balances" | "standings" | "rankedBy" | "winners" | "sides";

/** How a game stands, as a list of games tells of it. */
export function standOf(position: Position, result: ReplayResult): Pick<GameSummary, Stand> {
  const { status, totals, balances, standings, winners, sides } = result;
  return {
    ...{ status, totals, balances, rankedBy: position.rankedBy },
    ...{ standings: [...standings], winners: [...winners] },
    ...(sides && { sides: sides.map((side) => [...side]) }),
  };
}
