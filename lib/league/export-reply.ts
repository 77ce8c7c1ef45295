import * as z from "../rules/zod";
import { leagueGamesReply, leagueReply, moneyReply } from "./replies";
import { described } from "./reply-fields";
import { sheetReply } from "./sheets/sheet-replies";
import { pointUnit } from "./standings/points";

/**
 * A whole league as one document: `GET /api/leagues/:id/export`. Version 1 may gain fields; none changes its meaning.
 */
export const leagueExport = z.object({
  format: z.literal("pipkeeper-league"),
  version: z.literal(1),
  money: described(
    z.literal("minor-units"),
    "All amounts are whole numbers in the minor unit of the currency beside them: 125 with EUR is 1.25.",
  ),
  pointUnit: described(z.literal(pointUnit), "How many parts of the replies make up one league point."),
  exportedAt: z.iso.datetime(),
  league: leagueReply,
  /** Latest first. */
  payments: moneyReply.shape.payments,
  /** The managers' comments on evenings. */
  evenings: leagueGamesReply.shape.evenings,
  playing: leagueGamesReply.shape.playing,
  /** Evening sheets that are over, earliest first; absent if there are none. */
  sheets: z.optional(z.array(sheetReply)),
  /** Finished games, earliest first. */
  games: leagueGamesReply.shape.games,
  until: described(
    z.int(),
    "The league's version after the last game was read. If it is not `league.version`, something changed meanwhile.",
  ),
});
export type LeagueExport = z.infer<typeof leagueExport>;
