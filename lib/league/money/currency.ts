import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";

/** Why a text is not a currency: neither an ISO 4217 code nor empty, as in a league without money. */
export function currencyProblems(currency: string): Problem[] {
  if (/^(?:[A-Z]{3})?$/.test(currency)) return [];
  return [leagueProblem("not-a-currency", "")];
}
