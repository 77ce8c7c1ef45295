import { rulesetId, rulesetIdOrAll } from "../rules/document/ruleset-id";
import * as z from "../rules/zod";
import { countingSchema, scoringSchema } from "./change/fields";
import {
  evening,
  gameId,
  leagueId,
  namedPlayer,
  placePoints,
  playerId,
  playerName,
  rosterPlayer,
} from "./common-fields";
import { finishedGame, gamePlayer } from "./replies";
import {
  count,
  currency,
  described,
  gamePoints,
  minorUnits,
  place,
  pointParts,
  rating,
  seasonId,
  time,
} from "./reply-fields";
import { reasons } from "./scoring/game-points";
import { pointUnit } from "./standings/points";
import { breakers } from "./standings/ranking";

/**
 * The replies of a league's pages. No device loads these schemas, so the API's descriptions of their fields are here.
 */

/** Whether the most or the fewest points win a kind of game. */
const aim = described(
  z.enum(["many", "few"]),
  "Whether the most or the fewest points win this kind of game.",
);

const paging = {
  total: count("How many rows there are on all pages."),
  page: count("The page number, from 1."),
  size: count("Rows per page."),
};

const ratingWithSureness = z.object({
  mu: rating,
  sigma: rating,
  sureness: z.enum(["provisional", "rough", "fair", "sure"]),
});

const extreme = z.object({
  ahead: described(
    z.int(),
    "Points per round better than the average of the others, in whole 27,720ths: divide by `pointUnit`.",
  ),
  game: gameId,
  finishedAt: time,
});
const money = z.object({ currency, won: minorUnits, lost: minorUnits });

export const standingRow = z.object({
  place,
  player: playerId,
  name: playerName,
  played: count("Finished games."),
  won: count("Games won alone."),
  shared: count("Games won together with others, in the same place."),
  points: described(
    z.int(),
    "Whole 27,720ths of a point: divide by `pointUnit`. Of all games or the best, as the season counts; with `average`, divide by `played` too.",
  ),
  places: count("The sum of all places: over `played`, the average place."),
  ahead: described(
    z.int(),
    "Points better than the average of the others over `scored` rounds, in whole 27,720ths: divide by `pointUnit`.",
  ),
  scored: count("Rounds with points to compare with others'."),
  rounds: count("Rounds played."),
  outs: count("Rounds in which the player went out."),
  best: z.nullable(extreme),
  worst: z.nullable(extreme),
  money: z.array(money),
  form: described(
    z.array(
      z.object({
        game: gameId,
        finishedAt: time,
        place,
        tied: count("How many players shared the place, this one included."),
      }),
    ),
    "The last five games, the oldest first.",
  ),
  rating: z.nullable(ratingWithSureness),
  placeBefore: z.nullable(described(z.int(), "The place a week ago; null if the player had not played yet.")),
  behindBy: described(
    z.nullable(z.enum(breakers)),
    "What puts the row above ahead of this one; null for the first row, and if both share a place.",
  ),
  milestone: z.object({
    of: z.enum(["games", "wins", "points"]),
    next: count("The next round number of games, wins or points."),
    missing: count("How many more it takes; fractions of a point do not count."),
  }),
});
export type StandingReplyRow = z.infer<typeof standingRow>;

/** `GET /api/leagues/:id/standings`. */
export const standingsReply = z.object({
  ...paging,
  league: leagueId,
  season: seasonId,
  kind: rulesetIdOrAll,
  counting: countingSchema,
  table: placePoints,
  /** Absent if games are worth nothing but the points for places. */
  scoring: z.optional(scoringSchema),
  pointUnit: described(z.literal(pointUnit), "How many parts of `points` and `ahead` make up one point."),
  kinds: described(z.array(rulesetId), "The ids of the rulesets that this league has played."),
  rows: z.array(standingRow),
});
export type StandingsReply = z.infer<typeof standingsReply>;

/** `GET /api/leagues/:id/games/:part`: a game, with what it was worth to each player. */
export const leagueGameReply = z.extend(finishedGame, {
  players: z.array(
    z.extend(gamePlayer, {
      points: pointParts,
      parts: z.optional(
        described(
          z.array(z.object({ of: z.enum(reasons), points: pointParts })),
          "What `points` is the sum of; absent if it is for the place alone.",
        ),
      ),
      rating: described(
        z.nullable(z.object({ before: z.nullable(rating), after: rating })),
        "The overall rating before and after the game.",
      ),
    }),
  ),
});
export type LeagueGameReply = z.infer<typeof leagueGameReply>;

const record = z.extend(namedPlayer, {
  kind: rulesetId,
  game: gameId,
  finishedAt: time,
  /** The partners who share the record. Absent if everybody plays alone, and for streaks. */
  partners: z.optional(z.array(namedPlayer)),
  /** Their opponents in that game. Absent for streaks. */
  opponents: z.optional(z.array(namedPlayer)),
});
const pointRecord = z.extend(record, { value: gamePoints });

/**
 * `GET /api/leagues/:id/records`: the best five of each record, at most one per player or pair. Values are points, or
 * games in a row.
 */
export const recordsReply = z.object({
  league: leagueId,
  season: seasonId,
  kind: rulesetIdOrAll,
  kinds: z.array(
    z.object({
      kind: rulesetId,
      aim,
      /** The fewest and the most points of a round that scored any. */
      low: z.array(pointRecord),
      high: z.array(pointRecord),
      /** The most points that a winner was behind after a round. */
      comebacks: z.array(pointRecord),
    }),
  ),
  /** Games of any kind won in a row; one row per player. Empty if one kind was asked for. */
  streaks: z.array(z.extend(record, { value: count("Games won in a row.") })),
});
export type RecordsReply = z.infer<typeof recordsReply>;

const others = {
  /** The most frequent opponent first. */
  headToHead: z.array(
    z.extend(namedPlayer, {
      games: count("Games against each other; the rest of them were ties."),
      ahead: count("Games in which the player of this page placed higher."),
      behind: count("Games in which the player of this row placed higher."),
    }),
  ),
  /** The most frequent partner first. */
  partners: z.array(
    z.extend(namedPlayer, {
      games: count("Games as partners; those neither won nor lost were shared by both sides."),
      won: count("Games won together."),
      lost: count("Games lost together."),
    }),
  ),
};

/** `GET /api/leagues/:id/players/:player/others`. */
export const leagueOthersReply = z.object({
  league: leagueId,
  player: playerId,
  name: playerName,
  ...others,
});
export type LeagueOthersReply = z.infer<typeof leagueOthersReply>;

/** `GET /api/leagues/:id/players/:player`. */
export const leaguePlayerReply = z.object({
  league: leagueId,
  player: playerId,
  name: playerName,
  /** For all time: all kinds together (kind ""), then each kind. `place` is the place in that table. */
  standings: z.array(z.extend(standingRow, { kind: rulesetIdOrAll })),
  streak: z.object({
    now: count("Games won in a row, up to the last one."),
    longest: count("The most games ever won in a row."),
  }),
  /** Among the last 200 games, the evening with the most games won alone, if at least two; otherwise null. */
  bestEvening: z.nullable(
    z.object({ evening, won: count("Games won alone."), games: count("Games played.") }),
  ),
  /** The overall rating after each of the last 200 games, the oldest first. */
  ratings: z.array(
    z.object({
      game: gameId,
      kind: rulesetId,
      finishedAt: time,
      mu: rating,
      sigma: rating,
    }),
  ),
  ...others,
  /** For each kind: the fewest and the most points in a round, and the biggest comeback. */
  records: z.array(
    z.object({
      kind: rulesetId,
      aim,
      low: z.nullable(gamePoints),
      high: z.nullable(gamePoints),
      comeback: gamePoints,
    }),
  ),
});
export type LeaguePlayerReply = z.infer<typeof leaguePlayerReply>;

/** `GET /api/leagues/:id/players`: the roster, with the number of games each has played. */
export const leaguePlayersReply = z.object({
  ...paging,
  league: leagueId,
  players: z.array(
    z.extend(rosterPlayer, {
      played: count("Finished games."),
      place: z.nullable(described(z.int(), "The place in the all-time table; null before the first game.")),
    }),
  ),
});
export type LeaguePlayersReply = z.infer<typeof leaguePlayersReply>;
