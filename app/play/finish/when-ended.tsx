"use client";

import { type FormEvent, useId, useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { earliestTime } from "@/lib/league/standings/order";
import { endOf } from "@/lib/league/standings/result";
import { isRecord } from "@/lib/rules/record";
import { Modal } from "@/lib/ui/page/modal";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { momentText } from "@/lib/ui/text/when-text";
import { amending, type Correct } from "../correct/correcting";

interface WhenEndedProps {
  readonly game: GameView;
  readonly correct: Correct;
}

/** When the game ended, with a form to correct that: a phone's clock may be wrong, or somebody typed it in days later. */
export function WhenEnded({ game, correct }: WhenEndedProps) {
  const t = useWords().history;
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const end = endOf(game.log);
  if (!end || typeof end.endedAt !== "string") return null;
  return (
    <>
      <button type="button" className="key min-h-14" onClick={() => setOpen(true)}>
        {t.ended({ when: momentText(end.endedAt, language) })}
      </button>
      <Modal title={t.changeDay} open={isOpen} onClose={() => setOpen(false)}>
        <DayForm {...{ game, correct }} line={end.line} now={end.endedAt} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface DayFormProps extends WhenEndedProps {
  readonly line: number;
  readonly now: string;
  onClose(): void;
}

function DayForm({ game, correct, line, now, onClose }: DayFormProps) {
  const t = useWords();
  const speaker = useSpeaker();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const latest = localTime(Date.now());
  const save = useSingleFlight(async (event: FormEvent<HTMLFormElement>) => {
    const typed = Date.parse(String(new FormData(event.currentTarget).get("at")));
    if (!(typed >= earliestTime && typed <= Date.now())) return setProblem(t.history.dayNotPossible);
    const corrected = game.lines[line];
    if (corrected?.type !== "entry" || !isRecord(corrected.effective)) return;
    const at = new Date(typed).toISOString();
    const [refused] = await correct(line, amending(game, line, { ...corrected.effective, at }));
    if (refused) setProblem(speaker.problem(refused));
    else onClose();
  });
  return (
    <form
      noValidate
      className="grid gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        void save(event);
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {t.history.when}
      </label>
      <input
        id={id}
        name="at"
        type="datetime-local"
        className="field w-full"
        defaultValue={localTime(Date.parse(now))}
        max={latest}
        aria-describedby={`${id}-about`}
        aria-invalid={problem !== undefined}
        onChange={() => setProblem(undefined)}
      />
      <div id={`${id}-about`} role={problem ? "alert" : undefined}>
        {problem && <ProblemText>{problem}</ProblemText>}
        <p className="text-fine text-ink-soft">{t.history.dayHint}</p>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="submit" className="action">
          {t.history.saveCorrection}
        </button>
        <button type="button" className="key min-h-14" onClick={onClose}>
          {t.shell.cancel}
        </button>
      </div>
    </form>
  );
}

/** "2026-11-14T21:30" on this device's clock, as the field has it. */
function localTime(time: number): string {
  const at = new Date(time);
  return new Date(time - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
