import type { ChangeOf } from "../changes/registry";
import { maxBatchGames } from "../limits";
import { gameOfBatch, placeInBatch } from "../paper/batch";
import type { PaperResult } from "../paper/paper-result";
import type { RecordedGame } from "../value/record";
import { batchPart } from "./batch-changes";

/** Results from paper that were brought in together. */
export interface BatchThere {
  readonly batch: string;
  readonly games: number;
  /** The first and the last day. */
  readonly days: readonly [from: string, to: string];
  /** Changes that bring the same in again. */
  readonly parts: readonly Omit<ChangeOf<"paper-results">, "id">[];
}

interface OnPaper extends RecordedGame {
  readonly paper: PaperResult;
}

/**
 * The batches among a league's games, the last brought in first. Nothing stored says what a batch is: its games have its
 * id with their place in it, and other results from paper have ids that no others begin like.
 */
export function batchesIn(games: readonly RecordedGame[]): BatchThere[] {
  const found = new Map<string, OnPaper[]>();
  for (const game of games) {
    const { gameId, paper } = game;
    if (!paper) continue;
    const batch = gameOfBatch(gameId, 0);
    const own = found.get(batch);
    if (own) own.push({ ...game, paper });
    else found.set(batch, [{ ...game, paper }]);
  }
  return [...found]
    .filter(([batch, own]) => own.length > 1 || own[0]?.gameId === batch)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([batch, own]) => {
      const days = own.map(({ paper }) => paper.on).sort();
      return {
        batch,
        games: own.length,
        days: [days[0] ?? "", days.at(-1) ?? ""] as const,
        parts: partsOf(batch, own),
      };
    });
}

/** Games in the order of their places; a part has those of consecutive places. */
function partsOf(batch: string, own: readonly OnPaper[]): BatchThere["parts"] {
  const parts: OnPaper[][] = [];
  for (const game of [...own].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))) {
    const part = parts.at(-1);
    const [first] = part ?? [];
    const isNext = first && placeInBatch(game.gameId) === placeInBatch(first.gameId) + (part?.length ?? 0);
    if (part && isNext && part.length < maxBatchGames) part.push(game);
    else parts.push([game]);
  }
  return parts.map((part) =>
    batchPart(
      part.map(({ rulesetId: kind, currency, paper }) => ({ kind, currency, ...paper })),
      batch,
      placeInBatch(part[0]?.gameId ?? ""),
    ),
  );
}
