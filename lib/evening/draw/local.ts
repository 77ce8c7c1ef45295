import type { Cost, Costs } from "./cost";
import { isLess, isSame, nothing, plus } from "./cost";
import { generator, shuffle } from "./lot";
import type { Division, Seating } from "./search";

/** So many starts for forty people keep a slow phone within a second and a half; fewer above. */
const starts = { most: 30, people: 40 };

/**
 * A seating for more than can be searched: from several starts, the lot order first, tables are seated again two at a
 * time (in form `alone`: people of two tables change places) until nothing is gained.
 */
export function improved(costs: Costs, division: Division, seed: number): Seating {
  const next = generator(seed);
  const n = costs.size;
  const tries = Math.max(1, Math.min(starts.most, Math.floor(starts.most * (starts.people / n) ** 3)));
  let best: { seating: Seating; cost: Cost } | undefined;
  for (let start = 0; start < tries; start++) {
    const order = Array.from({ length: n }, (_, place) => place);
    if (start > 0) shuffle(order, next);
    const cut = cutInto(order, division);
    const seating =
      division.inPairs || division.size === 2 ? reseated(costs, cut, division) : swapped(costs, cut);
    const cost = costOfSeating(costs, seating);
    if (!best || isLess(cost, best.cost)) best = { seating, cost };
    if (isSame(cost, nothing)) break;
  }
  return inLotOrder(best?.seating ?? []);
}

export const costOfSeating = (costs: Costs, seating: Seating): Cost =>
  seating.reduce((sum, table) => plus(sum, costs.table(table)), { hi: 0, lo: 0 });

/** Consecutive people at a table, the larger tables first. */
export function cutInto<T>(order: readonly T[], { size, larger }: Pick<Division, "size" | "larger">): T[][] {
  const tables: T[][] = [];
  for (let from = 0; from < order.length; ) {
    const to = from + size + (tables.length < larger ? 1 : 0);
    tables.push(order.slice(from, to));
    from = to;
  }
  return tables;
}

/** Each side and table in the order of the lot, as seatings are written. */
const inLotOrder = (seating: Seating): Seating => {
  const firstOf = (list: readonly number[]): number => list[0] ?? 0;
  return seating
    .map((table) =>
      table.map((side) => side.toSorted((a, b) => a - b)).toSorted((a, b) => firstOf(a) - firstOf(b)),
    )
    .toSorted((a, b) => firstOf(a[0] ?? []) - firstOf(b[0] ?? []));
};

/** A table while tables are seated again: two pairs, first p and q; or two rivals. */
interface Trial extends Cost {
  readonly members: readonly number[];
}

/** Seats every two tables again in the best of all ways until no two can be seated better. */
function reseated(costs: Costs, cut: readonly (readonly number[])[], { inPairs }: Division): Seating {
  const tables = cut.map((members) => bestAt(costs, members, inPairs));
  const splits = inPairs ? splitsOfEight : splitsOfFour;
  // Two tables that have not changed since they were compared need not be compared again.
  const changed = tables.map(() => 1);
  const compared = tables.map(() => tables.map(() => 0));
  let clock = 1;
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < tables.length; i++)
      for (let j = i + 1; j < tables.length; j++) {
        const [one, other, row] = [tables[i], tables[j], compared[i]];
        if (!one || !other || !row) continue;
        if ((row[j] ?? 0) >= Math.max(changed[i] ?? 0, changed[j] ?? 0)) continue;
        const better = bestOfTwo(costs, one, other, splits);
        clock++;
        row[j] = clock;
        if (!better) continue;
        [tables[i], tables[j]] = better;
        changed[i] = clock;
        changed[j] = clock;
        again = true;
      }
  }
  return tables.map(({ members: [p = 0, q = 0, r = 0, s = 0] }) =>
    inPairs
      ? [
          [p, q],
          [r, s],
        ]
      : [[p], [q]],
  );
}

/** The best of the three ways to make two pairs of four; a table of two has one. */
function bestAt(costs: Costs, members: readonly number[], inPairs: boolean): Trial {
  if (!inPairs) return { members, ...costs.rivals(members) };
  const [p = 0, q = 0, r = 0, s = 0] = members;
  const now = { hi: 0, lo: 0 };
  costs.pairs(p, q, r, s, now);
  let best: Trial = { members, ...now };
  costs.pairs(p, r, q, s, now);
  if (isLess(now, best)) best = { members: [p, r, q, s], ...now };
  costs.pairs(p, s, q, r, now);
  if (isLess(now, best)) best = { members: [p, s, q, r], ...now };
  return best;
}

/** Every way to divide so many into two halves, by their places. The first stays in the first half. */
function splitsOf(people: number): readonly (readonly [readonly number[], readonly number[]])[] {
  const places = Array.from({ length: people }, (_, place) => place);
  return Array.from({ length: 2 ** people }, (_, set) => set)
    .map(
      (set) =>
        [
          places.filter((place) => (set >>> place) & 1),
          places.filter((place) => !((set >>> place) & 1)),
        ] as const,
    )
    .filter(([one]) => one.length === people / 2 && one[0] === 0);
}

const splitsOfEight = splitsOf(8);
const splitsOfFour = splitsOf(4);

/** Two tables for the same people that cost less than they do now; undefined if there are none. */
function bestOfTwo(
  costs: Costs,
  one: Trial,
  other: Trial,
  splits: ReturnType<typeof splitsOf>,
): [Trial, Trial] | undefined {
  let least = plus(one, other);
  if (isSame(least, nothing)) return undefined;
  let found: [Trial, Trial] | undefined;
  const people = [...one.members, ...other.members];
  for (const [here, there] of splits) {
    const first = bestAt(
      costs,
      here.map((place) => people[place] as number),
      here.length === 4,
    );
    if (first.hi > least.hi) continue;
    const second = bestAt(
      costs,
      there.map((place) => people[place] as number),
      there.length === 4,
    );
    const cost = plus(first, second);
    if (!isLess(cost, least)) continue;
    least = cost;
    found = [first, second];
  }
  return found;
}

/** In form `alone`: people of two tables change places until nobody can at a gain. */
function swapped(costs: Costs, cut: readonly (readonly number[])[]): Seating {
  const tables = cut.map((members) => [...members]);
  const costOf = (members: readonly number[]): Cost => costs.rivals(members);
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < tables.length; i++)
      for (let j = i + 1; j < tables.length; j++) {
        const [one, other] = [tables[i] ?? [], tables[j] ?? []];
        for (let a = 0; a < one.length; a++)
          for (let b = 0; b < other.length; b++) {
            const before = plus(costOf(one), costOf(other));
            const swap = () => {
              [one[a], other[b]] = [other[b] as number, one[a] as number];
            };
            swap();
            if (isLess(plus(costOf(one), costOf(other)), before)) again = true;
            else swap();
          }
      }
  }
  return tables.map((members) => members.map((member) => [member]));
}
