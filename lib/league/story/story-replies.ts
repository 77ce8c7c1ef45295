import * as z from "../../rules/zod";
import { finishedGame, ledger } from "../replies";
import { awardNames } from "./season-awards";

/** What the server answers about what happened in a league: its evenings and seasons, and everybody against everybody. */

const person = z.object({ player: z.string(), name: z.string() });

/** `GET /api/leagues/:id/played-evenings`: the last first, from before the day that was asked for. */
export const playedEveningsReply = z.object({
  league: z.string(),
  /** `winners`: who won it, several where they share it; null where there are too many games to look through for a list. */
  evenings: z.array(z.object({ evening: z.string(), games: z.int(), winners: z.nullable(z.array(person)) })),
  /** The day before which there are more; null when these are the first. */
  before: z.nullable(z.string()),
});
export type PlayedEveningsReply = z.infer<typeof playedEveningsReply>;

/** `GET /api/leagues/:id/played-evenings/:part`. */
export const playedEveningReply = z.object({
  league: z.string(),
  /** The day on which it began. */
  evening: z.string(),
  /** The evenings with games before and after it; null where there is none. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** What the keeper says of it, on one line. */
  comment: z.optional(z.string()),
  /** Who came, by the points of the evening, in 27,720ths, then by games won. `place`: shared by equals. */
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
  /** No more than 100, the first first. */
  games: z.array(finishedGame),
  /** What its games come to, less what payments of its day settle of it. */
  ledgers: z.array(ledger),
});
export type PlayedEveningReply = z.infer<typeof playedEveningReply>;

/** So many games of a season are looked through for its awards; a longer one has none. */
export const maxAwardedGames = 5_000;

const seasonFields = {
  season: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whether its last day has passed. */
  ended: z.boolean(),
  /** Who is first, by name: several where they share the place, nobody before enough games were played. */
  champions: z.array(person),
};

/** `GET /api/leagues/:id/seasons`: the hall of fame. */
export const seasonsReply = z.object({
  league: z.string(),
  /** The last first. */
  seasons: z.array(z.object(seasonFields)),
  /** Seasons won by each player, of those that have ended, the most first; `shared` of them with others. */
  titles: z.array(z.extend(person, { won: z.int(), shared: z.int() })),
});
export type SeasonsReply = z.infer<typeof seasonsReply>;

const holder = z.object({
  /** Partners, where the award is for a game that they played together. */
  players: z.array(person),
  /**
   * What it is for: games won of games played; points, in 27,720ths, over games; points behind or apart of the highest
   * total of the game; evenings of all evenings; second places of games played.
   */
  value: z.int(),
  of: z.int(),
  /** The game that it is for, and in a close one who came second. */
  game: z.optional(z.string()),
  kind: z.optional(z.string()),
  finishedAt: z.optional(z.string()),
  against: z.optional(z.array(person)),
});

/** `GET /api/leagues/:id/seasons/:part`. */
export const seasonReply = z.object({
  league: z.string(),
  ...seasonFields,
  /** Finished games, and evenings with any; null in a season of more than 5,000 games, which has no awards. */
  games: z.nullable(z.int()),
  evenings: z.nullable(z.int()),
  /** Shared by all of its holders; those that nobody has earned are left out. */
  awards: z.array(z.object({ award: z.enum(awardNames), holders: z.array(holder) })),
});
export type SeasonReply = z.infer<typeof seasonReply>;

/** `GET /api/leagues/:id/cross-table`. */
export const crossTableReply = z.object({
  league: z.string(),
  /** How many have played; the table has the first 20 of them. */
  total: z.int(),
  /** In the order of the all-time table. */
  players: z.array(person),
  /**
   * Every two who have met. `games` against each other: `a` came in before `b`, `b` before `a`, and the rest tied;
   * `together` as partners.
   */
  pairs: z.array(
    z.object({
      ...{ a: z.string(), b: z.string(), games: z.int(), aAhead: z.int(), bAhead: z.int() },
      ...{ together: z.int(), wonTogether: z.int(), lostTogether: z.int() },
    }),
  ),
});
export type CrossTableReply = z.infer<typeof crossTableReply>;
