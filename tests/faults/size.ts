/** `npm run faults` tries everything as often as docs/reliability.md says; without it, as in CI, a part of it. */
export const thorough = process.env.FAULTS === "thorough";
