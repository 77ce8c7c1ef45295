import { answersIn, type SetupDraft } from "@/app/shared/setup/setup-draft";
import { games } from "@/lib/games/registry";
import { houseRulesProblems } from "@/lib/rules/document/house-rules";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { Choice } from "./cards";

/** Whether this version knows all that a choice is played by: a league's house rules may be those of a later one. */
export const isPlayable = ({ game, rules }: Choice): boolean =>
  !rules || houseRulesProblems({ game, options: rules.options }, games).length === 0;

/**
 * The form once another game was chosen, or none. What was answered for one game of a family, or by house rules, is not
 * said of another; a game that this version does not know changes nothing. Who plays by the rules of a league plays in it,
 * unless another was chosen.
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
    ...(rules?.league !== undefined && !draft.league && { league: { id: rules.league, seats: {} } }),
  };
}
