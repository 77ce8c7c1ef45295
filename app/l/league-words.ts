import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { catalogue, loadCatalogue } from "@/lib/i18n/catalogues";
import { loadAllGameWords } from "@/lib/i18n/game-words";
import type { BaseLanguage } from "@/lib/i18n/language";
import { pageLanguage } from "@/lib/i18n/page-words";

/** The language of a page of a league, and what it says. */
export interface LeagueWords {
  readonly language: BaseLanguage;
  readonly say: Catalogues["leaguePages"];
}

/** What the page that is drawn says. */
export const leagueWords = async (): Promise<LeagueWords> => leagueWordsIn(await pageLanguage());

/** What is said in a language. What games are called is loaded with it. */
export async function leagueWordsIn(language: BaseLanguage): Promise<LeagueWords> {
  await Promise.all([
    loadAllGameWords(language),
    loadCatalogue("base", language),
    loadCatalogue("leaguePages", language),
  ]);
  return { language, say: catalogue("leaguePages", language) };
}
