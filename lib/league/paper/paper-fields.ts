import { maxLength, minLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { maxPayment, someone } from "../change/fields";

/** The most players in a result from paper, and the most points of one player. */
export const maxPaperPlayers = 30;
const maxPaperPoints = 1_000_000;

/** How a game ended that was scored on paper. */
export const paperFields = {
  /** Whether places are given or follow from points, with the most or the fewest points first. */
  rankedBy: z.enum(["places", "most", "fewest"]),
  players: z
    .array(
      z.strictObject({
        player: someone,
        /** Only with `places`: 1 is first. Equals share a number, and the next ones are skipped. */
        place: z.optional(z.int().check(z.minimum(1), z.maximum(maxPaperPlayers))),
        /** Only with `most` and `fewest`. */
        points: z.optional(z.int().check(z.minimum(-maxPaperPoints), z.maximum(maxPaperPoints))),
        /** The player's side if partners played together: 0 or 1, for everybody or nobody. */
        side: z.optional(z.int().check(z.minimum(0), z.maximum(1))),
        /** Money won (negative: lost) in minor units, for everybody or nobody; it sums to 0. */
        balance: z.optional(z.int().check(z.minimum(-maxPayment), z.maximum(maxPayment))),
      }),
    )
    .check(minLength(2), maxLength(maxPaperPlayers)),
};
export type PaperFields = {
  readonly [Field in keyof typeof paperFields]: z.infer<(typeof paperFields)[Field]>;
};
