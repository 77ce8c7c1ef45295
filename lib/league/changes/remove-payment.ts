import { changeKind } from "../change/kind";
import { leagueProblem } from "../texts";

interface Facts {
  readonly isThere: boolean;
}

export const removePayment = changeKind({
  schema: (f) => f.change("remove-payment", { payment: f.id }),
  problems: (_, { payment: id }, { isThere }: Facts = { isThere: true }) =>
    isThere ? [] : [leagueProblem("no-such-payment", "/payment", { id })],
  beside: ({ payments }, { payment }) => ({
    payments: payments.filter((each) => each.payment !== payment),
  }),
});
