import * as z from "zod/mini";
import type { ReplayResult } from "@/lib/rules/document/replay-result";
import { rulesetId } from "@/lib/rules/document/ruleset-id";

const byPlayer = z.record(z.string(), z.int());
const rank = z.object({ player: z.string(), rank: z.int() });
const round = z.object({ points: byPlayer, money: byPlayer });
/** A problem of a refused entry. */
export const problemEntry = z.object({
  code: z.string(),
  path: z.string(),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  entry: z.int(),
  later: z.optional(z.int()),
});

/** The result of a scoresheet, for the API's description. Points in pips, money in minor units. */
export const replayResult = z.object({
  game: rulesetId,
  status: z.enum(["playing", "finished"]),
  early: z.boolean(),
  accepted: z.int(),
  problems: z.array(problemEntry),
  totals: byPlayer,
  balances: byPlayer,
  pool: z.int(),
  standings: z.array(rank),
  winners: z.array(z.string()),
  /** Only where partners play together. */
  sides: z.optional(z.array(z.array(z.string()))),
  shutout: z.optional(z.literal(true)),
  rounds: z.array(round),
  next: z.record(z.string(), z.unknown()),
  /** Only if somebody joined, left, or got another name or seat. */
  players: z.optional(
    z.array(z.object({ id: z.string(), name: z.string(), left: z.optional(z.literal(true)) })),
  ),
} satisfies Record<keyof ReplayResult, z.ZodMiniType>);
