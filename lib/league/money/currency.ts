import type { Language } from "../../rules/language";
import type { Problem } from "../../rules/problem";
import { leagueWords } from "../words";

/** What keeps a text from being a currency: the shape of ISO 4217, or nothing in a league without money. */
export function currencyProblems(currency: string, language: Language): Problem[] {
  if (/^(?:[A-Z]{3})?$/.test(currency)) return [];
  return [{ code: "not-a-currency", path: "", message: leagueWords[language].notACurrency }];
}
