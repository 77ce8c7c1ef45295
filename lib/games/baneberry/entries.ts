import { entrySchema, leftField, outField } from "../../rules/document/entry";
import * as z from "../../rules/zod";

/** The chain's ends scored: `points`, or the two `ends` that make them; exactly one of the two. */
const run = entrySchema("run", {
  player: z.string(),
  points: z.optional(z.int()),
  ends: z.optional(z.tuple([z.int(), z.int()])),
});
const missedKnock = entrySchema("missed-knock", { player: z.string() });
const passed = entrySchema("passed", { player: z.string() });
const hand = entrySchema("hand", { out: outField, left: leftField });

export const baneberryEntries = { run, "missed-knock": missedKnock, passed, hand };

export type Run = z.infer<typeof run>;
export type Hand = z.infer<typeof hand>;
export type BaneberryEntry = Run | z.infer<typeof missedKnock> | z.infer<typeof passed> | Hand;

/** The points of a checked run. */
export const pointsOf = ({ points, ends }: Pick<Run, "points" | "ends">): number =>
  points ?? (ends ? ends[0] + ends[1] : 0);
