import fc from "fast-check";

/**
 * The generated cases are the same in every run, so that a new failure comes from a change. Another seed tries others.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 157) });
