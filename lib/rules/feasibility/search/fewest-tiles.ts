/**
 * The fewest tiles that hands can hold together. Of the hands with one total, at most as many are a single tile as
 * there are tiles of that worth, and at most as many others are two tiles as there are such pairs; the rest are three
 * or more.
 */
export class FewestTiles {
  /** The row of each worth, -1 where no tile has it. */
  private readonly rowOf: Int32Array;

  constructor(private readonly values: Int32Array) {
    this.rowOf = new Int32Array((values.at(-1) ?? 0) + 1).fill(-1);
    values.forEach((value, row) => {
      this.rowOf[value] = row;
    });
  }

  /** `hands`: their totals, equal ones side by side. */
  of(hands: Int32Array, counts: Int32Array): number {
    let fewest = 0;
    for (let i = 0; i < hands.length; ) {
      const total = hands[i] as number;
      let equal = 1;
      while (hands[i + equal] === total) equal++;
      i += equal;
      const single = Math.min(equal, this.count(counts, total));
      const pairs = single < equal ? Math.min(equal - single, this.pairs(counts, total)) : 0;
      const more = equal - single - pairs;
      fewest += single + 2 * pairs + (more > 0 ? more * this.threeOrMore(counts, total) : 0);
    }
    return fewest;
  }

  private count(counts: Int32Array, value: number): number {
    const row = this.rowOf[value] ?? -1;
    return row < 0 ? 0 : (counts[row] as number);
  }

  private pairs(counts: Int32Array, total: number): number {
    let pairs = 0;
    for (let row = this.values.length - 1; row >= 0; row--) {
      const value = this.values[row] as number;
      if (value * 2 < total) break;
      const count = counts[row] as number;
      pairs += value * 2 === total ? count >> 1 : Math.min(count, this.count(counts, total - value));
    }
    return pairs;
  }

  /** How many of the largest tiles it takes to be worth this total, if one or two cannot be. */
  private threeOrMore(counts: Int32Array, total: number): number {
    let tiles = 0;
    let open = total;
    for (let row = this.values.length - 1; row >= 0 && open > 0; row--) {
      const value = this.values[row] as number;
      const some = Math.min(counts[row] as number, Math.ceil(open / value));
      tiles += some;
      open -= some * value;
    }
    return Math.max(3, tiles);
  }
}
