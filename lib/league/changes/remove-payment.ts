import { changeKind } from "../change/kind";
import { leagueProblem } from "../texts";

interface Facts {
  readonly isThere: boolean;
}

export const removePayment = changeKind({
  schema: (f) => f.change("remove-payment", { payment: f.id }),
  problems: (_, { payment: id }, { isThere }: Facts = { isThere: true }) =>
    isThere ? [] : [leagueProblem("no-such-payment", "/payment", { id })],
  payments: (payments, { payment }) => payments.filter((each) => each.payment !== payment),
});
