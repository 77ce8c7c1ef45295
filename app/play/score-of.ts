import type { Standing } from "@/lib/rules/game";

/** Whether a game is played for money alone: there is a purse, and nobody has a point. */
const isForMoneyAlone = ({ totals, balances }: Pick<Standing, "totals" | "balances">): boolean =>
  Object.keys(balances).length > 0 && Object.values(totals).every((total) => total === 0);

/** What stands on a player's plate: points, or minor units where the game is for money alone. */
export function scoreOf(
  standing: Pick<Standing, "totals" | "balances">,
  player: string,
): { readonly points: number } | { readonly money: number } {
  return isForMoneyAlone(standing)
    ? { money: standing.balances[player] ?? 0 }
    : { points: standing.totals[player] ?? 0 };
}
