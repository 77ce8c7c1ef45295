"use client";

import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { type StoredRules, useSavedRules } from "@/lib/client/house-rules";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { Game } from "@/lib/rules/game";
import { sameJson } from "@/lib/sync/same";
import { type HouseRules, otherwise } from "../house-rules/house-rules";
import { SaveRules } from "./save-rules";

interface KeepRulesProps {
  readonly game: Game;
  readonly draft: SetupDraft;
  readonly houseRules: HouseRules;
  /** Some answer is wrong: it is told. */
  onProblem(): void;
  onSaved(saved: StoredRules): void;
}

/** The way to save house rules under a name, once something is played otherwise than usual. */
export function KeepRules({ game, draft, houseRules, onProblem, onSaved }: KeepRulesProps) {
  const language = useLanguage();
  const say = newGameWords[language];
  const saved = useSavedRules();
  const options = otherwise(game, draft.answers[game.id] ?? {}, draft.players.length, language);
  const began = saved?.find(({ id, game: of }) => id === draft.savedRules && of === game.id);
  const isRight = houseRules.rules.every(({ problem }) => problem === undefined);
  const same = saved?.find((each) => each.game === game.id && sameJson(each.options, options));
  if (same && isRight)
    return (
      <p role="status" className="font-semibold text-felt-ink wrap-anywhere">
        {say.areSaved({ name: same.name })}
      </p>
    );
  // A wrong answer is a change to be: the key does not come and go while somebody types.
  const isOtherwise = houseRules.rules.some(({ isChanged, problem }) => isChanged || problem !== undefined);
  if (!began && !isOtherwise) return null;
  return (
    <SaveRules
      rules={{ game: game.id, options }}
      name={began?.name ?? ""}
      {...{ isRight, onProblem, onSaved }}
    />
  );
}
