/** Money paid from one person to another outside the games. In minor units, more than 0. */
export interface LeaguePayment {
  readonly payer: string;
  readonly receiver: string;
  readonly amount: number;
  readonly currency: string;
}

/** What a person is owed in a currency; negative if the person owes it. */
export interface Balance {
  readonly currency: string;
  readonly person: string;
  readonly balance: number;
}

/** The balances that these sum up to, without those of 0. */
export function balancesOf(parts: readonly Balance[]): Balance[] {
  const sums = new Map<string, Balance>();
  for (const { currency, person, balance } of parts) {
    const key = `${currency} ${person}`;
    sums.set(key, { currency, person, balance: (sums.get(key)?.balance ?? 0) + balance });
  }
  return [...sums.values()].filter(({ balance }) => balance !== 0);
}

/** An entry as balances: the payer is owed that much more. */
export const paid = ({ payer, receiver, amount, currency }: LeaguePayment): Balance[] => [
  { currency, person: payer, balance: amount },
  { currency, person: receiver, balance: 0 - amount },
];

/**
 * These balances, such as an evening's, after payments that settle them: as much of each as the payer owes and the
 * receiver is owed in them. The rest is for something else, such as an older debt.
 */
export function settled(balances: readonly Balance[], payments: readonly LeaguePayment[]): Balance[] {
  let left = balancesOf(balances);
  for (const payment of payments) {
    const of = (who: string): number =>
      left.find(({ currency, person }) => currency === payment.currency && person === who)?.balance ?? 0;
    const amount = Math.min(payment.amount, -of(payment.payer), of(payment.receiver));
    if (amount > 0) left = balancesOf([...left, ...paid({ ...payment, amount })]);
  }
  return left;
}
