import { answersIn, draftOf, type SetupDraft } from "@/app/shared/setup/setup-draft";
import { games } from "@/lib/games/registry";
import { houseRulesProblems } from "@/lib/rules/document/house-rules";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { Choice } from "./cards";

/** Whether this version knows everything the choice needs: a league's house rules may come from a later one. */
export const isPlayable = ({ game, rules }: Choice): boolean =>
  !rules || houseRulesProblems({ game, options: rules.options }, games).length === 0;

/**
 * The draft after another game was chosen, or none. A choice with people replaces everything. Answers for one preset or
 * set of house rules are not carried over; a game that this version does not know changes nothing. Playing by a
 * league's rules means playing in that league, unless another was chosen.
 */
export function withChoice(draft: SetupDraft, choice: Choice | null): SetupDraft {
  if (choice === null) return { ...draft, game: null };
  const { game, preset, rules, setup } = choice;
  if (!games.find(game)) return draft;
  if (setup) return { ...draftOf(setup), ...(rules?.id !== undefined && { savedRules: rules.id }) };
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
