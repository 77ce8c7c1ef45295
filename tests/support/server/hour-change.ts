import { setTimeout as sleep } from "node:timers/promises";

const hour = 3_600_000;

/** League pages are rendered again every hour: when a new hour is about to begin, waits for it. */
export async function avoidHourChange(): Promise<void> {
  const left = hour - (Date.now() % hour);
  if (left < 30_000) await sleep(left + 100);
}
