import * as z from "../../rules/zod";

const identity = { id: z.guid(), at: z.iso.datetime({ offset: true, local: true }) };

/** A problem as it is stored. `message` is in those of earlier versions, which wrote their sentence down and no params. */
export const storedProblem = z.strictObject({
  code: z.string(),
  path: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  message: z.optional(z.string()),
});

/**
 * An entry that came too late to count, as a kind of its own that only the synced log has. It keeps the id and time of
 * the entry it was; `entry` is the rest of it. Always taken, never counted.
 */
export const holdEntry = z.strictObject({
  kind: z.literal("hold"),
  ...identity,
  /** Neither a hold nor a settle. */
  entry: z.looseObject({ kind: z.string().check(z.regex(/^(?!(?:hold|settle)$)/)) }),
  /** The id of what it met: another version of the same hand, another correction of the same entry. */
  against: z.optional(z.guid()),
  /** Why it was held. Empty where nobody has to decide: it says what `against` says, or its maker took it back. */
  problems: z.array(storedProblem),
});
export type Hold = z.infer<typeof holdEntry>;

/**
 * The decision about a hold; the first one counts. What should count of it after all is an entry of its own, and `by`
 * is that entry's id; without it what is there stays. Always taken, never counted.
 */
export const settleEntry = z.strictObject({
  kind: z.literal("settle"),
  ...identity,
  /** The hold's id. */
  target: z.guid(),
  by: z.optional(z.guid()),
});
export type Settle = z.infer<typeof settleEntry>;
