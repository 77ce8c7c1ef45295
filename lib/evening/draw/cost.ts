import type { Setup } from "../setup";
import type { Index } from "../state";
import type { History } from "./history";

/**
 * What a seating costs. The lists of the contract are compared from the left and added up; the two halves of a list are
 * a number each here, so that a search compares and adds two numbers.
 */
export interface Cost {
  readonly hi: number;
  readonly lo: number;
}

export const isLess = (a: Cost, b: Cost): boolean => a.hi < b.hi || (a.hi === b.hi && a.lo < b.lo);
export const isSame = (a: Cost, b: Cost): boolean => a.hi === b.hi && a.lo === b.lo;
export const nothing: Cost = { hi: 0, lo: 0 };
export const plus = (a: Cost, b: Cost): Cost => ({ hi: a.hi + b.hi, lo: a.lo + b.lo });

/** What counts besides how often people met. */
export interface Weights {
  /** Rounds before partners, and rivals, should meet again. */
  readonly partnerAgain: number;
  readonly rivalAgain: number;
  /** Half-wins and places, by unit, where equals should meet; undefined where nobody is better than others. */
  readonly swiss: { wins(unit: Index): number; place(unit: Index): number } | undefined;
}

/** The costs of tables for these units, which are named by their place in this list: the lot order. */
export class Costs {
  readonly size: number;
  private readonly partnerHi: Float64Array;
  private readonly partnerLo: Float64Array;
  private readonly rivalHi: Float64Array;
  private readonly rivalLo: Float64Array;
  private readonly places: number[];
  /** What one of each part of a list is worth in its half. */
  private readonly unit: readonly [number, number, number, number];

  constructor(
    private readonly setup: Setup,
    history: History,
    readonly units: readonly Index[],
    { partnerAgain, rivalAgain, swiss }: Weights,
  ) {
    const { form, settings } = setup;
    const n = units.length;
    this.size = n;
    const wins = units.map((unit) => swiss?.wins(unit) ?? 0);
    this.places = units.map((unit) => swiss?.place(unit) ?? 0);
    const gap = n > 0 ? Math.max(...wins) - Math.min(...wins) : 0;
    const now = history.rounds + 1;
    // No more than six relations of four, so none of these is ever carried over.
    const gaps = 1 + 6 * n * gap * gap;
    const meetings = 1 + n * n * (form === "partners" || form === "table" ? 1 : now);
    const placeGaps = 1 + 2 * n * (this.places.length > 0 ? Math.max(...this.places) : 0);
    const times = 1 + n * n * now;
    this.unit = [gaps * meetings, gaps, placeGaps * times, placeGaps];
    const [first, second, fourth, fifth] = this.unit;
    const matrix = () => new Float64Array(n * n);
    [this.partnerHi, this.partnerLo, this.rivalHi, this.rivalLo] = [matrix(), matrix(), matrix(), matrix()];
    const isWithin = (last: number, window: number) => last > 0 && now - last <= window;
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++) {
        if (a === b) continue;
        const [one, other] = [units[a] as Index, units[b] as Index];
        const at = a * n + b;
        const apart = ((wins[a] ?? 0) - (wins[b] ?? 0)) ** 2;
        if (form === "pairs") {
          this.rivalHi[at] = (settings.repeat ? 0 : history.met(one, other)) * second + apart;
          this.rivalLo[at] = Math.abs((this.places[a] ?? 0) - (this.places[b] ?? 0));
        } else if (form === "alone") this.rivalHi[at] = history.met(one, other) * second;
        else {
          const partners = isWithin(history.lastPartners(one, other), partnerAgain) ? first : 0;
          const rivals = isWithin(history.lastRivals(one, other), rivalAgain) ? second : 0;
          this.partnerHi[at] = partners + apart;
          this.partnerLo[at] = history.partnersTimes(one, other) * fourth;
          this.rivalHi[at] = rivals + apart;
          this.rivalLo[at] = history.rivalsTimes(one, other) * fifth;
        }
      }
  }

  /** The cost of two pairs, into `into`: without allocating, for it is asked for millions of times. */
  pairs(a: number, b: number, c: number, d: number, into: { hi: number; lo: number }): void {
    const n = this.size;
    const { partnerHi, partnerLo, rivalHi, rivalLo, places } = this;
    const [ab, cd, ac, ad, bc, bd] = [a * n + b, c * n + d, a * n + c, a * n + d, b * n + c, b * n + d];
    into.hi =
      at(partnerHi, ab) +
      at(partnerHi, cd) +
      at(rivalHi, ac) +
      at(rivalHi, ad) +
      at(rivalHi, bc) +
      at(rivalHi, bd);
    into.lo =
      at(partnerLo, ab) +
      at(partnerLo, cd) +
      at(rivalLo, ac) +
      at(rivalLo, ad) +
      at(rivalLo, bc) +
      at(rivalLo, bd) +
      Math.abs((places[a] ?? 0) + (places[b] ?? 0) - (places[c] ?? 0) - (places[d] ?? 0));
  }

  /** The cost of everybody at a table being a rival of everybody else. */
  rivals(members: readonly number[]): Cost {
    let [hi, lo] = [0, 0];
    for (let i = 0; i < members.length; i++)
      for (let j = i + 1; j < members.length; j++) {
        const pair = (members[i] ?? 0) * this.size + (members[j] ?? 0);
        hi += at(this.rivalHi, pair);
        lo += at(this.rivalLo, pair);
      }
    return { hi, lo };
  }

  table(sides: readonly (readonly number[])[]): Cost {
    const [[a = 0, b] = [], [c = 0, d] = []] = sides;
    if (b === undefined || d === undefined) return this.rivals(sides.flat());
    const cost = { hi: 0, lo: 0 };
    this.pairs(a, b, c, d, cost);
    return cost;
  }

  /** The list of the contract. */
  list({ hi, lo }: Cost): number[] {
    const [first, second, fourth, fifth] = this.unit;
    const meetings = Math.floor((hi % first) / second);
    if (this.setup.form === "alone") return [meetings];
    if (this.setup.form === "pairs") return [meetings, hi % second, lo];
    return [
      Math.floor(hi / first),
      meetings,
      hi % second,
      Math.floor(lo / fourth),
      Math.floor((lo % fourth) / fifth),
      lo % fifth,
    ];
  }
}

const at = (matrix: Float64Array, index: number): number => matrix[index] as number;
