import * as z from "../../rules/zod";
import { packedBeside } from "../beside/packed-beside";
import { leagueReply } from "../replies";
import { described } from "../reply-fields";
import { recordedSheet } from "../sheets/recorded-sheet";

const indices = z.array(z.int());
const scalar = z.union([z.string(), z.number(), z.boolean()]);

/**
 * Results of games, as they travel and as devices keep them: one list for each field, with what belongs to one game at
 * the same place in all of them. Ids at tables are left out: nothing is drawn from them, and some are made of names.
 */
export const packedGames = z.object({
  ids: described(z.array(z.string()), "The games' ids, in the order in which they finished."),
  rules: described(indices, "By which of the `rulesets` each was played."),
  ended: described(
    indices,
    "When each finished: milliseconds since the one before, the first since 1970. 0 for a result from paper.",
  ),
  players: described(z.array(z.string()), "Ids of players of the league, to which `seats` refers."),
  seats: described(z.array(indices), "Who sat in each game, by their places in `players`, in seat order."),
  rulesets: z.array(
    z.object({
      kind: described(z.string(), "The ruleset's id."),
      currency: described(z.string(), "ISO 4217; empty if nothing is played for money."),
      options: z.optional(described(z.record(z.string(), z.unknown()), "The options of the game.")),
    }),
  ),
  seated: described(indices, "How many players of each game have a result."),
  results: described(
    z.record(z.string(), z.array(z.nullable(scalar))),
    "For each field of a result its values, of all players of the first game, then of the second, and so on. `seat` is a place among the game's `seats`; null: the result has no such field, or none is known.",
  ),
  aside: described(
    z.array(z.tuple([z.int(), z.int(), z.int()])),
    "Players who left without a place: the place of their game in `ids`, their place among its `seats`, and their balance in minor units.",
  ),
  papers: described(
    z.array(z.tuple([z.int(), z.record(z.string(), z.unknown())])),
    "Results from paper, after the place of their game in `ids`.",
  ),
});
export type PackedGames = z.infer<typeof packedGames>;

/** An evening sheet of the league that is over. */
export const packedSheet = z.extend(recordedSheet, {
  evening: described(z.string(), "The evening's id, by which `withdrawn` names it, too."),
});
export type PackedSheet = z.infer<typeof packedSheet>;

/** What a device keeps of a league: all that its pages are drawn from, and nothing that a page may not show. */
export const packedRecord = z.object({
  league: leagueReply,
  games: packedGames,
  sheets: z.optional(z.array(packedSheet)),
  ...packedBeside.shape,
});
export type PackedRecord = z.infer<typeof packedRecord>;

/** `GET /api/leagues/:id/record`: the record of a league, or what is new in it. */
export const recordReply = z.extend(packedRecord, {
  after: z.optional(
    described(z.int(), "The version after which this is new; absent if it is the whole record."),
  ),
  withdrawn: described(z.array(z.string()), "The ids of games and evenings that no longer have a result."),
  check: described(
    z.string(),
    "What the whole record adds up to at this version. Whoever has added this to an earlier record and gets something else asks for all of it.",
  ),
});
export type RecordReply = z.infer<typeof recordReply>;
