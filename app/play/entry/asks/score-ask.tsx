"use client";

import { useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { EndsPicker } from "./ends-picker";

interface ScoreAskProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly scores: readonly number[];
  readonly ends: readonly number[];
  readonly highest: number;
  readonly points: number | undefined;
  readonly chosenEnds: readonly number[] | undefined;
  /** Undefined: the score is cleared, if it is optional. */
  onPoints(points: number | undefined): void;
  onEnds(ends: readonly number[]): void;
}

/** A score out of a few, or the two ends that make it. */
export function ScoreAsk(props: ScoreAskProps) {
  const { scores, ends, highest, points, chosenEnds, onPoints, onEnds } = props;
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
              onPoints(props.optional && points === score ? undefined : score);
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
