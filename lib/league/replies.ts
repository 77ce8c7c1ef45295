import * as z from "../rules/zod";
import { eveningAnswers } from "./evenings/evenings";
import {
  count,
  currency,
  day,
  described,
  evening,
  flag,
  gameId,
  gamePoints,
  leagueId,
  minorUnits,
  namedPlayer,
  place,
  playerId,
  playerName,
  pointParts,
  rating,
  seasonId,
  text,
  time,
} from "./reply-fields";
import { pointUnit } from "./standings/points";
import { breakers } from "./standings/ranking";
import { countingSchema, leagueProtocol } from "./wire";

/** The server's replies about leagues. Later versions may add fields that older devices do not know. */

const player = z.object({ id: playerId, name: playerName });
const points = described(z.array(z.int()), "Points for each place, the first first.");
/** Whether the most or the fewest points win a kind of game. */
const aim = described(
  z.enum(["many", "few"]),
  "Whether the most or the fewest points win this kind of game.",
);

/** House rules of a league: a game, and the options that differ from it. */
const namedRules = z.object({
  id: text("The id of these house rules."),
  name: text("What the league calls them."),
  game: z.string(),
  options: described(z.record(z.string(), z.unknown()), "The options that differ from the game's own."),
});
export type LeagueRules = z.infer<typeof namedRules>;

const plannedEvening = z.object({
  id: text("The id of the planned evening."),
  on: day,
  at: text("A time such as 20:00, in the league's time zone."),
  place: text("Where it is; may be empty."),
});

/** A league as its keepers have set it up. */
export const leagueReply = z.object({
  protocol: z.literal(leagueProtocol),
  id: leagueId,
  slug: text("The current slug of its address, `/l/SLUG`. Old slugs find the league too."),
  name: text("The league's name."),
  points,
  currency,
  timeZone: text("IANA name."),
  version: described(z.int(), "Grows with every change to anything that can be read of the league."),
  ratingsPending: flag("Whether ratings are being recomputed after an old game was corrected."),
  /** Sorted by name. */
  players: z.array(
    z.extend(player, {
      mergedInto: z.optional(text("The id of the player that this one was merged into.")),
      erasedUntil: z.optional(
        z.nullable(text("RFC 3339, in UTC: until when a deleted name can be restored; null if it is gone.")),
      ),
    }),
  ),
  /** The earliest first. */
  seasons: z.array(
    z.object({
      id: text("The season's id."),
      name: text("The season's name."),
      from: day,
      to: day,
      counting: countingSchema,
      points: z.optional(points),
    }),
  ),
  /** Sorted by name. Absent from replies of earlier versions, which devices and files keep. */
  rules: z.optional(z.array(namedRules)),
  /** Planned evenings, past ones too, the earliest first. Absent from replies of earlier versions. */
  evenings: z.optional(z.array(plannedEvening)),
});
export type LeagueReply = z.infer<typeof leagueReply>;

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
  shared: count("Games won together with others, at the same place."),
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
  outs: count("Rounds gone out."),
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
    missing: described(
      z.number(),
      "How many are missing to it: whole games or wins, or points with decimals.",
    ),
  }),
});
export type StandingReplyRow = z.infer<typeof standingRow>;

/** `GET /api/leagues/:id/standings`. */
export const standingsReply = z.object({
  ...paging,
  league: leagueId,
  season: seasonId,
  /** Empty: all kinds of games. */
  kind: z.string(),
  counting: countingSchema,
  table: points,
  pointUnit: described(z.literal(pointUnit), "How many parts of `points` and `ahead` make up one point."),
  /** The kinds of games that this league has played. */
  kinds: z.array(z.string()),
  rows: z.array(standingRow),
});
export type StandingsReply = z.infer<typeof standingsReply>;

const gamePlayer = z.extend(namedPlayer, {
  seat: text("The player's id at that table."),
  side: z.optional(count("The side of partners, 0 or 1; absent if everybody plays alone.")),
  place,
  left: z.optional(
    described(z.literal(true), "Present if the player left before the game ended and kept a place."),
  ),
  total: gamePoints,
  balance: described(
    z.nullable(z.int()),
    "Minor units of the currency: 125 with EUR is 1.25. Null in a game without money.",
  ),
});

const seats = described(
  z.record(z.string(), z.string()),
  "The player's id at the table → the player's id in the league, as sent with the game, even if merged since.",
);
const comment = text("The keeper's line of comment.");

/** The rules that a game is played by, as far as its kind does not say so. */
const playedBy = {
  preset: z.optional(text("The preset of its options; absent if it has none. More may be added.")),
  rules: z.optional(text("The current name of the league's house rules that it is played by.")),
};

/** A finished game. */
export const finishedGame = z.object({
  game: gameId,
  kind: z.string(),
  ...playedBy,
  finishedAt: text("RFC 3339, in UTC; for a result on paper, the end of its day."),
  day,
  evening,
  paper: z.optional(
    described(
      z.enum(["places", "most", "fewest"]),
      "Present if only the result is known, on paper, so that there is no log at `/api/games/{id}`. Says how places were given; with `places`, every `total` is 0.",
    ),
  ),
  early: z.optional(described(z.literal(true), "Present if the game was ended early.")),
  comment: z.optional(comment),
  currency,
  seats,
  /** By place, partners next to each other. */
  players: z.array(gamePlayer),
});
export type FinishedGame = z.infer<typeof finishedGame>;

/** `GET /api/leagues/:id/games/:part`: a game, with what it was worth to each player. */
export const leagueGameReply = z.extend(finishedGame, {
  players: z.array(
    z.extend(gamePlayer, {
      points: pointParts,
      rating: described(
        z.nullable(z.object({ before: z.nullable(rating), after: rating })),
        "The overall rating before and after the game; null while ratings are being recomputed.",
      ),
    }),
  ),
});
export type LeagueGameReply = z.infer<typeof leagueGameReply>;

/** `GET /api/leagues/:id/games`: finished games, the latest first, and the games being played now. */
export const leagueGamesReply = z.object({
  ...paging,
  league: leagueId,
  games: z.array(finishedGame),
  /** The keeper's comments on the evenings of these games. */
  evenings: z.array(z.object({ evening, comment })),
  playing: z.array(
    z.object({
      game: gameId,
      kind: z.string(),
      ...playedBy,
      currency,
      seats,
      players: z.array(namedPlayer),
      /** Players who joined during the game and are not on the roster yet. Until they are, it does not count. */
      waitsFor: z.array(player),
    }),
  ),
});
export type LeagueGamesReply = z.infer<typeof leagueGamesReply>;

const record = z.extend(namedPlayer, {
  kind: z.string(),
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
  /** Empty: all kinds of games. */
  kind: z.string(),
  kinds: z.array(
    z.object({
      kind: z.string(),
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

export const ledger = z.object({
  currency,
  /** What each player is owed; negative if the player owes it. */
  balances: z.array(z.extend(namedPlayer, { balance: minorUnits })),
  /** The payments that settle it. */
  settleUp: z.object({
    exact: flag("Whether no fewer payments could settle it."),
    payments: z.array(z.object({ from: playerId, to: playerId, amount: minorUnits })),
  }),
});

/** `GET /api/leagues/:id/money`: one ledger per currency, each summing to 0. In minor units. */
export const moneyReply = z.object({
  league: leagueId,
  season: text("The season's id; empty for all time, and for one evening."),
  evening: text("The day of the evening that was asked for, or empty."),
  evenings: described(z.array(day), "The latest evenings with games for money, the latest first."),
  ledgers: z.array(ledger),
  /** Payments, the latest first. */
  payments: z.array(
    z.object({
      payment: text("The payment's id."),
      from: playerId,
      to: playerId,
      amount: minorUnits,
      currency,
      on: day,
    }),
  ),
});
export type MoneyReply = z.infer<typeof moneyReply>;

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
  standings: z.array(z.extend(standingRow, { kind: z.string() })),
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
      kind: z.string(),
      finishedAt: time,
      mu: rating,
      sigma: rating,
    }),
  ),
  ...others,
  /** For each kind: the fewest and the most points in a round, and the biggest comeback. */
  records: z.array(
    z.object({
      kind: z.string(),
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
    z.extend(player, {
      played: count("Finished games."),
      place: z.nullable(described(z.int(), "The place in the all-time table; null before the first game.")),
    }),
  ),
});
export type LeaguePlayersReply = z.infer<typeof leaguePlayersReply>;

const eveningWithAnswers = z.extend(plannedEvening, {
  begins: time,
  /** Sorted by name. Players on the roster who are not listed have not answered. */
  answers: z.array(z.extend(namedPlayer, { answer: z.enum(eveningAnswers) })),
});
export type EveningWithAnswers = z.infer<typeof eveningWithAnswers>;

/** `GET /api/leagues/:id/planned-evenings`: planned evenings, past ones too, the earliest first. */
export const plannedEveningsReply = z.object({
  league: leagueId,
  timeZone: text("IANA name."),
  evenings: z.array(eveningWithAnswers),
});
export type PlannedEveningsReply = z.infer<typeof plannedEveningsReply>;

/** `POST /api/leagues/:id/answers`. */
export const answerReply = z.object({
  league: leagueId,
  evening: text("The id of the planned evening."),
  player: playerId,
  name: playerName,
  answer: z.enum(eveningAnswers),
});
export type AnswerReply = z.infer<typeof answerReply>;

/** `GET /api/leagues/:id/answer-links`: each player's token for `/l/SLUG/answer?as=…`, sorted by name. */
export const answerLinksReply = z.object({
  league: leagueId,
  links: z.array(
    z.extend(namedPlayer, { as: text("The token of the player's link, `/l/SLUG/answer?as=…`.") }),
  ),
});
export type AnswerLinksReply = z.infer<typeof answerLinksReply>;
