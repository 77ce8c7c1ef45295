import { setTimeout as sleep } from "node:timers/promises";
import { storeFault } from "./store-fault";

/** Milliseconds for which something is tried again, since phones give up after 15 seconds; and for the pauses between. */
const limits = { maxMs: 5_000, firstPauseMs: 10, maxPauseMs: 320 };

/** Others were in the way for as long as something was tried. The code is PostgreSQL's, so that it is sorted with its faults. */
class StillInTheWay extends Error {
  override readonly name = "StillInTheWay";
  readonly code = "40001";
}

/**
 * Does work again for a while, as long as its errors are such that it is known to have changed nothing. Rejects with a
 * fault of the store when the time is over.
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
      // Not all at the same moment: who was in each other's way would be again.
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

const inTheWay = (cause: unknown): Error =>
  new StillInTheWay("Others were in the way all the time.", { cause });
