import { rulesetId } from "../../rules/document/ruleset-id";
import * as z from "../../rules/zod";
import { day, evening, gameId, leagueId, namedPlayer, playerId, remark } from "../common-fields";
import { finishedGame, ledger } from "../replies";
import { count, described, flag, place, pointParts, seasonId, text, time } from "../reply-fields";
import { sheetReply } from "../sheets/sheet-replies";
import { awardNames } from "./season-awards";

/** The server's replies about a league's evenings and seasons, and its cross table. */

/** `GET /api/leagues/:id/played-evenings`: evenings before the requested day, the latest first. */
export const playedEveningsReply = z.object({
  league: leagueId,
  evenings: z.array(
    z.object({
      evening,
      games: count("Finished games of the evening."),
      rounds: z.optional(count("Rounds of its evening sheets; absent if it has none.")),
      winners: described(
        z.nullable(z.array(namedPlayer)),
        "Several if they share it; null if the listed evenings have too many games to read.",
      ),
    }),
  ),
  before: z.nullable(text("The day to ask for next, or null if there are no earlier evenings.")),
});
export type PlayedEveningsReply = z.infer<typeof playedEveningsReply>;

/** `GET /api/leagues/:id/played-evenings/:part`. */
export const playedEveningReply = z.object({
  league: leagueId,
  evening,
  previous: z.nullable(text("The day of the evening before it, or null.")),
  next: z.nullable(text("The day of the evening after it, or null.")),
  ...remark,
  /** Who came, sorted by the evening's points (in 27,720ths), then by games won. Equals share a `place`. */
  players: z.array(
    z.extend(namedPlayer, {
      place,
      played: count("Games played."),
      won: count("Games won alone."),
      shared: count("Games won together with others, in the same place."),
      points: pointParts,
    }),
  ),
  /** At most 100, the earliest first. */
  games: z.array(finishedGame),
  /** Its evening sheets that are over; absent if there are none. */
  sheets: z.optional(z.array(sheetReply)),
  /** Balances of its games, minus what the day's payments settle of them. */
  ledgers: z.array(ledger),
});
export type PlayedEveningReply = z.infer<typeof playedEveningReply>;

/** Awards are computed for seasons of at most this many games; longer ones have none. */
export const maxAwardedGames = 5_000;

const seasonFields = {
  season: text("The season's id."),
  name: text("The season's name."),
  from: day,
  to: day,
  ended: flag("Whether its last day has passed."),
  /** Who is first, sorted by name: several if they share the place, nobody until enough games were played. */
  champions: z.array(namedPlayer),
};

/** `GET /api/leagues/:id/seasons`: the hall of fame. */
export const seasonsReply = z.object({
  league: leagueId,
  /** The latest first. */
  seasons: z.array(z.object(seasonFields)),
  /** The most first. */
  titles: z.array(
    z.extend(namedPlayer, {
      won: count("Finished seasons won, alone or shared."),
      shared: count("How many of them were shared with others."),
    }),
  ),
});
export type SeasonsReply = z.infer<typeof seasonsReply>;

const holder = z.object({
  /** Both partners, if the award is for a game that they played together. */
  players: z.array(namedPlayer),
  value: described(
    z.int(),
    "By `award`, of `of`: games won of games played (`most-wins`); points, in 27,720ths, over games (`best-average`); points of the game behind or apart, of its highest total (`comeback`, `closest-game`); evenings of evenings (`attendance`); second places of games played (`most-seconds`).",
  ),
  of: described(z.int(), "What `value` is compared with."),
  /** The game that it is for and, for the closest game, who came second. */
  game: z.optional(gameId),
  kind: z.optional(rulesetId),
  finishedAt: z.optional(time),
  against: z.optional(z.array(namedPlayer)),
});

/** `GET /api/leagues/:id/seasons/:part`. */
export const seasonReply = z.object({
  league: leagueId,
  ...seasonFields,
  games: z.nullable(
    count("Finished games; null if there are more than 5,000, and then there are no awards."),
  ),
  evenings: z.nullable(count("Evenings with games; null if there are more than 5,000 games.")),
  /** Each shared by its holders; awards that nobody has earned are left out. */
  awards: z.array(z.object({ award: z.enum(awardNames), holders: z.array(holder) })),
});
export type SeasonReply = z.infer<typeof seasonReply>;

/** `GET /api/leagues/:id/attendance`. */
export const attendanceReply = z.object({
  league: leagueId,
  season: seasonId,
  total: count("Evenings; the list has the latest 120 of them."),
  evenings: described(z.array(z.string()), "The days on which they began, the earliest first."),
  /** Who came most often first. */
  players: z.array(
    z.extend(namedPlayer, { came: described(z.array(z.string()), "The evenings that the player came to.") }),
  ),
});
export type AttendanceReply = z.infer<typeof attendanceReply>;

/** `GET /api/leagues/:id/cross-table`. */
export const crossTableReply = z.object({
  league: leagueId,
  total: count("How many players have played; the table has the first 20 of them."),
  /** Sorted as in the all-time table. */
  players: z.array(namedPlayer),
  /** Every two players who have met. */
  pairs: z.array(
    z.object({
      a: playerId,
      b: playerId,
      games: count("Games against each other; the rest of them were ties."),
      aAhead: count("Games in which `a` placed higher."),
      bAhead: count("Games in which `b` placed higher."),
      together: count("Games as partners."),
      wonTogether: count("Games won as partners."),
      lostTogether: count("Games lost as partners."),
    }),
  ),
});
export type CrossTableReply = z.infer<typeof crossTableReply>;
