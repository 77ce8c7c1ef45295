"use client";

import { useState } from "react";
import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/read";
import { whenText } from "@/lib/ui/when-text";
import { amending, type Correct } from "./correcting";
import { HistoryLine } from "./history-line";
import { TakeBack } from "./take-back";
import type { WhyAsked } from "./why-asked";

interface HistoryViewProps {
  readonly game: GameView;
  readonly mayWrite: boolean;
  readonly correct: Correct;
  onWhy(asked: WhyAsked): void;
  onCorrect(line: number): void;
  tell(problems: readonly Problem[]): void;
}

/** Everything that was entered, latest first; what was corrected shows both versions. */
export function HistoryView({ game, mayWrite, correct, onWhy, onCorrect, tell }: HistoryViewProps) {
  const say = useWords();
  const language = useLanguage();
  const [takingBack, setTakingBack] = useState<number>();
  const when = (line: number) => {
    const at = game.times[line];
    return at === undefined ? "" : whenText(at, Date.now(), language);
  };
  const entries = game.lines
    .flatMap((line, index) => (line.line === "entry" ? [{ line, index }] : []))
    .reverse();
  return (
    <section className="mx-auto grid w-full max-w-3xl gap-3" aria-label={say.history.title}>
      <h2 className="text-title">{say.history.title}</h2>
      {entries.length === 0 && <p className="text-ink-soft">{say.history.empty}</p>}
      <ol className="grid grid-cols-1 gap-2" reversed>
        {entries.map(({ line, index }) => (
          <HistoryLine
            key={index}
            game={game}
            line={line}
            index={index}
            when={when}
            mayWrite={mayWrite}
            onWhy={onWhy}
            onCorrect={() => onCorrect(index)}
            onTakeBack={() => setTakingBack(index)}
            onPutBack={async () => {
              if (isRecord(line.written)) tell(await correct(index, amending(game, index, line.written)));
            }}
          />
        ))}
      </ol>
      {takingBack !== undefined && (
        <TakeBack
          game={game}
          line={takingBack}
          correct={correct}
          onClose={() => setTakingBack(undefined)}
          onGoTo={(later) => {
            setTakingBack(undefined);
            onCorrect(later);
          }}
        />
      )}
    </section>
  );
}
