import { entrySchema, leftField, outField } from "../../rules/document/entry";
import * as z from "../../rules/zod";

/** Ways of going out that count extra, and what bonuses are played for. */
export const finishes = ["capicua", "chuchazo"] as const;
export const reasons = ["all-passed", "opening-passed"] as const;

const hand = entrySchema("hand", {
  out: outField,
  left: leftField,
  finish: z.optional(z.enum(finishes)),
  leader: z.optional(z.string()),
  blocker: z.optional(z.string()),
});

/** `double`: whether the opening tile that was passed was a double. */
const bonus = entrySchema("bonus", {
  player: z.string(),
  for: z.enum(reasons),
  double: z.optional(z.boolean()),
});

export const countEntries = { hand, bonus };
export type Hand = z.infer<typeof hand>;
export type Bonus = z.infer<typeof bonus>;
export type CountEntry = Hand | Bonus;
