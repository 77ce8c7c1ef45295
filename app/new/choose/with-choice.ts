import { answersIn, type SetupDraft } from "@/app/shared/setup/setup-draft";
import { games } from "@/lib/games/registry";
import { presetOption } from "@/lib/rules/preset-option";
import type { Choice } from "./cards";

/**
 * The form once another game was chosen, or none. What was answered for one game of a family, or by house rules, is not
 * said of another; a game that this version does not know changes nothing.
 */
export function withChoice(draft: SetupDraft, choice: Choice | null): SetupDraft {
  if (choice === null) return { ...draft, game: null };
  const { game, preset, rules } = choice;
  if (!games.find(game)) return draft;
  const { savedRules, ...others } = draft;
  const before = savedRules === undefined ? draft.answers[game] : undefined;
  const answers = rules
    ? answersIn(rules.options)
    : preset === undefined
      ? (before ?? {})
      : { [presetOption]: preset };
  return {
    ...others,
    game,
    answers: { ...draft.answers, [game]: answers },
    ...(rules?.id !== undefined && { savedRules: rules.id }),
  };
}
