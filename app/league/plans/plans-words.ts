import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { catalogue } from "@/lib/i18n/catalogues";
import type { Language } from "@/lib/i18n/language";
import { leagueWords } from "../league-words";

interface PlansWords {
  readonly language: Language;
  readonly t: Catalogues["plans"];
}

/** The words of planned evenings, in the requested region like the rest of a league page. */
export async function plansWords(): Promise<PlansWords> {
  const { language } = await leagueWords();
  return { language, t: catalogue("plans", language) };
}
