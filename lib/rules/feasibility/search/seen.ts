/**
 * The remainders of the set that were searched without success. Compared in full: a mere hash could refuse a real
 * hand.
 */
export class SeenCounts {
  private slots = new Int32Array(256);
  private stored = new Uint16Array(0);
  private size = 0;

  constructor(private readonly width: number) {}

  has(counts: Int32Array): boolean {
    return this.size > 0 && (this.slots[this.find(counts)] as number) > 0;
  }

  add(counts: Int32Array): void {
    if ((this.size + 1) * 2 > this.slots.length) this.grow();
    const slot = this.find(counts);
    if ((this.slots[slot] as number) > 0) return;
    const from = this.size * this.width;
    if (this.stored.length < from + this.width) {
      const larger = new Uint16Array(Math.max(64 * this.width, this.stored.length * 2));
      larger.set(this.stored);
      this.stored = larger;
    }
    this.stored.set(counts, from);
    this.size++;
    this.slots[slot] = this.size;
  }

  /** The slot that holds these counts, or the free one where they belong. */
  private find(counts: ArrayLike<number>, from = 0): number {
    const mask = this.slots.length - 1;
    let hash = 0;
    for (let i = 0; i < this.width; i++) hash = (Math.imul(hash, 31) + (counts[from + i] as number)) | 0;
    let slot = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) & mask;
    for (;;) {
      const entry = this.slots[slot] as number;
      if (entry === 0 || this.same((entry - 1) * this.width, counts, from)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private same(at: number, counts: ArrayLike<number>, from: number): boolean {
    for (let i = 0; i < this.width; i++) if (this.stored[at + i] !== counts[from + i]) return false;
    return true;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let entry = 0; entry < this.size; entry++) {
      this.slots[this.find(this.stored, entry * this.width)] = entry + 1;
    }
  }
}
