import { headers } from "next/headers";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { catalogue, loadCatalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, inRegion, type Language } from "@/lib/i18n/language";
import { pageLanguage } from "@/lib/i18n/page-words";

/** The language of a page of a league, and what it says. */
export interface LeagueWords {
  readonly language: Language;
  readonly t: Catalogues["leaguePages"];
}

/** What the page that is drawn says. */
export const leagueWords = async (): Promise<LeagueWords> => leagueWordsIn(await pageLanguage());

/**
 * What is said in a language, in the region that is asked for. All that pages of leagues say is loaded with it: the server
 * opens each for a league that is not there when it starts, and reads nothing of the build later.
 */
export async function leagueWordsIn(base: BaseLanguage): Promise<LeagueWords> {
  const asked = (await headers()).get("accept-language") ?? "";
  const language = inRegion(base, asked.split(/[,;]/));
  const names = ["games", "base", "leaguePages", "leagueEvenings", "plans"] as const;
  await Promise.all(names.map((name) => loadCatalogue(name, base)));
  return { language, t: catalogue("leaguePages", language) };
}
