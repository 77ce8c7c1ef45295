import { RecentlyUsed } from "../store/recently-used";

interface Bucket {
  readonly tokens: number;
  /** When `tokens` was right, in milliseconds. */
  readonly at: number;
}

/** The capacity of a bucket, and how fast it refills. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** What counts as one client. A larger network has `times` the allowance of a household. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

/** How many names are remembered: about a megabyte. The least recently used, whose bucket is likely full, is dropped. */
const maxNames = 10_000;

/** Token buckets by name: each holds at most `burst` and gains `perSecond`. */
export class TokenBuckets {
  private readonly buckets: RecentlyUsed<Bucket>;

  constructor(
    private readonly allowance: Allowance,
    maxSize: number = maxNames,
  ) {
    this.buckets = new RecentlyUsed(maxSize);
  }

  get size(): number {
    return this.buckets.size;
  }

  /** Consumes `cost` from all of these and returns 0; or consumes nothing and returns how many milliseconds to wait. */
  consume(networks: readonly Network[], cost: number, now: number): number {
    const wait = this.waitMs(networks, cost, now);
    this.charge(networks, wait === 0 ? cost : 0, now);
    return wait;
  }

  /** How many milliseconds until all of these have `cost`. */
  waitMs(networks: readonly Network[], cost: number, now: number): number {
    const { perSecond } = this.allowance;
    const missing = networks.map(({ name, times }) => cost / times - this.tokens(name, now));
    return Math.max(0, Math.ceil((Math.max(0, ...missing) / perSecond) * 1_000));
  }

  /** Consumes `cost` even into debt: it was spent already. */
  charge(networks: readonly Network[], cost: number, now: number): void {
    for (const { name, times } of networks)
      this.buckets.put(name, { tokens: this.tokens(name, now) - cost / times, at: now });
  }

  private tokens(name: string, now: number): number {
    const { burst, perSecond } = this.allowance;
    const before = this.buckets.get(name);
    if (!before) return burst;
    // A clock that is set back changes nothing.
    const gained = (Math.max(0, now - before.at) / 1_000) * perSecond;
    return Math.min(burst, before.tokens + gained);
  }
}
