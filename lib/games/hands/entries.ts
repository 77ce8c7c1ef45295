import { entrySchema, leftField, outField } from "../../rules/document/entry";
import * as z from "../../rules/zod";

export const ways = ["plain", "double", "both-ends", "crossed"] as const;
export type Way = (typeof ways)[number];

/**
 * A hand: `how` somebody went out; or after a block what everybody holds (`left`), or who `won` it by the players'
 * own count.
 */
export const hand = entrySchema("hand", {
  out: outField,
  how: z.optional(z.enum(ways)),
  left: z.optional(leftField),
  won: z.optional(z.nullable(z.string())),
});

export type Hand = z.infer<typeof hand>;
