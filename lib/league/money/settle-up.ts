/** One payment between two people, in minor units; always more than 0. */
export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Payments after which nobody owes anybody anything. */
export interface SettleUp {
  readonly payments: readonly Payment[];
  /** Whether no fewer payments could do it. Beyond twelve people that is not looked into. */
  readonly exact: boolean;
}

/** So many people can be divided in every way there is: 4,096 sets of them. */
const maxDivided = 12;

interface Balance {
  readonly player: string;
  readonly amount: number;
}

/**
 * Settles balances (player → minor units won less paid, sum 0) in the fewest payments: exactly for up to twelve people,
 * beyond that in at most one payment fewer than people. The same balances in the same order give the same payments.
 * Throws a RangeError when the sum is not 0.
 *
 * People whose balances sum to 0 among themselves settle in one payment fewer than they are, so the fewest payments
 * come from the most such groups.
 */
export function settleUp(balances: Readonly<Record<string, number>>): SettleUp {
  const open = Object.entries(balances)
    .map(([player, amount]) => ({ player, amount }))
    .filter(({ amount }) => amount !== 0);
  if (sumOf(open) !== 0) throw new RangeError(`balances sum to ${sumOf(open)}, not to 0`);
  const { pairs, rest } = pairsOf(open);
  const exact = rest.length <= maxDivided;
  const groups = [...pairs, ...(exact ? mostGroups(rest) : [rest])];
  return { payments: groups.flatMap(paymentsIn), exact };
}

const sumOf = (balances: readonly Balance[]): number => balances.reduce((sum, { amount }) => sum + amount, 0);

/** Who owes just what another is owed: such a pair is in some best division, so it need not be searched for. */
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
 * The division into the most groups that each sum to 0. Sets are bit masks. People leave one by one; each time those
 * still there sum to 0, a group is complete: the best order of leaving has the most such moments.
 */
function mostGroups(people: readonly Balance[]): Balance[][] {
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

/** Whoever owes most pays whoever is owed most, until it is even: each payment clears at least one of them. */
export function paymentsIn(group: readonly Balance[]): Payment[] {
  const payments: Payment[] = [];
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
