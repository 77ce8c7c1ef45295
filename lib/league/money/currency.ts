import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";

/** What keeps a text from being a currency: the shape of ISO 4217, or nothing in a league without money. */
export function currencyProblems(currency: string): Problem[] {
  if (/^(?:[A-Z]{3})?$/.test(currency)) return [];
  return [leagueProblem("not-a-currency", "")];
}
