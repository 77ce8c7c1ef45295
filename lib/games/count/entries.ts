import * as z from "zod/mini";
import { entrySchema, leftField, outField } from "../../rules/document/entry";

const hand = entrySchema("hand", {
  out: outField,
  left: leftField,
  finish: z.optional(z.enum(["capicua", "chuchazo"])),
  leader: z.optional(z.string()),
  blocker: z.optional(z.string()),
});

const bonus = entrySchema("bonus", { player: z.string(), for: z.enum(["all-passed", "opening-passed"]) });

export const countEntries = { hand, bonus };
export type Hand = z.infer<typeof hand>;
export type Bonus = z.infer<typeof bonus>;
export type CountEntry = Hand | Bonus;
