"use client";

import { useState } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { removeRules, type StoredRules, saveRules } from "@/lib/client/house-rules";
import { deviceProblem } from "@/lib/client/problems";
import { rulesLink } from "@/lib/export/rules-link";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useSpeaker } from "@/lib/i18n/use-speaker";
import { useLanguage } from "@/lib/i18n/use-words";
import { NameForm } from "./name-form";
import { RulesInWords } from "./rules-in-words";

interface RulesDialogProps {
  readonly rules: StoredRules;
  readonly others: readonly StoredRules[];
  /** They are deleted; without `undo` they could not be. */
  onDelete(undo: (() => Promise<unknown>) | undefined): void;
}

/** What saved house rules are, and what can be done with them besides playing. */
export function RulesDialog({ rules, others, onDelete }: RulesDialogProps) {
  const say = newGameWords[useLanguage()];
  const speaker = useSpeaker();
  const [problem, setProblem] = useState<string>();
  const rename = async (name: string) => {
    const written = await saveRules({ ...rules, name }, rules.id);
    setProblem(written.ok ? undefined : speaker.problem(deviceProblem(`device-${written.error}`, "")));
  };
  const remove = async () =>
    onDelete((await removeRules(rules.id)) ? () => saveRules(rules, rules.id) : undefined);
  return (
    <div className="grid grid-cols-1 gap-6">
      <RulesInWords rules={rules} />
      <section aria-labelledby="share-rules" className="grid grid-cols-1 gap-2">
        <h2 id="share-rules" className="text-title">
          {say.shareRules}
        </h2>
        <p className="text-ink-soft text-pretty">{say.shareRulesText}</p>
        <LinkKeys title={rules.name} link={rulesLink(window.location.origin, rules)} />
      </section>
      <NameForm
        key={rules.name}
        {...{ name: rules.name, others, problem }}
        mayReplace={false}
        label={say.rename}
        look="key min-h-14"
        onName={(name) => void rename(name)}
      />
      <button type="button" className="key min-h-14 text-alarm" onClick={() => void remove()}>
        {say.deleteRules}
      </button>
    </div>
  );
}
