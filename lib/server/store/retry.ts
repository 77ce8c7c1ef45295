import { setTimeout as sleep } from "node:timers/promises";
import { storeFault } from "./store-fault";

/** How long something is retried, in milliseconds, since phones give up after 15 seconds; and the pauses between. */
const limits = { maxMs: 5_000, firstPauseMs: 10, maxPauseMs: 160 };

/** Others blocked it for the whole time. The code is PostgreSQL's, so that it is classified with its faults. */
class StillInTheWay extends Error {
  override readonly name = "StillInTheWay";
  readonly code = "40001";
}

/**
 * Repeats work for a while, as long as its errors show that it has changed nothing. Rejects with a fault of the store
 * when the time is over.
 */
export async function retried<T>(
  work: () => Promise<T>,
  changedNothing: (error: unknown) => boolean,
): Promise<T> {
  const until = performance.now() + limits.maxMs;
  for (let pause = limits.firstPauseMs; ; pause = Math.min(2 * pause, limits.maxPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!changedNothing(error)) throw error;
      if (performance.now() > until) throw storeFault(error) ? error : inTheWay(error);
      // Not all at the same moment: those that blocked each other would do so again.
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

const inTheWay = (cause: unknown): Error =>
  new StillInTheWay("Others were in the way all the time.", { cause });
