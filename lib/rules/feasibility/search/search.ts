import type { HandsVerdict } from "../question";
import { type Bin, binsInOrder, type Order } from "./bins";
import { Relaxations } from "./bounds";
import { countSteps } from "./effort";
import type { Packing } from "./packing";
import { ReachTable } from "./reach";
import { SeenCounts } from "./seen";

/**
 * Fills the parts one after the other, each in every possible way, the largest tiles first: that uses few tiles and
 * keeps the small ones, which can complete any part. The free tiles determine what is left to do (their pips show
 * which part is next), so no set of free tiles is searched twice.
 */
export class PackingSearch {
  private readonly values: Int32Array;
  private readonly counts: Int32Array;
  private readonly bins: readonly Bin[];
  private readonly relaxations: Relaxations;
  private readonly reach: ReachTable[] = [];
  private readonly seen: SeenCounts;
  private tiles: number;
  private steps: number;

  /** `steps`: how many tile choices may be tried before giving up. */
  constructor(packing: Packing, order: Order, steps: number) {
    this.values = packing.values;
    this.counts = Int32Array.from(packing.counts);
    this.tiles = packing.tiles;
    this.bins = binsInOrder(packing, order);
    this.relaxations = new Relaxations(packing, this.bins);
    this.seen = new SeenCounts(packing.values.length);
    this.steps = steps;
  }

  run(): HandsVerdict {
    const before = this.steps;
    const packed = this.pack(0);
    countSteps(before - this.steps);
    if (packed) return "possible";
    return this.steps > 0 ? "impossible" : "undecided";
  }

  private pack(level: number): boolean {
    const bin = this.bins[level] as Bin;
    if (level === this.bins.length - 1) return this.tiles >= bin.min && this.tiles <= bin.max;
    if (this.seen.has(this.counts)) return false;
    if (this.relaxations.mayFit(level, this.counts, this.tiles)) {
      const rows = this.rowsUpTo(bin.pips);
      const reach = this.reach[level] ?? new ReachTable();
      this.reach[level] = reach;
      reach.build(this.values, this.counts, rows, bin.pips);
      const min = Math.max(bin.min, this.relaxations.fewestTiles(level, this.counts, this.tiles));
      const mayFill = min <= bin.max && reach.has(rows, bin.pips);
      if (mayFill && this.fill(level, { ...bin, min }, reach, rows, bin.pips, 0)) return true;
    }
    if (this.steps > 0) this.seen.add(this.counts);
    return false;
  }

  /** Adds tiles of values[0..rows-1] worth `open` pips to the `taken` tiles of the part, then packs the next. */
  private fill(
    level: number,
    bin: Bin,
    reach: ReachTable,
    rows: number,
    open: number,
    taken: number,
  ): boolean {
    if (open === 0) {
      if (taken < bin.min) return false;
      this.tiles -= taken;
      const packed = this.pack(level + 1);
      this.tiles += taken;
      return packed;
    }
    const row = this.rowsWithin(rows, open) - 1;
    if (row < 0 || !this.tilesFit(row, open, bin, taken)) return false;
    const value = this.values[row] as number;
    const count = this.counts[row] as number;
    for (let more = Math.min(count, Math.floor(open / value), bin.max - taken); more >= 0; more--) {
      if (!reach.has(row, open - more * value)) continue;
      if (--this.steps <= 0) return false;
      this.counts[row] = count - more;
      const packed = this.fill(level, bin, reach, row, open - more * value, taken + more);
      this.counts[row] = count;
      if (packed) return true;
    }
    return false;
  }

  /** Whether tiles of values[0..row] can be few enough, and many enough, to be worth `open` pips. */
  private tilesFit(row: number, open: number, bin: Bin, taken: number): boolean {
    let max = bin.max - taken;
    let pips = open;
    for (let i = row; pips > 0 && i >= 0; i--) {
      if (max <= 0) return false;
      const some = Math.min(max, this.counts[i] as number);
      if (some * (this.values[i] as number) >= pips) break;
      pips -= some * (this.values[i] as number);
      max -= some;
    }
    let min = bin.min - taken;
    pips = open;
    for (let i = 0; min > 0 && i <= row; i++) {
      const some = Math.min(min, this.counts[i] as number);
      pips -= some * (this.values[i] as number);
      min -= some;
      if (pips < 0) return false;
    }
    return min <= 0;
  }

  private rowsUpTo(pips: number): number {
    return this.rowsWithin(this.values.length, pips);
  }

  private rowsWithin(rows: number, pips: number): number {
    let within = rows;
    while (within > 0 && (this.values[within - 1] as number) > pips) within--;
    return within;
  }
}
