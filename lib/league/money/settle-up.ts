import type { MoneyReply } from "../replies";

/** Payments that settle all debts. `exact`: fewer are known to be impossible; not determined for more than twelve people. */
type SettleUp = MoneyReply["ledgers"][number]["settleUp"];

/** For up to this many people, all divisions are searched (4,096 subsets). */
const maxDivided = 12;

interface Balance {
  readonly player: string;
  readonly amount: number;
}

/**
 * Settles balances (player → minor units won minus paid, with the sum 0). For up to twelve people the number of
 * payments is minimal; for n people it is never more than n - 1. The same balances in the same order give the same
 * payments. Throws a RangeError if the sum is not 0.
 *
 * A group of n people whose balances sum to 0 can settle in n - 1 payments, so the division into the most such groups
 * needs the fewest payments.
 */
export function settleUp(balances: Readonly<Record<string, number>>): SettleUp {
  const open = Object.entries(balances)
    .map(([player, amount]) => ({ player, amount }))
    .filter(({ amount }) => amount !== 0);
  if (sumOf(open) !== 0) throw new RangeError(`balances sum to ${sumOf(open)}, not to 0`);
  const { pairs, rest } = pairsOf(open);
  const exact = rest.length <= maxDivided;
  const groups = [...pairs, ...(exact ? maxGroups(rest) : [rest])];
  return { exact, payments: groups.flatMap(paymentsIn) };
}

const sumOf = (balances: readonly Balance[]): number => balances.reduce((sum, { amount }) => sum + amount, 0);

/** Pairs in which one owes exactly what the other is owed. Some best division has them, so they need no search. */
function pairsOf(open: readonly Balance[]): { pairs: Balance[][]; rest: Balance[] } {
  const pairs: Balance[][] = [];
  const rest: Balance[] = [];
  for (const balance of open) {
    const match = rest.findIndex(({ amount }) => amount === -balance.amount);
    if (match < 0) rest.push(balance);
    else pairs.push([...rest.splice(match, 1), balance]);
  }
  return { pairs, rest };
}

/**
 * The division into the most groups that each sum to 0. Sets are bit masks. People are removed one by one, and whenever
 * the rest sums to 0, a group is complete; the best order of removal completes the most groups.
 */
function maxGroups(people: readonly Balance[]): Balance[][] {
  const sets = 1 << people.length;
  const sums = new Float64Array(sets);
  const groups = new Int8Array(sets);
  const leaves = new Int8Array(sets);
  for (let set = 1; set < sets; set++) {
    let max = -1;
    people.forEach(({ amount }, person) => {
      if ((set & (1 << person)) === 0) return;
      const others = set & ~(1 << person);
      sums[set] = (sums[others] ?? 0) + amount;
      if ((groups[others] ?? 0) <= max) return;
      max = groups[others] ?? 0;
      leaves[set] = person;
    });
    groups[set] = max + (sums[set] === 0 ? 1 : 0);
  }

  const found: Balance[][] = [];
  for (let set = sets - 1; set > 0; ) {
    if (sums[set] === 0) found.push([]);
    const person = leaves[set] ?? 0;
    const balance = people[person];
    if (balance) found.at(-1)?.push(balance);
    set &= ~(1 << person);
  }
  return found;
}

/** The one who owes most pays the one who is owed most, until all are even. Each payment clears one of them or both. */
function paymentsIn(group: readonly Balance[]): SettleUp["payments"] {
  const payments: SettleUp["payments"] = [];
  let open = [...group];
  while (open.length > 0) {
    open.sort((a, b) => a.amount - b.amount);
    const [debtor, creditor] = [open[0], open.at(-1)];
    if (!debtor || !creditor) break;
    const amount = Math.min(-debtor.amount, creditor.amount);
    payments.push({ from: debtor.player, to: creditor.player, amount });
    open = open
      .map((each) => {
        if (each === debtor) return { ...each, amount: each.amount + amount };
        return each === creditor ? { ...each, amount: each.amount - amount } : each;
      })
      .filter((each) => each.amount !== 0);
  }
  return payments;
}
