import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { catalogue } from "@/lib/i18n/catalogues";
import type { BaseLanguage } from "@/lib/i18n/language";
import { pageLanguage } from "@/lib/i18n/page-words";
import { type LeagueWords, leagueWordsIn } from "../league-words";

/** The words of pages about evenings and seasons, besides those of all league pages. */
export interface EveningWords extends LeagueWords {
  readonly texts: Catalogues["leagueEvenings"];
}

export const eveningWords = async (): Promise<EveningWords> => eveningWordsIn(await pageLanguage());

export async function eveningWordsIn(language: BaseLanguage): Promise<EveningWords> {
  const words = await leagueWordsIn(language);
  return { ...words, texts: catalogue("leagueEvenings", words.language) };
}
