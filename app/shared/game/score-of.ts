import type { RankedBy } from "@/lib/rules/rules";

interface Scores {
  readonly totals: Readonly<Record<string, number>>;
  readonly balances: Readonly<Record<string, number>>;
}

/** The number on a player's plate: points, or minor units if the game is played for money alone. */
export const scoreOf = (
  { totals, balances }: Scores,
  player: string,
  rankedBy: RankedBy,
): { readonly points: number } | { readonly money: number } =>
  rankedBy === "money" ? { money: balances[player] ?? 0 } : { points: totals[player] ?? 0 };

/** What a game known only by its scores is ranked by: money, if there is a purse and nobody has points. */
export const rankedByScores = ({ totals, balances }: Scores): RankedBy =>
  Object.keys(balances).length > 0 && Object.values(totals).every((total) => total === 0)
    ? "money"
    : "points";
