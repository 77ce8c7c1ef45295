import type { Language } from "../rules/language";
import { en } from "./words.en";

/** What a league says when something cannot be. A further language is a further object of this type. */
type LeagueWords = typeof en;

export const leagueWords: Readonly<Record<Language, LeagueWords>> = { en };
