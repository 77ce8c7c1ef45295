import { AsyncLocalStorage } from "node:async_hooks";
import { refuseFor } from "../http/http";
import { RequestRefused } from "../http/refused";
import { say } from "../words";
import type { Buckets, Network } from "./buckets";

/** What a client may spend. */
export interface Budgets {
  /** Requests, counted so that reading something small is 1. */
  readonly requests: Buckets;
  /** Milliseconds of this server's one thread. */
  readonly work: Buckets;
  /** Bytes that are stored. */
  readonly stored: Buckets;
}

/** How far into debt work that has begun may go, in milliseconds: whatever fits into that is done. */
const overdraft = 3_000;

/** One request on its way, and who pays for it. */
export class Visit {
  /** The client has closed the connection: nobody hears the answer. */
  gone = false;
  /** To be called once this visit is not to go first any more; undefined where it does not, or not any more. */
  letOthers: (() => void) | undefined;

  constructor(
    /** Who is counted, the household first; nobody is for this machine. */
    readonly networks: readonly Network[],
    private readonly budgets: Budgets,
    private readonly now: () => number,
  ) {}

  /** Who waits its turn as one. */
  get client(): string {
    return this.networks[0]?.name ?? "";
  }

  /** Runs what answers the request; whatever that calls finds this visit by `visit()`. */
  run<T>(answer: () => T): T {
    return visits.run(this, answer);
  }

  /** Takes from a budget, or refuses the request. */
  take(budget: "requests" | "stored", cost: number): void {
    const wait = this.budgets[budget].take(this.networks, cost, this.now());
    if (wait > 0) throw tooMuch(wait);
  }

  /** Notes work that was done. */
  worked(milliseconds: number): void {
    this.budgets.work.charge(this.networks, milliseconds, this.now());
  }

  /** Ends a visit that nobody waits for, or whose client has had its share of work. `begun`: it may go on for a while. */
  mayWork(begun = false): void {
    if (this.gone) throw new RequestRefused(() => refuseFor("too-slow", say.tooSlow));
    const wait = this.budgets.work.wait(this.networks, begun ? -overdraft : 0, this.now());
    if (wait > 0) throw tooMuch(wait + 1_000);
  }
}

/** The refusal of a request that is to be sent again so many milliseconds later. */
export function tooMuch(wait: number): RequestRefused {
  const seconds = Math.ceil(wait / 1_000);
  const headers = { "Retry-After": String(seconds) };
  return new RequestRefused(() =>
    refuseFor("too-many-requests", say.tooManyRequests({ seconds }), "", headers),
  );
}

/** Each of Next's bundles has a copy of this module; what they share is found by its name. */
const place = Symbol.for("pipkeeper.visits");
const visits: AsyncLocalStorage<Visit> = Reflect.get(globalThis, place) ?? new AsyncLocalStorage<Visit>();
Reflect.set(globalThis, place, visits);

/** The request that is being answered here; undefined where there is none, as in a command. */
export const visit = (): Visit | undefined => visits.getStore();
