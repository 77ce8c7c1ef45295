import { entrySchema, leftField, outField } from "../../rules/document/entry";
import * as z from "../../rules/zod";

const hand = entrySchema("hand", { out: outField, left: leftField });
/** The answer of a player who went out and may star. */
const star = entrySchema("star", { player: z.string(), take: z.boolean() });

export const poolEntries = { hand, star };

export type PoolHand = z.infer<typeof hand>;
export type PoolStar = z.infer<typeof star>;
export type PoolEntry = PoolHand | PoolStar;
