import { games } from "@/lib/games/registry";
import type { AimOf } from "@/lib/league/pages/named";

/** Whether the most or the fewest points win by a ruleset. */
export const aimOf: AimOf = (rulesetId) => games.find(rulesetId)?.aim ?? "many";
