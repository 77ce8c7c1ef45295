"use client";

import { useWords } from "@/lib/i18n/use-words";
import type { EntryProblem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/problem-text";

interface LaterFailsProps {
  readonly problem: EntryProblem | undefined;
  onGoTo(line: number): void;
}

/** A correction that a later entry cannot live with, and the way to that entry. */
export function LaterFails({ problem, onGoTo }: LaterFailsProps) {
  const say = useWords().history;
  if (!problem) return null;
  const { later, message } = problem;
  return (
    <div className="grid gap-2">
      <p>
        <ProblemText>{message}</ProblemText>
      </p>
      {later !== undefined && (
        <button type="button" className="key justify-self-start" onClick={() => onGoTo(later)}>
          {say.goToLater({ number: later + 1 })}
        </button>
      )}
    </div>
  );
}
