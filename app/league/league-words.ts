import { headers } from "next/headers";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { catalogue, loadCatalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, inRegion, type Language } from "@/lib/i18n/language";
import { pageLanguage } from "@/lib/i18n/page-words";

/** The language and words of league pages. */
export interface LeagueWords {
  readonly language: Language;
  readonly t: Catalogues["leaguePages"];
  /** Those about evenings and seasons. */
  readonly texts: Catalogues["leagueEvenings"];
}

/** The words of the page being drawn. */
export const leagueWords = async (): Promise<LeagueWords> => leagueWordsIn(await pageLanguage());

/**
 * The words of a language in the requested region. All words of league pages are loaded together: when the server
 * starts, it opens each page for a league that does not exist, and later reads nothing more from the build.
 */
export async function leagueWordsIn(base: BaseLanguage): Promise<LeagueWords> {
  const asked = (await headers()).get("accept-language") ?? "";
  const language = inRegion(base, asked.split(/[,;]/));
  const names = ["games", "base", "leaguePages", "leagueEvenings", "plans", "club"] as const;
  await Promise.all(names.map((name) => loadCatalogue(name, base)));
  return { language, t: catalogue("leaguePages", language), texts: catalogue("leagueEvenings", language) };
}
