/** What `choose` says of each, by its index. */
export interface Verdict {
  readonly chosen: boolean;
  /** 0 to 1: that it is there, and so none that it excludes. */
  readonly certainty: number;
}

/** Up to so many that hang together all choices are weighed: as many as fit into the bits of a number. */
const maxWeighed = 30;

/**
 * Chooses among what cannot all be there at once. A choice is as likely as the product of its odds, and each of them as
 * certain as all choices with it are together, so that between two nearly equal choices everything stays uncertain.
 * Chosen are those whose certainties add up to the most. Odds are above 0 and at most some thousands.
 */
export function choose(
  odds: readonly number[],
  excludes: (one: number, other: number) => boolean,
): readonly Verdict[] {
  const order = [...odds.keys()].sort((a, b) => (odds[b] as number) - (odds[a] as number));
  const foes = odds.map((_, one) => order.filter((other) => other !== one && excludes(one, other)));
  const verdicts: Verdict[] = odds.map(() => ({ chosen: false, certainty: 0 }));
  const open = new Set(order);
  for (const start of order) {
    if (!open.delete(start)) continue;
    // Neighbours come one after another: that leaves the fewest different sets to weigh.
    const group = [start];
    for (const at of group) for (const foe of foes[at] as number[]) if (open.delete(foe)) group.push(foe);
    const byOdds = [...group].sort((a, b) => (odds[b] as number) - (odds[a] as number));
    const likeliest = new Set(byOdds.slice(0, maxWeighed));
    const weighed = group.filter((index) => likeliest.has(index));
    const judged = weigh(
      weighed.map((index) => odds[index] as number),
      weighed.map((one) => weighed.map((other) => (foes[one] as number[]).includes(other))),
    );
    for (const [i, verdict] of judged.entries()) verdicts[weighed[i] as number] = verdict;
    // Beyond the likeliest, whatever those leave room for.
    for (const index of byOdds.slice(maxWeighed)) {
      const chance = odds[index] as number;
      const chosen = !(foes[index] as number[]).some((foe) => verdicts[foe]?.chosen);
      verdicts[index] = { chosen, certainty: chosen ? chance / (1 + chance) : 0 };
    }
  }
  return verdicts;
}

/** The same for a few, of which `excludes` says whether one excludes another. Sets are bits of a number. */
function weigh(odds: readonly number[], excludes: readonly (readonly boolean[])[]): Verdict[] {
  const foes = excludes.map((row) => row.reduce((set, isFoe, i) => (isFoe ? set | (1 << i) : set), 0));
  const all = 2 ** odds.length - 1;
  const likelihood = over(
    foes,
    1,
    (without, first, withFirst) => without + (odds[first] as number) * withFirst,
  );
  const certainties = odds.map(
    (chance, i) => (chance * likelihood(all & ~(1 << i) & ~(foes[i] as number))) / likelihood(all),
  );
  const most = over(foes, 0, (without, first, withFirst) =>
    Math.max(without, (certainties[first] as number) + withFirst),
  );
  let chosen = 0;
  for (let set = all; set !== 0; ) {
    const first = firstOf(set);
    const rest = set & (set - 1);
    const isChosen = most(set) > most(rest);
    if (isChosen) chosen |= 1 << first;
    set = isChosen ? rest & ~(foes[first] as number) : rest;
  }
  return certainties.map((certainty, i) => ({ chosen: (chosen & (1 << i)) !== 0, certainty }));
}

const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

/** The value of any set, combined of that without its first member and that of what goes with its first member. */
function over(
  foes: readonly number[],
  empty: number,
  combine: (without: number, first: number, withFirst: number) => number,
): (set: number) => number {
  const known = new Map([[0, empty]]);
  const value = (set: number): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    const first = firstOf(set);
    const rest = set & (set - 1);
    const now = combine(value(rest), first, value(rest & ~(foes[first] as number)));
    known.set(set, now);
    return now;
  };
  return value;
}
