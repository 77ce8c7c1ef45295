"use client";

import { useState } from "react";
import type { StoredRules } from "@/lib/client/house-rules";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { isSameName } from "@/lib/rules/people/player-problems";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { AreSaved } from "./are-saved";
import { type RulesPlace, savedAs } from "./rules-places";

interface LeagueCopyProps {
  readonly rules: StoredRules;
  readonly place: Required<RulesPlace>;
  /** Saves them there, replacing those with this id; undefined if that failed. */
  onSave(id: string | undefined): Promise<StoredRules | undefined>;
}

/** Saves house rules of this device for a league as well, under the same name. */
export function LeagueCopy({ rules, place, onSave }: LeagueCopyProps) {
  const t = useCatalogue("newGame");
  const [justSaved, setJustSaved] = useState<StoredRules>();
  const saved = savedAs(rules, [place]);
  const league = place.league.name;
  const save = useSingleFlight(async (id: string | undefined) => setJustSaved(await onSave(id)));
  const replaced = place.rules.find(({ name }) => isSameName(name, rules.name));
  return (
    <div className="grid grid-cols-1">
      <AreSaved saved={saved} justSaved={justSaved} />
      {!saved && (
        <button type="button" className="key min-h-14 wrap-anywhere" onClick={() => void save(replaced?.id)}>
          {replaced ? t.replaceFor({ name: replaced.name, league }) : t.saveFor({ league })}
        </button>
      )}
    </div>
  );
}
