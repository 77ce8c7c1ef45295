"use client";

import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { RoundName } from "@/lib/i18n/round-name";
import { type BreakdownStep, sumOfSteps } from "@/lib/rules/score/breakdown";
import type { Term } from "@/lib/rules/score/terms";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { tileName } from "@/lib/ui/tiles/tile-name";

interface WhyStepProps {
  readonly step: BreakdownStep;
  /** How many rounds had been played. */
  readonly rounds: number;
  readonly of: "points" | "money";
  /** The game's word for a round. */
  roundName(f: { number: number }): RoundName;
  /** How an amount is written. */
  text(value: number): string;
  /** Whether it is the only step, which needs no sum of its own. */
  readonly alone: boolean;
}

/** One round or entry, and the terms that make it up. */
export function WhyStep({ step, rounds, of, roundName, text, alone }: WhyStepProps) {
  const t = useWords().why;
  const speaker = useSpeaker();
  const terms = speaker.inWords(step[of]);
  const [only] = terms;
  const when =
    step.round !== undefined
      ? roundName({ number: step.round }).title
      : rounds === 0
        ? t.start
        : t.after({ round: roundName({ number: rounds }) });
  const short = terms.length === 1 && only && !only.tiles;
  return (
    <li className="border-b border-line py-2 last:border-0">
      {!alone && (
        <p className="flex items-baseline justify-between gap-3">
          <span>
            <span className="font-semibold">{when}</span>
            {short && <span className="text-ink-soft">: {only.label}</span>}
          </span>
          <span className="font-display text-lead font-bold">{text(sumOfSteps([step], of))}</span>
        </p>
      )}
      {(alone || !short) && (
        <ul className={alone ? "grid gap-2" : "grid gap-1 pl-3 text-fine text-ink-soft"}>
          {terms.map((term) => (
            <li key={term.label}>
              <p className="flex items-baseline justify-between gap-3">
                <span>{term.label}</span>
                <span className="font-display font-bold">{text(term.value)}</span>
              </p>
              {term.tiles && <TermTiles tiles={term.tiles} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The tiles of a number, each with what it counts. */
function TermTiles({ tiles }: { readonly tiles: NonNullable<Term["tiles"]> }) {
  const words = useWords();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 py-1">
      {tiles.map(({ tile, value }) => (
        <li key={tile} className="flex items-center gap-1 text-fine text-ink-soft">
          <TileFace tile={tile} lying label={tileName(tile, words)} className="h-6" />
          {value}
        </li>
      ))}
    </ul>
  );
}
