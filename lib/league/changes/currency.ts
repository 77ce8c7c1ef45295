import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { currencyProblems } from "../money/currency";

/** Games that already joined keep the currency that the league had then. */
export const currency = changeKind({
  schema: (f) => f.change("currency", { currency: f.currency }),
  problems: (_, { currency }) => under("/currency", currencyProblems(currency)),
  apply: (_, { currency }) => ({ currency }),
  text: ({ currency }) => ({ currency }),
});
