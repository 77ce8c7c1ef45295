"use client";

import { useState } from "react";
import { type NamedRules, type StoredRules, saveRules, useSavedRules } from "@/lib/client/house-rules";
import { deviceProblem } from "@/lib/client/problems";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useSpeaker } from "@/lib/i18n/use-speaker";
import { useLanguage } from "@/lib/i18n/use-words";
import { Modal } from "@/lib/ui/page/modal";
import { NameForm } from "./name-form";

interface SaveRulesProps {
  readonly rules: Omit<NamedRules, "name">;
  /** What they are called so far. */
  readonly name: string;
  /** Whether they can be saved now; if not, `onProblem` says why. */
  readonly isRight: boolean;
  onProblem(): void;
  onSaved(saved: StoredRules): void;
}

/** A key that saves house rules under a name. */
export function SaveRules({ rules, name, isRight, onProblem, onSaved }: SaveRulesProps) {
  const say = newGameWords[useLanguage()];
  const speaker = useSpeaker();
  const saved = useSavedRules() ?? [];
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (called: string, replaced: StoredRules | undefined) => {
    const written = await saveRules({ ...rules, name: called }, replaced?.id);
    if (!written.ok) {
      setProblem(speaker.problem(deviceProblem(`device-${written.error}`, "")));
      return;
    }
    setProblem(undefined);
    setOpen(false);
    onSaved(written.value);
  };
  return (
    <>
      <button
        type="button"
        className="key min-h-14 w-full"
        aria-haspopup="dialog"
        onClick={() => (isRight ? setOpen(true) : onProblem())}
      >
        {say.saveRules}
      </button>
      <Modal title={say.saveRules} open={isOpen} onClose={() => setOpen(false)}>
        <NameForm
          {...{ name, problem }}
          others={saved}
          mayReplace
          label={say.save}
          look="action"
          onName={(called, replaced) => void save(called, replaced)}
        >
          <p className="text-ink-soft text-pretty">{say.saveRulesHint}</p>
        </NameForm>
      </Modal>
    </>
  );
}
