import type { PostedGame } from "../standings/posted";
import { paymentsIn } from "./settle-up";

/**
 * An entry of the ledger. It moves an amount from one account to another, so a ledger always sums to 0. An account
 * above 0 is owed money.
 */
export interface LedgerEntry {
  readonly debtor: string;
  readonly creditor: string;
  /** Minor units, more than 0. */
  readonly amount: number;
  readonly currency: string;
  readonly day: string;
}

/** Money paid from one person to another outside the games on one day: a payment, or the sum of several. */
export interface LeaguePayment {
  readonly payer: string;
  readonly receiver: string;
  readonly amount: number;
  readonly currency: string;
  readonly day: string;
}

/** Who owes whom after a game. Throws a RangeError if its balances do not sum to 0. */
export function entriesOfGame(game: PostedGame): LedgerEntry[] {
  const { gameId, currency, day, players, aside } = game;
  const sums = new Map<string, number>();
  for (const { person, result } of players) sums.set(person, (sums.get(person) ?? 0) + result.balance);
  for (const { person, balance } of aside) sums.set(person, (sums.get(person) ?? 0) + balance);
  const balances = [...sums].map(([player, amount]) => ({ player, amount }));
  const sum = balances.reduce((all, { amount }) => all + amount, 0);
  if (sum !== 0) throw new RangeError(`game ${gameId}: balances sum to ${sum}, not to 0`);
  return paymentsIn(balances.filter(({ amount }) => amount !== 0)).map(({ from, to, amount }) => ({
    debtor: from,
    creditor: to,
    amount,
    currency,
    day,
  }));
}

/** A payment as an entry: the payer is owed that much more. Empty if both have been merged into one person. */
export function entriesOfPayment({ payer, receiver, ...payment }: LeaguePayment): LedgerEntry[] {
  return payer === receiver ? [] : [{ debtor: receiver, creditor: payer, ...payment }];
}

/**
 * The part of the payments that settles these balances, such as an evening's: as much as the payer owes and the
 * receiver is owed in them. The rest is for something else, such as an older debt.
 */
export function settlingEntries(
  balances: readonly Balance[],
  payments: readonly LeaguePayment[],
): LedgerEntry[] {
  const left = new Map(balances.map(({ currency, person, balance }) => [`${currency} ${person}`, balance]));
  return payments.flatMap((payment) => {
    const payer = `${payment.currency} ${payment.payer}`;
    const receiver = `${payment.currency} ${payment.receiver}`;
    const [owes, isOwed] = [-(left.get(payer) ?? 0), left.get(receiver) ?? 0];
    const amount = Math.min(payment.amount, owes, isOwed);
    if (amount <= 0) return [];
    left.set(payer, amount - owes).set(receiver, isOwed - amount);
    return entriesOfPayment({ ...payment, amount });
  });
}

/** What a person is owed in a currency; negative if the person owes it. */
export interface Balance {
  readonly currency: string;
  readonly person: string;
  readonly balance: number;
}

/** The balances that follow from ledger entries, without those of 0. */
export function balancesOf(
  entries: readonly Pick<LedgerEntry, "debtor" | "creditor" | "amount" | "currency">[],
): Balance[] {
  const balances = new Map<string, Balance>();
  const add = (currency: string, person: string, amount: number) => {
    const key = `${currency} ${person}`;
    balances.set(key, { currency, person, balance: (balances.get(key)?.balance ?? 0) + amount });
  };
  for (const { debtor, creditor, amount, currency } of entries) {
    add(currency, debtor, -amount);
    add(currency, creditor, amount);
  }
  return [...balances.values()].filter(({ balance }) => balance !== 0);
}
