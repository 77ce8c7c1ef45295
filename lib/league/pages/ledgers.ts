import type { Balance } from "../money/ledger";
import { settleUp } from "../money/settle-up";
import type { MoneyReply } from "../replies";
import { namesOn } from "../roster/roster";

/** A ledger for each currency, with the payments that settle it. */
export function ledgersOf(
  players: Parameters<typeof namesOn>[0],
  rows: readonly Balance[],
): MoneyReply["ledgers"] {
  const names = namesOn(players);
  const balances = rows
    .map(({ currency, person, balance }) => ({
      currency,
      player: person,
      name: names.get(person) ?? "",
      balance,
    }))
    .sort((a, b) => b.balance - a.balance || (a.name < b.name ? -1 : 1));
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = balances.filter((balance) => balance.currency === currency);
    const { exact, payments } = settleUp(
      Object.fromEntries(own.map(({ player, balance }) => [player, balance])),
    );
    return {
      currency,
      balances: own.map(({ player, name, balance }) => ({ player, name, balance })),
      settleUp: { exact, payments: [...payments] },
    };
  });
}
