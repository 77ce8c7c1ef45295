import fc from "fast-check";

/** Generated cases are the same in every run, so that a failure is one of what was changed. Another seed tries others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 157) });
