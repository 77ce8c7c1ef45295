import { setTimeout as sleep } from "node:timers/promises";

const hour = 3_600_000;

/** Pages of leagues are drawn anew with every hour: waits for the next one where it is about to begin. */
export async function notAtTheFullHour(): Promise<void> {
  const left = hour - (Date.now() % hour);
  if (left < 30_000) await sleep(left + 100);
}
