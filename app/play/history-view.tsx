"use client";

import { useState } from "react";
import { enter, type GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { HistoryLine } from "./history-line";
import { TakeBack } from "./take-back";

interface HistoryViewProps {
  readonly game: GameView;
  readonly mayWrite: boolean;
  onCorrect(line: number): void;
  tell(problems: readonly Problem[]): void;
}

/** Everything that was entered, latest first; what was corrected shows both versions. */
export function HistoryView({ game, mayWrite, onCorrect, tell }: HistoryViewProps) {
  const say = useWords();
  const language = useLanguage();
  const [takingBack, setTakingBack] = useState<number>();
  const clock = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  const when = (line: number) => {
    const at = game.times[line];
    return at === undefined ? "" : clock.format(new Date(at));
  };
  const entries = game.lines
    .flatMap((line, index) => (line.line === "entry" ? [{ line, index }] : []))
    .reverse();
  return (
    <section className="mx-auto grid w-full max-w-3xl gap-3" aria-label={say.history.title}>
      <h2 className="text-title">{say.history.title}</h2>
      {entries.length === 0 && <p className="text-ink-soft">{say.history.empty}</p>}
      <ol className="grid gap-2" reversed>
        {entries.map(({ line, index }) => (
          <HistoryLine
            key={index}
            game={game}
            line={line}
            index={index}
            when={when}
            mayWrite={mayWrite}
            onCorrect={() => onCorrect(index)}
            onTakeBack={() => setTakingBack(index)}
            onPutBack={async () => {
              const back = await enter(game.id, { kind: "amend", target: index, entry: line.written });
              if (!back.ok) tell(back.error);
            }}
          />
        ))}
      </ol>
      {takingBack !== undefined && (
        <TakeBack
          game={game}
          line={takingBack}
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
