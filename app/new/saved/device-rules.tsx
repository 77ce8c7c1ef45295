"use client";

import { useState } from "react";
import { removeRules, type StoredRules, saveRules } from "@/lib/client/house-rules";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { LeagueCopy } from "./league-copy";
import { NameForm } from "./name-form";
import { type RulesPlace, saveIn } from "./rules-places";

interface DeviceRulesProps {
  readonly rules: StoredRules;
  readonly places: readonly RulesPlace[];
  /** They were deleted; without `undo` that failed. */
  onDelete(undo: (() => Promise<unknown>) | undefined): void;
}

/** What can be done with house rules of this device: save them for a league, rename or delete them. */
export function DeviceRules({ rules, places, onDelete }: DeviceRulesProps) {
  const t = useCatalogue("newGame");
  const speaker = useSpeaker();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const here = places.find(({ league }) => !league);
  const others = (here?.rules ?? []).filter(({ id }) => id !== rules.id);
  const save = async (place: RulesPlace, name: string, id?: string) => {
    const { game, options } = rules;
    const saved = await saveIn(place, { name, game, options }, id);
    setProblems(saved.ok ? [] : saved.error);
    return saved.ok ? saved.value : undefined;
  };
  const remove = useSingleFlight(async () =>
    onDelete((await removeRules(rules.id)) ? () => saveRules(rules, rules.id) : undefined),
  );
  return (
    <>
      {places.map(({ league, rules: theirs }) => {
        if (!league) return null;
        const place = { league, rules: theirs };
        return (
          <LeagueCopy
            key={league.id}
            rules={rules}
            place={place}
            onSave={(id) => save(place, rules.name, id)}
          />
        );
      })}
      <NameForm
        name={rules.name}
        others={others}
        problem={problems.map(speaker.problem)[0]}
        mayReplace={false}
        label={t.rename}
        className="key min-h-14"
        onName={(name) => void save({ rules: [] }, name, rules.id)}
      />
      <button type="button" className="key min-h-14 text-alarm" onClick={() => void remove()}>
        {t.deleteRules}
      </button>
    </>
  );
}
