"use client";

import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { EntryProblem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { lineName } from "../line-name";

interface LaterFailsProps {
  readonly game: GameView;
  readonly problem: EntryProblem | undefined;
  onGoTo(line: number): void;
}

/** A correction that would make a later entry impossible, with a link to that entry. */
export function LaterFails({ game, problem, onGoTo }: LaterFailsProps) {
  const t = useWords().history;
  const language = useLanguage();
  const speaker = useSpeaker();
  if (!problem) return null;
  const { later } = problem;
  return (
    <div className="grid gap-2">
      <p>
        <ProblemText>{speaker.problem(problem)}</ProblemText>
      </p>
      {later !== undefined && (
        <button type="button" className="key justify-self-start" onClick={() => onGoTo(later)}>
          {t.goToLater({ what: lineName(game, later, language) })}
        </button>
      )}
    </div>
  );
}
