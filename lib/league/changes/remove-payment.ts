import { change, id } from "../change/fields";
import { changeKind } from "../change/kind";
import { leagueProblem } from "../texts";

interface Facts {
  readonly isThere: boolean;
}

export const removePayment = changeKind({
  schema: change("remove-payment", { payment: id }),
  problems: (_, { payment: id }, { isThere }: Facts = { isThere: true }) =>
    isThere ? [] : [leagueProblem("no-such-payment", "/payment", { id })],
  payments: (payments, { payment }) => payments.filter((each) => each.payment !== payment),
  text: () => null,
});
