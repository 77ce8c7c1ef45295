import { engine } from "../support/store/engine";

/** `npm run faults` tries everything as often as docs/reliability.md says; without it, as in CI, a part of it. */
export const thorough = process.env.FAULTS === "thorough";

/** Milliseconds that something goes on for; in CI, PostgreSQL has a third of what the file has. */
export const lasting = (inFull: number, inCi: number): number => {
  if (thorough) return inFull;
  return engine === "sqlite" ? inCi : inCi / 3;
};
