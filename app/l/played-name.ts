import { findGameWords, gameTitle } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import type { FinishedGame } from "@/lib/league/replies";

/** What a game is called: as the house rules that it is played by, as the game of its family, or as its kind. */
export function playedName(
  { kind, preset, rules }: Pick<FinishedGame, "kind" | "preset" | "rules">,
  language: Language,
): string {
  const words = findGameWords(kind, language);
  return rules ?? (words ? gameTitle(words, { preset }) : kind);
}
