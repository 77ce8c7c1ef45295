import type { Language } from "@/lib/i18n/language";
import { leagueKeeping } from "./en/league-keeping";
import { isolating } from "./isolating";

/** What is said where a league is made and kept. */
export type LeagueKeepingWords = typeof leagueKeeping;

export const keepingWordsIn: Readonly<Record<Language, LeagueKeepingWords>> = {
  en: isolating(leagueKeeping),
};
