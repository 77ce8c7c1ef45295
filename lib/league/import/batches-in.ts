import type { ChangeOf } from "../changes/registry";
import { maxBatchGames } from "../limits";
import { gameOfBatch, placeInBatch } from "../paper/batch";
import type { PaperResult } from "../paper/paper-result";
import type { RecordedGame } from "../value/record";
import { batchPart } from "./batch-changes";

type Part = Omit<ChangeOf<"paper-results">, "id"> | Omit<ChangeOf<"paper-result">, "id">;

/** Results from paper that were brought in together. */
export interface BatchThere {
  readonly batch: string;
  readonly games: number;
  /** The first and the last day. */
  readonly days: readonly [from: string, to: string];
  /** Changes that bring the same in again. */
  readonly parts: readonly Part[];
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
    found.set(batch, [...(found.get(batch) ?? []), { ...game, paper }]);
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

/** Games in the order of their places; a part has those of consecutive places. Money is in single results only. */
function partsOf(batch: string, own: readonly OnPaper[]): Part[] {
  const parts: OnPaper[][] = [];
  const single: Part[] = [];
  for (const game of [...own].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))) {
    const { gameId, rulesetId: kind, currency, paper } = game;
    if (paper.players.some(({ balance }) => balance !== undefined)) {
      single.push({ change: "paper-result", game: gameId, kind, currency, ...paper });
      continue;
    }
    const part = parts.at(-1);
    const [first] = part ?? [];
    const isNext = first && placeInBatch(gameId) === placeInBatch(first.gameId) + (part?.length ?? 0);
    if (part && isNext && part.length < maxBatchGames) part.push(game);
    else parts.push([game]);
  }
  const written = parts.map((part) =>
    batchPart(
      part.map(({ rulesetId: kind, paper }) => ({ kind, ...paper })),
      batch,
      placeInBatch(part[0]?.gameId ?? ""),
    ),
  );
  return [...written, ...single];
}
