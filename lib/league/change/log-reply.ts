import * as z from "../../rules/zod";
import { leagueId } from "../common-fields";

/** How many changes one answer has. */
export const changesAtOnce = 30;

/** The changes that were made to a league, the latest first. */
export const changeLogReply = z.object({
  league: leagueId,
  /** How many there are on all pages. */
  total: z.int(),
  page: z.int(),
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Present if it was made with the scorers' key. */
      by: z.optional(z.literal("scorer")),
      /** As it was sent; names that were removed from the league are "". */
      change: z.looseObject({ change: z.string(), id: z.string() }),
    }),
  ),
});
export type ChangeLogReply = z.infer<typeof changeLogReply>;
