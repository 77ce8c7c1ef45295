import type { Language } from "@/lib/i18n/language";
import { newGame } from "./en/new-game";
import { isolating } from "./isolating";

/** What the screens of a new game say: not for the table, which loads without it. */
export const newGameWords: Readonly<Record<Language, typeof newGame>> = { en: isolating(newGame) };
