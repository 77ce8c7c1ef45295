interface Bucket {
  tokens: number;
  /** When `tokens` was right, in milliseconds. */
  at: number;
}

/** How much may be asked at once, and how much a second for ever. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is counted as one client. A larger network has `times` the allowance of a household. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

/** Names that are remembered: about a megabyte. Who was silent longest is forgotten, and is likely to have a full bucket. */
const mostNames = 10_000;

/** Token buckets by name: each holds `burst` at most and gains `perSecond`; what is asked takes from it. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly most: number = mostNames,
  ) {}

  get size(): number {
    return this.buckets.size;
  }

  /**
   * Takes `cost` from all of these at the time `now` (milliseconds). 0: taken. Otherwise nothing was, and it is to wait
   * so many milliseconds.
   */
  take(networks: readonly Network[], cost: number, now: number): number {
    const wait = this.wait(networks, cost, now);
    this.charge(networks, wait === 0 ? cost : 0, now);
    return wait;
  }

  /** How many milliseconds it takes until all of these have so much. */
  wait(networks: readonly Network[], cost: number, now: number): number {
    const { perSecond } = this.allowance;
    const missing = networks.map(({ name, times }) => cost / times - this.tokens(name, now));
    return Math.max(0, Math.ceil((Math.max(0, ...missing) / perSecond) * 1_000));
  }

  /** Takes `cost` whether it is there or not: it was spent already. */
  charge(networks: readonly Network[], cost: number, now: number): void {
    for (const { name, times } of networks) {
      const tokens = this.tokens(name, now) - cost / times;
      this.buckets.delete(name);
      this.buckets.set(name, { tokens, at: now });
      const [oldest] = this.buckets.keys();
      if (this.buckets.size > this.most && oldest !== undefined) this.buckets.delete(oldest);
    }
  }

  private tokens(name: string, now: number): number {
    const { burst, perSecond } = this.allowance;
    const before = this.buckets.get(name);
    if (!before) return burst;
    // A clock that was set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - before.at) / 1_000) * perSecond;
    return Math.min(burst, before.tokens + gained);
  }
}
