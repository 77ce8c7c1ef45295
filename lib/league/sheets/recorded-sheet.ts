import { forms } from "../../evening/setup";
import { rulesetId } from "../../rules/document/ruleset-id";
import * as z from "../../rules/zod";
import { finishedTime, gameId, playerId } from "../common-fields";
import { count, described, flag } from "../reply-fields";

const people = described(z.array(z.int()), "People, by their places in `people`.");
const range = z.tuple([z.int(), z.int()]);

/** Why a row of the standings of an evening is behind the one before it. */
const separated = z.enum([
  "wins",
  "difference",
  "for",
  "opponents",
  "head-to-head",
  "points",
  "places",
  "lot",
  "least",
  "spare",
]);

/** The figures of a row, as the evening's own replay gives them. */
export const sheetFigures = {
  place: z.optional(
    described(z.int(), "1 is first. Equals share a place; absent with too few games, and for the spare."),
  ),
  games: count("Games that count, with rests and missed rounds that count as games."),
  wins: described(z.int(), "Half-wins: 2 for a game won, 1 for a level one."),
  for: z.optional(described(z.int(), "Points for; absent where everybody plays alone.")),
  against: z.optional(described(z.int(), "Points against.")),
  points: z.optional(described(z.int(), "Points of the game, where everybody plays alone.")),
  places: z.optional(
    described(z.tuple([z.int(), z.int()]), "The share of the others beaten: numerator and denominator."),
  ),
  opponents: z.optional(
    described(z.int(), "Rivals’ half-wins less partners’; only where the evening orders by it."),
  ),
  run: z.optional(count("Games won in a row at the end.")),
  reign: z.optional(count("The longest such run.")),
  rests: count("Rounds of rest."),
  separates: z.optional(
    described(separated, "What parts this row from the one before; `least` or `spare` where places end."),
  ),
};

/** What two pairs, or everybody for themselves, did at a table. */
export const tableFigures = {
  table: described(z.int(), "The table’s number."),
  points: z.optional(
    described(z.array(z.int()), "By side. Absent without a result, and for a game kept in the head."),
  ),
  won: z.optional(
    described(
      z.nullable(z.int()),
      "The side that won; null if it was level. Absent without a result, and where everybody plays alone.",
    ),
  ),
  forfeit: z.optional(z.literal(true)),
  game: z.optional(gameId),
};

/** How fair it was to those who were there all along: the least and the most, or how often. */
export const sheetFairness = z.object({
  seated: z.optional(described(range, "Rounds at a table: the least and the most.")),
  rests: z.optional(described(range, "Rests: the least and the most.")),
  neverMet: z.optional(count("How many two never sat at one table.")),
  partnersAgain: z.optional(count("How often two were partners again.")),
  rivals: z.optional(described(range, "How often two were rivals: the least and the most.")),
  met: z.optional(described(range, "How often two met: the least and the most.")),
});

/**
 * An evening sheet that is over, as a league keeps it. Nobody is named in it, so that a name that is deleted from the
 * league is in no evening.
 */
export const recordedSheet = z.object({
  game: rulesetId,
  form: described(z.enum(forms), "How people were drawn: see docs/eveningsheet.md."),
  perGame: flag("Whether standings were by averages per game."),
  finishedAt: finishedTime,
  people: described(z.array(playerId), "Players of the league, whom the numbers below mean."),
  rounds: z.array(
    z.object({
      rest: people,
      tables: z.array(z.object({ ...tableFigures, sides: z.array(people) })),
    }),
  ),
  standings: z.array(z.object({ ...sheetFigures, who: people })),
  adjustments: z.array(
    z.object({
      who: people,
      wins: described(z.int(), "Wins that a referee gave or took."),
      points: described(z.int(), "Points that a referee gave or took."),
    }),
  ),
  fairness: sheetFairness,
});
export type RecordedSheet = Readonly<z.infer<typeof recordedSheet>>;

/** The same as it is stored with a game of the league: `people` are their ids at the tables. */
export type StoredSheet = Omit<RecordedSheet, "finishedAt">;
