import type { Language } from "@/lib/i18n/language";
import { en } from "./en";
import { isolating } from "./isolating";

/** Everything the screens say. Words of a game come from the game. A further language is a further object of this type. */
export type Words = typeof en;

export const wordsIn: Readonly<Record<Language, Words>> = { en: isolating(en) };
