import type { Ask } from "@/lib/rules/prompts";

type ScoreAsk = Extract<Ask, { type: "score" }>;

/** Whether the chain's open ends answer this question. */
export const readsChain = ({ ends, totals }: ScoreAsk): boolean => ends.length > 0 || totals !== undefined;

/** What these open ends score; undefined if nothing. A game that asks for two ends is played with two. */
export function scoreOfEnds({ scores, totals }: ScoreAsk, ends: readonly number[]): number | undefined {
  const total = ends.reduce((sum, end) => sum + end, 0);
  if (totals) return totals.get(total);
  return ends.length === 2 && scores.includes(total) ? total : undefined;
}
