import { engine } from "../support/store/engine";

/** `npm run faults` repeats everything as often as docs/reliability.md says; without it, as in CI, less often. */
export const thorough = process.env.FAULTS === "thorough";

/** How long something runs, in milliseconds; in CI, PostgreSQL runs for a third of SQLite's time. */
export const lasting = (inFull: number, inCi: number): number => {
  if (thorough) return inFull;
  return engine === "sqlite" ? inCi : inCi / 3;
};
