import { setTimeout as sleep } from "node:timers/promises";

/** For how long something is tried again, in milliseconds, and how often. Phones give up after 15 seconds. */
const limits = { maxMs: 5_000, pauseMs: 20 };

/** Does work again for a while, as long as its errors are such that it is known to have changed nothing. */
export async function retried<T>(
  work: () => Promise<T>,
  changedNothing: (error: unknown) => boolean,
): Promise<T> {
  const until = performance.now() + limits.maxMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!changedNothing(error) || performance.now() > until) throw error;
      // Not all at the same moment: who was in each other's way would be again.
      await sleep(limits.pauseMs * (0.5 + Math.random()));
    }
  }
}
