import type { Language } from "@/lib/i18n/language";
import { watch } from "./en/watch";
import { isolating } from "./isolating";

/** What the board to look at says: apart from `wordsIn`, which the table's first load has. */
export const watchWordsIn: Readonly<Record<Language, typeof watch>> = { en: isolating(watch) };
