import { under } from "../../rules/problem";
import { change, currency as code } from "../change/fields";
import { changeKind } from "../change/kind";
import { currencyProblems } from "../money/currency";

/** Games that already joined keep the currency that the league had then. */
export const currency = changeKind({
  schema: change("currency", { currency: code }),
  problems: (_, { currency }) => under("/currency", currencyProblems(currency)),
  apply: (_, { currency }) => ({ currency }),
  text: ({ currency }) => ({ currency }),
});
