import { AsyncLocalStorage } from "node:async_hooks";
import { refuseFor } from "../http/http";
import { RequestRefused } from "../http/refused";
import { messages } from "../words/words";
import type { Network, TokenBuckets } from "./token-buckets";

/** The limits that clients spend from. */
export interface Budgets {
  /** Requests: a small read costs 1. */
  readonly requests: TokenBuckets;
  /** Milliseconds of this server's one thread. */
  readonly work: TokenBuckets;
  /** Bytes that are stored. */
  readonly stored: TokenBuckets;
}

/** How far into debt work that has begun may go. */
const overdraftMs = 3_000;

/** One request being answered, and the client that is charged for it. */
export class Visit {
  /** The connection is closed, so nobody reads the answer. */
  isClosed = false;
  /** Ends this visit's priority; undefined if it has none. */
  releasePriority: (() => void) | undefined;

  constructor(
    /** The networks that are charged, the household first; none for this machine. */
    readonly networks: readonly Network[],
    private readonly budgets: Budgets,
    private readonly now: () => number,
  ) {}

  /** Visits with the same client take turns together. */
  get client(): string {
    return this.networks[0]?.name ?? "";
  }

  /** Runs what answers the request; everything it calls finds this visit through `visit()`. */
  run<T>(answer: () => T): T {
    return visits.run(this, answer);
  }

  /** Consumes from a budget, or throws the refusal of the request. */
  consume(budget: "requests" | "stored", cost: number): void {
    const wait = this.budgets[budget].consume(this.networks, cost, this.now());
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** Charges work that was done. */
  chargeWork(milliseconds: number): void {
    this.budgets.work.charge(this.networks, milliseconds, this.now());
  }

  /** Throws if the connection is closed or the client's work budget is spent. `started`: it may be overdrawn a little. */
  requireBudget(started = false): void {
    if (this.isClosed) throw new RequestRefused(() => refuseFor("too-slow", messages().tooSlow));
    const wait = this.budgets.work.waitMs(this.networks, started ? -overdraftMs : 0, this.now());
    if (wait > 0) throw tooManyRequests(wait + 1_000);
  }
}

/** The refusal of a request that should be repeated after so many milliseconds. */
export function tooManyRequests(wait: number): RequestRefused {
  const seconds = Math.ceil(wait / 1_000);
  const headers = { "Retry-After": String(seconds) };
  return new RequestRefused(() =>
    refuseFor("too-many-requests", messages().tooManyRequests({ seconds }), "", headers),
  );
}

/** Each of Next's bundles has its own copy of this module, so they share the storage under a global name. */
const place = Symbol.for("pipkeeper.visits");
const visits: AsyncLocalStorage<Visit> = Reflect.get(globalThis, place) ?? new AsyncLocalStorage<Visit>();
Reflect.set(globalThis, place, visits);

/** The request being answered; undefined outside of one, as in a command. */
export const visit = (): Visit | undefined => visits.getStore();
