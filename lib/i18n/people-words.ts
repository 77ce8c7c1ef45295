import type { Language } from "@/lib/i18n/language";
import { people } from "./en/people";
import { isolating } from "./isolating";

/** What the screens of players and seats say: apart from `wordsIn`, which the table's first load has. */
export const peopleWordsIn: Readonly<Record<Language, typeof people>> = { en: isolating(people) };
