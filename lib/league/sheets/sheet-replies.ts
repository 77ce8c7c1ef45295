import { forms } from "../../evening/setup";
import { rulesetId } from "../../rules/document/ruleset-id";
import * as z from "../../rules/zod";
import { evening, leagueId, namedPlayer, playerId } from "../common-fields";
import { count, described, flag, place, pointParts, seasonId, text } from "../reply-fields";
import { sheetFairness, sheetFigures, tableFigures } from "./recorded-sheet";

const sheetId = text("The evening’s id: its log is at `/api/evenings/{id}`.");
const people = z.array(playerId);

/** An evening sheet of a league that is over, as the pages and the API tell it. */
export const sheetReply = z.object({
  sheet: sheetId,
  kind: rulesetId,
  form: described(z.enum(forms), "How people were drawn: see docs/eveningsheet.md."),
  perGame: flag("Whether its standings are by averages per game."),
  winners: z.array(namedPlayer),
  /** The best first. */
  standings: z.array(
    z.object({
      ...sheetFigures,
      who: described(z.array(namedPlayer), "Two in form `pairs`."),
      league: described(
        z.int(),
        "League points for it, each of them, in whole 27,720ths: divide by `pointUnit`.",
      ),
    }),
  ),
  rounds: z.array(
    z.object({
      round: count("Rounds count from 1."),
      rest: described(people, "Who rested, by their ids."),
      tables: z.array(
        z.object({
          ...tableFigures,
          sides: described(z.array(people), "Who played together, by their ids."),
        }),
      ),
    }),
  ),
  adjustments: z.array(
    z.object({
      who: described(people, "Of whom, by their ids."),
      wins: described(z.int(), "Wins that a referee gave or took."),
      points: described(z.int(), "Points that a referee gave or took."),
    }),
  ),
  fairness: sheetFairness,
});
export type SheetReply = z.infer<typeof sheetReply>;

/** `GET /api/leagues/:id/evening-points`: who has how many points for places in evenings. */
export const eveningPointsReply = z.object({
  league: leagueId,
  season: seasonId,
  pointUnit: described(z.int(), "How many parts a point has: 27,720."),
  evenings: count("Evening sheets that count."),
  rows: z.array(
    z.extend(namedPlayer, {
      place,
      points: pointParts,
      evenings: count("Evenings with a place."),
      won: count("Evenings won, alone or shared."),
      /** The earliest first. */
      of: z.array(z.object({ evening, sheet: sheetId, place, points: pointParts })),
    }),
  ),
});
export type EveningPointsReply = z.infer<typeof eveningPointsReply>;
