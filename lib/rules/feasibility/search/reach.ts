/**
 * Which sums can be made of the smallest worths: row j is about the tiles of values[0..j-1]. By following only sums in
 * a row, a hand is put together without reaching a sum that cannot be completed.
 */
export class ReachTable {
  private words = 0;
  private bits = new Int32Array(0);

  /** Fills the rows 0..rows for sums up to `sum`. */
  build(values: Int32Array, counts: Int32Array, rows: number, sum: number): void {
    const words = (sum >>> 5) + 1;
    const size = (rows + 1) * words;
    if (this.bits.length < size) this.bits = new Int32Array(size);
    this.words = words;
    const bits = this.bits;
    bits.fill(0, 0, words);
    bits[0] = 1;
    for (let row = 0; row < rows; row++) {
      const from = (row + 1) * words;
      bits.copyWithin(from, row * words, from);
      const value = values[row] as number;
      let left = counts[row] as number;
      // 1, 2, 4, … tiles at a time, then the remainder, give every number of tiles up to the count.
      for (let step = 1; left > 0; step *= 2) {
        const taken = Math.min(step, left);
        left -= taken;
        if (taken * value > sum) break;
        shiftInto(bits, from, words, taken * value);
      }
    }
  }

  has(row: number, sum: number): boolean {
    return (((this.bits[row * this.words + (sum >>> 5)] as number) >>> (sum & 31)) & 1) === 1;
  }
}

/** In the bit set at `from`, adds every member plus `by`. High words first, so that each source is still unchanged. */
function shiftInto(bits: Int32Array, from: number, words: number, by: number): void {
  const skip = by >>> 5;
  const low = by & 31;
  for (let word = words - 1; word >= skip; word--) {
    let moved = (bits[from + word - skip] as number) << low;
    if (low > 0 && word > skip) moved |= (bits[from + word - skip - 1] as number) >>> (32 - low);
    bits[from + word] = (bits[from + word] as number) | moved;
  }
}
