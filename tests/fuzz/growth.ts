import type { MemoryReading } from "./server-memory";

/** The bytes of heap that a thousand requests leave behind, by least squares over the second half of the run. */
export function growth(memory: readonly MemoryReading[]): number {
  const late = memory.slice(Math.floor(memory.length / 2));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, heap] = [mean(late.map((each) => each.at)), mean(late.map((each) => each.heap))];
  const covariance = late.reduce((sum, each) => sum + (each.at - at) * (each.heap - heap), 0);
  const variance = late.reduce((sum, each) => sum + (each.at - at) ** 2, 0);
  return variance === 0 ? 0 : (covariance / variance) * 1_000;
}
