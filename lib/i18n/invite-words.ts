import type { Language } from "@/lib/i18n/language";
import { invite } from "./en/invite";
import { isolating } from "./isolating";

/** What the invite says: apart from `wordsIn`, which the table's first load has. */
export const inviteWordsIn: Readonly<Record<Language, typeof invite>> = { en: isolating(invite) };
