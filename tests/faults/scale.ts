import { engine } from "../support/store/engine";

/** `npm run faults` repeats everything as often as docs/reliability.md says; without it, as in CI, less often. */
export const thorough = process.env.FAULTS === "thorough";

/** How long something runs, in milliseconds; in CI, PostgreSQL runs for a third of SQLite's time. */
export const durationMs = (thoroughMs: number, ciMs: number): number => {
  if (thorough) return thoroughMs;
  return engine === "sqlite" ? ciMs : ciMs / 3;
};
