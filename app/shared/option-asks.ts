import type { InWords } from "@/lib/i18n/catalogue";
import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import type { Game } from "@/lib/rules/game";
import type { OptionAsk } from "@/lib/rules/prompts";

export type AskInWords = InWords<OptionAsk>;

/** What a game asks before it starts, in words. */
export const optionAsks = (
  game: Game,
  options: unknown,
  players: number,
  language: Language,
): readonly AskInWords[] => speaker(language).inWords(game.optionAsks(options, players));
