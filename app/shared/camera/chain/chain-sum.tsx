"use client";

import { useCameraWords } from "../use-camera-words";
import type { OpenEnd } from "./open-ends";

interface ChainSumProps {
  /** Undefined while the tiles make no chain. */
  readonly ends: readonly OpenEnd[] | undefined;
  scoreOf(ends: readonly number[]): number | undefined;
  onAnother(): void;
  onAccept(ends: readonly number[]): void;
}

/** "5 + 5 + 3 = 13", what it scores, and the keys to enter that or take another photo. */
export function ChainSum({ ends, scoreOf, onAnother, onAccept }: ChainSumProps) {
  const t = useCameraWords();
  const counts = ends?.map((end) => end.counts) ?? [];
  const score = ends && scoreOf(counts);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-2 on-side:grid-cols-2 on-side:items-center">
      <p role="status" className="text-center text-pretty">
        {ends ? (
          <span className="font-display text-title font-bold tabular-nums">
            {t.endsSum({ ends: counts })}
          </span>
        ) : (
          t.noChain
        )}
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <button type="button" className="key" onClick={onAnother}>
          {t.another}
        </button>
        <button
          type="button"
          className="action px-2"
          disabled={score === undefined}
          onClick={() => onAccept(counts)}
        >
          {score === undefined ? t.scoresNothing : t.scoreIt({ points: score })}
        </button>
      </div>
    </div>
  );
}
