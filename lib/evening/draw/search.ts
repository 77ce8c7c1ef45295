import { type Cost, type Costs, isLess } from "./cost";

/** A seating: tables, each with its sides (in form `alone` everybody is one), named by their places in the lot. */
export type Seating = readonly (readonly (readonly number[])[])[];

/** Up to this many, all seatings are compared. */
export const maxSearched = 16;

/** How people are divided: tables of so many, some of which have one more. `inPairs`: two pairs a table. */
export interface Division {
  readonly size: number;
  readonly larger: number;
  readonly inPairs: boolean;
}

/** One way to fill a table with these members, as a set of bits. */
interface Way extends Cost {
  readonly members: number;
  readonly sides: readonly (readonly number[])[];
}

/** Tables of one size by the first of their members. */
interface Tables {
  /** All ways, in lot order. */
  readonly inOrder: readonly (readonly Way[])[];
  /** The best way for each set of members, the cheapest first. */
  readonly byCost: readonly (readonly Way[])[];
}

/**
 * Of all seatings the first in lot order with the least cost. The table of the first who has no seat is filled in every
 * way; whoever is left is a set of people, and what a set costs at least is computed once.
 */
class Search {
  /** By set of people, and how many of the larger tables are left. */
  private readonly hi: Float64Array;
  private readonly lo: Float64Array;
  private readonly tables = new Map<number, Tables>();

  constructor(
    private readonly costs: Costs,
    private readonly division: Division,
  ) {
    const sets = 2 ** costs.size * (division.larger + 1);
    this.hi = new Float64Array(sets).fill(Number.NaN);
    this.lo = new Float64Array(sets);
  }

  /** Where the least cost of seating these people is, once it is known. */
  private least(people: number, larger: number): number {
    const key = people * (this.division.larger + 1) + larger;
    if (!Number.isNaN(this.hi[key])) return key;
    let [hi, lo] = people === 0 ? [0, 0] : [Number.POSITIVE_INFINITY, 0];
    for (const [size, left] of this.sizes(people, larger))
      for (const way of this.tablesOf(size).byCost[firstIn(people)] ?? []) {
        // No table costs less than nothing, and all that follow cost more than this one.
        if (way.hi > hi || (way.hi === hi && way.lo >= lo)) break;
        if ((way.members & people) !== way.members) continue;
        const rest = this.least(people & ~way.members, left);
        const high = way.hi + (this.hi[rest] as number);
        const low = way.lo + (this.lo[rest] as number);
        if (high < hi || (high === hi && low < lo)) [hi, lo] = [high, low];
      }
    this.hi[key] = hi;
    this.lo[key] = lo;
    return key;
  }

  /** How large the next table may be, the larger first, and how many of the larger are left after it. */
  private sizes(people: number, larger: number): (readonly [size: number, left: number])[] {
    const { size } = this.division;
    const all: (readonly [number, number])[] = [];
    if (larger > 0) all.push([size + 1, larger - 1]);
    if (bitsIn(people) > larger * (size + 1)) all.push([size, larger]);
    return all;
  }

  private tablesOf(size: number): Tables {
    const known = this.tables.get(size);
    if (known) return known;
    const tables = tablesOf(this.costs, size, this.division.inPairs);
    this.tables.set(size, tables);
    return tables;
  }

  find(): { readonly seating: Seating; readonly cost: Cost } {
    let people = 2 ** this.costs.size - 1;
    let { larger } = this.division;
    const key = this.least(people, larger);
    const cost = { hi: this.hi[key] as number, lo: this.lo[key] as number };
    const seating: Way["sides"][] = [];
    while (people !== 0) {
      const [way, left] = this.first(people, larger);
      seating.push(way.sides);
      people &= ~way.members;
      larger = left;
    }
    return { seating, cost };
  }

  /** The first way to fill the next table that still leads to the least cost. */
  private first(people: number, larger: number): readonly [Way, number] {
    const key = this.least(people, larger);
    const [hi, lo] = [this.hi[key] as number, this.lo[key] as number];
    for (const [size, left] of this.sizes(people, larger))
      for (const way of this.tablesOf(size).inOrder[firstIn(people)] ?? []) {
        if ((way.members & people) !== way.members || way.hi > hi) continue;
        const rest = this.least(people & ~way.members, left);
        if (way.hi + (this.hi[rest] as number) === hi && way.lo + (this.lo[rest] as number) === lo)
          return [way, left];
      }
    throw new Error("no seating has the cost that was computed");
  }
}

/** The place of the lowest bit. */
const firstIn = (set: number): number => 31 - Math.clz32(set & -set);

function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

function tablesOf(costs: Costs, size: number, inPairs: boolean): Tables {
  const inOrder = Array.from({ length: costs.size }, (_, first) =>
    inPairs ? foursFrom(costs, first) : tablesFrom(costs, first, size),
  );
  const byCost = inOrder.map((ways) => {
    const best = new Map<number, Way>();
    for (const way of ways) {
      const known = best.get(way.members);
      if (!known || isLess(way, known)) best.set(way.members, way);
    }
    return [...best.values()].sort((a, b) => a.hi - b.hi || a.lo - b.lo);
  });
  return { inOrder, byCost };
}

/** All tables for two pairs whose first is `p`: its partner, then their rivals. */
function foursFrom(costs: Costs, p: number): Way[] {
  const ways: Way[] = [];
  for (let q = p + 1; q < costs.size; q++)
    for (let r = p + 1; r < costs.size; r++)
      for (let s = r + 1; s < costs.size; s++) {
        if (r === q || s === q) continue;
        const cost = { hi: 0, lo: 0 };
        costs.pairs(p, q, r, s, cost);
        const members = (1 << p) | (1 << q) | (1 << r) | (1 << s);
        ways.push({
          members,
          sides: [
            [p, q],
            [r, s],
          ],
          ...cost,
        });
      }
  return ways;
}

/** All tables of rivals whose first is this one. */
function tablesFrom(costs: Costs, first: number, size: number): Way[] {
  const ways: Way[] = [];
  const add = (members: readonly number[]): void => {
    if (members.length === size) {
      const set = members.reduce((bits, place) => bits | (1 << place), 0);
      ways.push({ members: set, sides: members.map((place) => [place]), ...costs.rivals(members) });
      return;
    }
    for (let next = (members.at(-1) ?? first) + 1; next < costs.size; next++) add([...members, next]);
  };
  add([first]);
  return ways;
}

/** The best seating of at most `maxSearched`, and its cost. */
export const searched = (costs: Costs, division: Division) => new Search(costs, division).find();
