"use client";

import { useState } from "react";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import type { StoredRules } from "@/lib/client/house-rules";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Game } from "@/lib/rules/game";
import { type HouseRules, otherwise } from "../house-rules/house-rules";
import { AreSaved } from "./are-saved";
import { savedAs, useRulesPlaces } from "./rules-places";
import { SaveRules } from "./save-rules";

interface KeepRulesProps {
  readonly game: Game;
  readonly draft: SetupDraft;
  readonly houseRules: HouseRules;
  /** An answer is invalid, and is marked. */
  onProblem(): void;
  onSaved(saved: StoredRules): void;
}

/** Offers to save house rules under a name, once something differs from the usual rules. */
export function KeepRules({ game, draft, houseRules, onProblem, onSaved }: KeepRulesProps) {
  const language = useLanguage();
  const places = useRulesPlaces();
  const [justSaved, setJustSaved] = useState<StoredRules>();
  const rules = {
    game: game.id,
    options: otherwise(game, draft.answers[game.id] ?? {}, draft.players.length, language),
  };
  const began = places
    .flatMap(({ league, rules }) => rules.map((each) => ({ ...each, league: league?.id })))
    .find(({ id, game: of }) => id === draft.savedRules && of === game.id);
  const isRight = houseRules.rules.every(({ problem }) => problem === undefined);
  const saved = isRight ? savedAs(rules, places) : undefined;
  // An invalid answer counts as a change, so that the button does not come and go while somebody types.
  const isOtherwise = houseRules.rules.some(({ isChanged, problem }) => isChanged || problem !== undefined);
  return (
    <>
      <AreSaved saved={saved} justSaved={justSaved} />
      {!saved && (began || isOtherwise) && (
        <SaveRules
          name={began?.name ?? ""}
          league={began?.league}
          rules={rules}
          places={places}
          isRight={isRight}
          onProblem={onProblem}
          onSaved={(made) => {
            setJustSaved(made);
            onSaved(made);
          }}
        />
      )}
    </>
  );
}
