/** The most recently used values, up to a total weight; by default each weighs 1. */
export class RecentlyUsed<Value> {
  private readonly values = new Map<string, Value>();
  private weight = 0;

  constructor(
    private readonly maxWeight: number,
    private readonly weightOf: (key: string, value: Value) => number = () => 1,
  ) {}

  get size(): number {
    return this.values.size;
  }

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  put(key: string, value: Value): void {
    this.remove(key);
    this.values.set(key, value);
    this.weight += this.weightOf(key, value);
    for (const oldest of this.values.keys()) {
      if (this.weight <= this.maxWeight) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const value = this.values.get(key);
    if (value !== undefined) this.weight -= this.weightOf(key, value);
    this.values.delete(key);
  }
}
