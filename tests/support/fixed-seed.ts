import fc from "fast-check";

/**
 * The generated cases are the same in every run, so that a new failure comes from a change. Another seed tries others.
 */
fc.configureGlobal({
  seed: Number(process.env.FAST_CHECK_SEED ?? 157),
  // After a small change (npm run quick) the first seconds of each property are enough; CI runs them whole.
  ...(process.env.QUICK && { interruptAfterTimeLimit: 2_000 }),
});
