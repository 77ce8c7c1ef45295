"use client";

import { useState } from "react";
import type { NamedRules, StoredRules } from "@/lib/client/house-rules";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Modal } from "@/lib/ui/page/modal";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { OptionChoice } from "../house-rules/option-choice";
import { NameForm } from "./name-form";
import { type RulesPlace, saveIn } from "./rules-places";

interface SaveRulesProps {
  readonly rules: Omit<NamedRules, "name">;
  readonly places: readonly RulesPlace[];
  /** Their current name. */
  readonly name: string;
  /** The league whose rules they started from. */
  readonly league?: string | undefined;
  /** Whether they can be saved now; if not, `onProblem` shows why. */
  readonly isRight: boolean;
  onProblem(): void;
  onSaved(saved: StoredRules): void;
}

/** A button that saves house rules under a name: on this device, or for one of its leagues. */
export function SaveRules({ rules, places, name, league, isRight, onProblem, onSaved }: SaveRulesProps) {
  const t = useCatalogue("newGame");
  const speaker = useSpeaker();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const wanted = chosen ?? league ?? "";
  const place = places.find((each) => (each.league?.id ?? "") === wanted) ?? { rules: [] };
  const save = useSingleFlight(async (called: string, replaced: StoredRules | undefined) => {
    const written = await saveIn(place, { ...rules, name: called }, replaced?.id);
    setProblem(written.ok ? undefined : written.error.map(speaker.problem)[0]);
    if (!written.ok) return;
    setOpen(false);
    onSaved(written.value);
  });
  return (
    <>
      <button
        type="button"
        className="key min-h-14 w-full"
        aria-haspopup="dialog"
        onClick={() => (isRight ? setOpen(true) : onProblem())}
      >
        {t.saveRules}
      </button>
      <Modal title={t.saveRules} open={isOpen} onClose={() => setOpen(false)}>
        <NameForm
          name={name}
          problem={problem}
          others={place.rules}
          mayReplace
          label={t.save}
          className="action"
          onName={(called, replaced) => void save(called, replaced)}
        >
          {places.length > 1 && (
            <OptionChoice
              ask={{
                type: "choice",
                field: "place",
                label: t.forWhom,
                value: place.league?.id ?? "",
                choices: places.map((each) => ({
                  value: each.league?.id ?? "",
                  label: each.league?.name ?? t.thisDevice,
                })),
              }}
              problem={undefined}
              onChoose={(id) => setChosen(String(id))}
            />
          )}
          <p className="text-ink-soft text-pretty">
            {place.league ? t.saveForHint({ league: place.league.name }) : t.saveRulesHint}
          </p>
        </NameForm>
      </Modal>
    </>
  );
}
