import { performance } from "node:perf_hooks";
import { Mutex, Mutexes } from "../store/mutex";
import { tooManyRequests, type Visit, visit } from "./visit";

/** How long a piece of work may hold the thread. */
const sliceMs = 8;
/** How long a piece waits for requests with priority: a multiple of the previous piece's length, within limits. */
const priorityWait = { factor: 4, minMs: 20, maxMs: 400 };
/** How many jobs of one client may wait. */
const maxWaiting = 32;

/** Awaited between pieces of work: others get their turn, and work whose client is gone or out of budget ends. */
export type Pace = () => Promise<void> | undefined;

/** Requests that other work waits for: appends to games. */
export class PriorityGate {
  private count = 0;
  private waiting: (() => void)[] = [];

  /** Gives priority to a request until the returned function is called. */
  enter(): () => void {
    this.count++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count--;
      if (this.count === 0) for (const go of this.waiting.splice(0)) go();
    };
  }

  /** Resolves when no request has priority any more, or after `maxMs`. */
  async whenClear(maxMs: number): Promise<void> {
    await new Promise(setImmediate);
    if (this.count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxMs);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/**
 * A fair scheduler for long work: one piece at a time, clients in turn, requests with priority first. The time is
 * charged to the client. Work inside must not wait for a lock whose holder may be waiting for this lane.
 */
export class Lane {
  private readonly pieces = new Mutex();
  /** How long the previous piece held the thread. */
  private lastPieceMs = 0;
  private readonly clients = new Mutexes();

  constructor(private readonly priority: PriorityGate) {}

  async run<T>(work: (pace: Pace) => Promise<T>): Promise<T> {
    const asking = visit();
    const name = asking?.client ?? "";
    if (name !== "" && this.clients.count(name) >= maxWaiting) throw tooManyRequests(1_000);
    // A request that waits here has no priority any more.
    asking?.releasePriority?.();
    return this.clients.withLock(name, () => this.inPieces(asking, work));
  }

  private async inPieces<T>(asking: Visit | undefined, work: (pace: Pace) => Promise<T>): Promise<T> {
    let held: (() => void) | undefined;
    let began = 0;
    let busy = performance.eventLoopUtilization();
    const start = async (again: boolean) => {
      held = await this.pieces.lock();
      // While the lane is held, so that others get the thread between the pieces of two clients as well.
      await this.priority.whenClear(
        Math.min(priorityWait.maxMs, Math.max(priorityWait.minMs, this.lastPieceMs * priorityWait.factor)),
      );
      asking?.requireBudget(again);
      began = performance.now();
      busy = performance.eventLoopUtilization();
    };
    const end = () => {
      if (!held) return;
      if (began > 0) {
        // Waiting for the disk is not work.
        this.lastPieceMs = performance.eventLoopUtilization(busy).active;
        asking?.chargeWork(this.lastPieceMs);
      }
      held();
      held = undefined;
      began = 0;
    };
    const next = async () => {
      end();
      await start(true);
    };
    try {
      await start(false);
      return await work(() => (performance.now() - began < sliceMs ? undefined : next()));
    } finally {
      end();
    }
  }
}
