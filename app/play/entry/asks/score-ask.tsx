"use client";

import { useState } from "react";
import { ChainKey } from "@/app/shared/camera/chain/chain-key";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Ask } from "@/lib/rules/prompts";
import { EndsPicker } from "./ends-picker";
import { readsChain, scoreOfEnds } from "./score-of-ends";

interface ScoreAskProps {
  readonly label: string;
  readonly ask: Extract<Ask, { type: "score" }>;
  readonly points: number | undefined;
  readonly chosenEnds: readonly number[] | undefined;
  /** Undefined: the score is cleared, if it is optional. */
  onPoints(points: number | undefined): void;
  onEnds(ends: readonly number[]): void;
}

/** A score out of a few, or the two ends that make it; a photo of the chain answers it too. */
export function ScoreAsk(props: ScoreAskProps) {
  const { ask, points, chosenEnds, onPoints, onEnds } = props;
  const { scores, ends, highest, optional } = ask;
  const t = useWords();
  const [byEnds, setByEnds] = useState(chosenEnds !== undefined);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-fine font-semibold text-ink-soft">{props.label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {scores.map((score) => (
          <button
            key={score}
            type="button"
            aria-pressed={chosenEnds === undefined && points === score}
            className="key font-display text-lead"
            onClick={() => {
              setByEnds(false);
              onPoints(optional && points === score ? undefined : score);
            }}
          >
            {score}
          </button>
        ))}
        {ends.length > 0 && (
          <button type="button" aria-pressed={byEnds} className="key" onClick={() => setByEnds(true)}>
            {t.table.twoEnds}
          </button>
        )}
        {readsChain(ask) && (
          <ChainKey
            small
            highest={highest}
            scoreOf={(counts) => scoreOfEnds(ask, counts)}
            onEnds={(counts) => {
              setByEnds(ask.totals === undefined);
              if (ask.totals) onPoints(scoreOfEnds(ask, counts));
              else onEnds(counts);
            }}
          />
        )}
      </div>
      {byEnds && (
        <>
          {chosenEnds && <p className="font-display text-lead font-bold">{chosenEnds.join(" + ")}</p>}
          <EndsPicker ends={ends} highest={highest} onPick={onEnds} />
        </>
      )}
    </fieldset>
  );
}
