import { eveningGame } from "@/lib/evening/evening-game";
import { rulesetOnPaper } from "@/lib/league/change/fields";
import {
  comment,
  day,
  endedEarly,
  evening,
  finishedTime,
  gameBalance,
  gameId,
  houseRules,
  leagueId,
  leftEarly,
  placed,
  placePoints,
  plannedEveningId,
  playerId,
  playerName,
  preset,
  seatId,
  seats,
  side,
  timeZone,
  totalPoints,
} from "@/lib/league/common-fields";
import { rulesetId, rulesetIdOfLog, rulesetIdOrAll } from "@/lib/rules/document/ruleset-id";
import type * as z from "@/lib/rules/zod";

/** Descriptions of the fields that have a schema of their own, wherever they occur. */
const ofField = new Map<unknown, string>([
  [leagueId, "The league's id."],
  [playerId, "A player's id in the league."],
  [playerName, "The player's name; empty if it was deleted."],
  [gameId, "The game's id."],
  [seatId, "The player's id at that table."],
  [
    seats,
    "The player's id at the table → the player's id in the league, as sent with the game, even if merged since.",
  ],
  [side, "The side of partners, 0 or 1; absent if everybody plays alone."],
  [placed, "1 is first. Equals share a place."],
  [leftEarly, "Present if the player left before the game ended and kept a place."],
  [totalPoints, "In points of the game."],
  [gameBalance, "Minor units of the currency: 125 with EUR is 1.25. Null in a game without money."],
  [finishedTime, "RFC 3339, in UTC; for a result from paper, the end of its day."],
  [day, "A day such as 2026-11-21, in the league's time zone."],
  [evening, "The day on which the evening began, such as 2026-11-21, in the league's time zone."],
  [plannedEveningId, "The id of the planned evening."],
  [endedEarly, "Present if the game was ended early."],
  [comment, "The keeper's comment, one line."],
  [preset, "The preset of its options; absent if it has none. More may be added."],
  [houseRules, "The current name of the league's house rules that it is played by."],
  [placePoints, "Points for each place, starting with the first."],
  [timeZone, "IANA name."],
]);

/** The schemas of fields that hold a ruleset's id: their description, and what they may hold besides. */
const ofRuleset = new Map<unknown, readonly [description: string, beside: readonly string[]]>([
  [rulesetId, ["The ruleset's id.", []]],
  [rulesetOnPaper, ["The ruleset's id.", []]],
  [rulesetIdOrAll, ["The ruleset's id; empty for all of them.", [""]]],
  [rulesetIdOfLog, [`The ruleset's id, or \`${eveningGame}\`.`, [eveningGame]]],
]);

/** What is known about a field by its schema; `games`: the ids of all rulesets. */
export function noteOf(schema: z.core.$ZodType, games: readonly string[]): object {
  const ruleset = ofRuleset.get(schema);
  if (ruleset) return { description: ruleset[0], enum: [...ruleset[1], ...games] };
  const description = ofField.get(schema);
  return description === undefined ? {} : { description };
}
