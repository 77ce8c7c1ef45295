import type { FuzzRequest } from "./requests";

/** A slow request and how long it took. */
export interface SlowRequest {
  readonly request: FuzzRequest;
  readonly ms: number;
}

/** How long requests of one kind took, in milliseconds. */
export interface KindOfRequest {
  readonly kind: string;
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

const maxLatencies = 20;

/** Response times by kind, and the slowest requests themselves. */
export class Latencies {
  private readonly byKind = new Map<string, number[]>();
  private kept: SlowRequest[] = [];

  add(request: FuzzRequest, ms: number): void {
    const times = this.byKind.get(request.kind) ?? [];
    this.byKind.set(request.kind, times);
    times.push(ms);
    if (this.kept.length === maxLatencies && ms <= (this.kept.at(-1)?.ms ?? 0)) return;
    this.kept = [...this.kept, { request, ms }].sort((a, b) => b.ms - a.ms).slice(0, maxLatencies);
  }

  /** The slowest requests, slowest first. */
  get slowest(): readonly SlowRequest[] {
    return this.kept;
  }

  /** All kinds, ordered by their 99th percentile, slowest first. */
  kinds(): KindOfRequest[] {
    return [...this.byKind]
      .map(([kind, times]) => {
        const sorted = times.sort((a, b) => a - b);
        const at = (share: number) =>
          Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
        return { kind, count: sorted.length, median: at(0.5), p99: at(0.99), max: at(1) };
      })
      .sort((a, b) => b.p99 - a.p99);
  }
}
