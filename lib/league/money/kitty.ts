import type { MoneyReply } from "../replies";

type Payment = MoneyReply["payments"][number];

/**
 * Whom the league's kitty is in the ledger: a party like any player, so that every ledger still sums to 0. No player can
 * have this id.
 */
export const kitty = "00000000-0000-0000-0000-000000000000";

/** What is in the kitty, for each currency in which it has had an entry: what was paid into it, less what was paid out. */
export function kittyHolds(payments: readonly Payment[]): { currency: string; holds: number }[] {
  const sums = new Map<string, number>();
  for (const { from, to, amount, currency, owedFor } of payments) {
    if (from !== kitty && to !== kitty) continue;
    const moved = owedFor !== undefined ? 0 : to === kitty ? amount : -amount;
    sums.set(currency, (sums.get(currency) ?? 0) + moved);
  }
  return [...sums]
    .map(([currency, holds]) => ({ currency, holds }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

type Owed = NonNullable<MoneyReply["owed"]>[number];

/** Entries for which no money changed hands; those of one day, amount and cause are one, in the order in which they come. */
export function owedTogether(payments: readonly Payment[]): Owed[] {
  const found = new Map<string, Owed>();
  for (const { payment, from, to, amount, currency, on, owedFor } of payments) {
    if (owedFor === undefined) continue;
    const key = JSON.stringify([on, currency, amount, owedFor, from]);
    const owed = found.get(key) ?? { owedFor, on, amount, currency, from, entries: [] };
    // Payments come latest first; people stand as they were entered.
    owed.entries.unshift({ payment, to });
    found.set(key, owed);
  }
  return [...found.values()];
}

/** The payments for which money changed hands. */
export const paidIn = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ owedFor }) => owedFor === undefined);
