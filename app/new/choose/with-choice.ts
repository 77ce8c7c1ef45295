import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { games } from "@/lib/games/registry";
import { presetOption } from "@/lib/rules/presets";
import type { Choice } from "./cards";

/**
 * The form once another game was chosen, or none. What was answered for one game of a family is not said of another; a
 * game that this version does not know changes nothing.
 */
export function withChoice(draft: SetupDraft, choice: Choice | null): SetupDraft {
  if (choice === null) return { ...draft, game: null };
  const { game, preset } = choice;
  if (!games.find(game)) return draft;
  return {
    ...draft,
    game,
    ...(preset !== undefined && { answers: { ...draft.answers, [game]: { [presetOption]: preset } } }),
  };
}
