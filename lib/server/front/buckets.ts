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

/** Names that are remembered: about a megabyte. Who was silent longest is forgotten, and has a full bucket anyway. */
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

  /** Takes `cost` at the time `now` (milliseconds). 0: taken. Otherwise nothing was, and it is to wait so many milliseconds. */
  take(name: string, cost: number, now: number): number {
    const { burst, perSecond } = this.allowance;
    const before = this.buckets.get(name) ?? { tokens: burst, at: now };
    // A clock that was set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - before.at) / 1_000) * perSecond;
    const tokens = Math.min(burst, before.tokens + gained);
    const isEnough = tokens >= cost;
    this.buckets.delete(name);
    this.buckets.set(name, { tokens: isEnough ? tokens - cost : tokens, at: now });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > this.most && oldest !== undefined) this.buckets.delete(oldest);
    return isEnough ? 0 : Math.ceil(((cost - tokens) / perSecond) * 1_000);
  }
}
