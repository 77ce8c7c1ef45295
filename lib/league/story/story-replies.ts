import * as z from "../../rules/zod";
import { finishedGame, ledger } from "../replies";
import { awardNames } from "./season-awards";

/** The server's replies about a league's evenings and seasons, and its cross table. */

const person = z.object({ player: z.string(), name: z.string() });

/** `GET /api/leagues/:id/played-evenings`: evenings before the requested day, the latest first. */
export const playedEveningsReply = z.object({
  league: z.string(),
  /** `winners`: several if they share it; null if the listed evenings have too many games to read. */
  evenings: z.array(z.object({ evening: z.string(), games: z.int(), winners: z.nullable(z.array(person)) })),
  /** The day to ask for next, or null if there are no earlier evenings. */
  before: z.nullable(z.string()),
});
export type PlayedEveningsReply = z.infer<typeof playedEveningsReply>;

/** `GET /api/leagues/:id/played-evenings/:part`. */
export const playedEveningReply = z.object({
  league: z.string(),
  /** The day on which it began. */
  evening: z.string(),
  /** The evenings with games before and after it, or null. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** The keeper's line of comment. */
  comment: z.optional(z.string()),
  /** Who came, sorted by the evening's points (in 27,720ths), then by games won. Equals share a `place`. */
  players: z.array(
    z.extend(person, {
      place: z.int(),
      played: z.int(),
      won: z.int(),
      /** First places shared with others. */
      shared: z.int(),
      points: z.int(),
    }),
  ),
  /** At most 100, the earliest first. */
  games: z.array(finishedGame),
  /** Balances of its games, minus what the day's payments settle of them. */
  ledgers: z.array(ledger),
});
export type PlayedEveningReply = z.infer<typeof playedEveningReply>;

/** Awards are computed for seasons of at most this many games; longer ones have none. */
export const maxAwardedGames = 5_000;

const seasonFields = {
  season: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whether its last day has passed. */
  ended: z.boolean(),
  /** Who is first, sorted by name: several if they share the place, nobody until enough games were played. */
  champions: z.array(person),
};

/** `GET /api/leagues/:id/seasons`: the hall of fame. */
export const seasonsReply = z.object({
  league: z.string(),
  /** The latest first. */
  seasons: z.array(z.object(seasonFields)),
  /** How many finished seasons each player has won, most first; `shared`: how many of them with others. */
  titles: z.array(z.extend(person, { won: z.int(), shared: z.int() })),
});
export type SeasonsReply = z.infer<typeof seasonsReply>;

const holder = z.object({
  /** Both partners, if the award is for a game that they played together. */
  players: z.array(person),
  /**
   * Depending on the award, `value` and `of` are: games won and games played; points (in 27,720ths) and games; the
   * points behind or apart, and the game's highest total; evenings attended and all evenings; second places and games.
   */
  value: z.int(),
  of: z.int(),
  /** The game that it is for and, for the closest game, who came second. */
  game: z.optional(z.string()),
  kind: z.optional(z.string()),
  finishedAt: z.optional(z.string()),
  against: z.optional(z.array(person)),
});

/** `GET /api/leagues/:id/seasons/:part`. */
export const seasonReply = z.object({
  league: z.string(),
  ...seasonFields,
  /** Finished games, and evenings with games; null in a season of more than 5,000 games, which has no awards. */
  games: z.nullable(z.int()),
  evenings: z.nullable(z.int()),
  /** Each shared by its holders; awards that nobody has earned are left out. */
  awards: z.array(z.object({ award: z.enum(awardNames), holders: z.array(holder) })),
});
export type SeasonReply = z.infer<typeof seasonReply>;

/** `GET /api/leagues/:id/cross-table`. */
export const crossTableReply = z.object({
  league: z.string(),
  /** How many players have played; the table has the first 20 of them. */
  total: z.int(),
  /** Sorted as in the all-time table. */
  players: z.array(person),
  /**
   * Every two players who have met. Of `games` against each other, `a` placed higher in some, `b` in some, and the rest
   * were ties. `together`: games as partners.
   */
  pairs: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      games: z.int(),
      aAhead: z.int(),
      bAhead: z.int(),
      together: z.int(),
      wonTogether: z.int(),
      lostTogether: z.int(),
    }),
  ),
});
export type CrossTableReply = z.infer<typeof crossTableReply>;
