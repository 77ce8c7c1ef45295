import type { Language } from "@/lib/i18n/language";
import { home } from "./en/home";
import { isolating } from "./isolating";

/** What the home page says: apart from `wordsIn`, which the table's first load has. */
export const homeWordsIn: Readonly<Record<Language, typeof home>> = { en: isolating(home) };
