import { type Problem, under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { nameOf, noSuchPlayer, playerOn } from "../change/lists";
import { currencyProblems } from "../money/currency";
import { kitty } from "../money/kitty";
import { nameProblems, normalizedName } from "../roster/names";
import { isDay } from "../season";
import { leagueProblem } from "../texts";

/** Whether there is a payment with the id, and today's date on the league's calendar. */
interface Facts {
  readonly isThere: boolean;
  readonly today?: string;
}

/**
 * `from` paid `to` this amount on this day, in minor units of `currency` (by default, the league's). With `owedFor`, such
 * as dues, no money changed hands, and `to` owes it to `from` for that. Either may be the league's kitty.
 */
export const payment = changeKind({
  schema: (f) =>
    f.change("payment", {
      payment: f.id,
      from: f.someone,
      to: f.someone,
      amount: f.payment,
      on: f.date,
      currency: f.optional(f.currency),
      owedFor: f.optional(f.name),
    }),
  problems: (settings, change, { isThere, today }: Facts = { isThere: false }) => {
    const { payment: id, from, to, on, owedFor, currency = settings.currency } = change;
    const problems: Problem[] = Object.entries({ from, to })
      .filter(([, player]) => player !== kitty && !playerOn(settings, player))
      .map(([field, player]) => noSuchPlayer(player, `/${field}`));
    if (from === to) problems.push(leagueProblem("pays-itself", "/to"));
    if (!isDay(on)) problems.push(leagueProblem("not-a-day", "/on"));
    else if (today !== undefined && on > today) problems.push(leagueProblem("in-future", "/on", { today }));
    if (isThere) problems.push(leagueProblem("payment-taken", "/payment", { id }));
    if (currency === "") problems.push(leagueProblem("no-currency", ""));
    if (owedFor !== undefined) problems.push(...under("/owedFor", nameProblems(owedFor)));
    return [...problems, ...under("/currency", currencyProblems(currency))];
  },
  beside: ({ payments }, { payment, from, to, amount, on, owedFor, ...change }, currency) => ({
    payments: [
      ...payments.filter((each) => each.payment !== payment),
      {
        ...{ payment, from, to, amount, on, currency: change.currency ?? currency },
        ...(owedFor !== undefined && { owedFor: normalizedName(owedFor) }),
      },
    ],
  }),
  text: ({ from, to, amount, on, owedFor = "", ...change }, named) => ({
    from: from === kitty ? { kitty } : nameOf(named, from),
    to: to === kitty ? { kitty } : nameOf(named, to),
    owedFor,
    amount: { amount, currency: change.currency ?? named.league.currency },
    when: { day: on },
  }),
});
