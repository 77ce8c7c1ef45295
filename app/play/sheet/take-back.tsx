"use client";

import { useState } from "react";
import { type GameView, preview } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { EntryProblem } from "@/lib/rules/problem";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { type Correct, voiding } from "../correct/correcting";
import { LaterFails } from "../correct/later-fails";
import { WhatChanges } from "../correct/what-changes";

interface TakeBackProps {
  readonly game: GameView;
  readonly line: number;
  readonly correct: Correct;
  onClose(): void;
  onGoTo(line: number): void;
}

/** Asks before an entry is taken back, and shows what that changes. */
export function TakeBack({ game, line, correct, onClose, onGoTo }: TakeBackProps) {
  const t = useWords();
  const body = voiding(game, line);
  const would = preview(game, body);
  const [refused, setRefused] = useState<EntryProblem>();
  const problem = would.ok ? refused : would.error[0];
  const takeBack = useSingleFlight(async () => {
    const [first] = await correct(line, body);
    if (first) setRefused(first);
    else onClose();
  });
  return (
    <>
      {would.ok && <WhatChanges game={game} would={would.value} />}
      <LaterFails game={game} problem={problem} onGoTo={onGoTo} />
      <div className="grid gap-2 sm:grid-cols-2">
        {would.ok && (
          <button type="button" className="action" onClick={() => void takeBack()}>
            {t.history.reallyTakeBack}
          </button>
        )}
        <button type="button" className="key min-h-14" onClick={onClose}>
          {t.shell.cancel}
        </button>
      </div>
    </>
  );
}
