import * as z from "../../rules/zod";

const identity = { id: z.guid(), at: z.iso.datetime({ offset: true, local: true }) };

/** A problem as it is stored. Earlier versions stored their sentence as `message`, and no params. */
export const storedProblem = z.strictObject({
  code: z.string(),
  path: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  message: z.optional(z.string()),
});

/**
 * An entry that came too late to count, as a separate kind of entry that only the synced log has. It keeps the id and
 * time of that entry; `entry` is the rest of it. Always accepted, never counted.
 */
export const holdEntry = z.strictObject({
  kind: z.literal("hold"),
  ...identity,
  /** Neither a hold nor a settle. */
  entry: z.looseObject({ kind: z.string().check(z.regex(/^(?!(?:hold|settle)$)/)) }),
  /** The id of the entry it met: another version of the same hand, another correction of the same entry. */
  against: z.optional(z.guid()),
  /** Why it was held. Empty if nobody has to decide: it is identical to `against`, or its author took it back. */
  problems: z.array(storedProblem),
});
export type Hold = z.infer<typeof holdEntry>;

/**
 * The decision about a hold; the first one counts. If it should count after all, that takes another entry, whose id is
 * `by`; without `by`, nothing changes. Always accepted, never counted.
 */
export const settleEntry = z.strictObject({
  kind: z.literal("settle"),
  ...identity,
  /** The hold's id. */
  target: z.guid(),
  by: z.optional(z.guid()),
});
export type Settle = z.infer<typeof settleEntry>;
