import { target } from "../../rules/presets/option-asks";
import * as z from "../../rules/zod";

/** What can be written. Of a few, the first preset's value first. */
export const fivesRules = z.strictObject({
  sides: z.boolean(),
  scores: z.enum(["fives-and-threes", "fives"]),
  spinner: z.enum(["none", "first", "all"]),
  unit: z.enum(["fifths", "pips"]),
  handEnd: z.enum(["chip-out", "pips", "none"]),
  target,
  exact: z.boolean(),
});

/** What a preset says: its target may depend on how many play. */
export interface FivesRules extends Readonly<Omit<z.infer<typeof fivesRules>, "target">> {
  readonly target: number | { readonly two: number; readonly more: number };
}
