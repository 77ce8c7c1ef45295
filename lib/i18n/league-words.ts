import type { Language } from "@/lib/i18n/language";
import { leaguePages } from "./en/league-pages";
import { isolating } from "./isolating";

/** What the pages of leagues say. Not among the words of every screen: the table loads without them. */
export type LeaguePageWords = typeof leaguePages;

export const leagueWordsIn: Readonly<Record<Language, LeaguePageWords>> = { en: isolating(leaguePages) };
