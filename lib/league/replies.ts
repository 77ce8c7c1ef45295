import * as z from "../rules/zod";
import { eveningAnswers } from "./evenings/evenings";
import { pointUnit } from "./standings/points";
import { breakers } from "./standings/ranking";
import { countingSchema, leagueProtocol } from "./wire";

/** The server's replies about leagues. Later versions may add fields that older devices do not know. */

const player = z.object({ id: z.string(), name: z.string() });
const points = z.array(z.int());

/** House rules of a league: a game, and the options that differ from it. */
const namedRules = z.object({
  id: z.string(),
  name: z.string(),
  /** The ruleset's id. */
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
});
export type LeagueRules = z.infer<typeof namedRules>;

const plannedEvening = z.object({
  id: z.string(),
  /** Like 2026-11-21 and 20:00, in the league's time zone. */
  on: z.string(),
  at: z.string(),
  /** May be empty. */
  place: z.string(),
});

/** A league as its keepers have set it up. */
export const leagueReply = z.object({
  protocol: z.literal(leagueProtocol),
  id: z.string(),
  /** The current slug of its address, `/l/SLUG`. Old slugs find the league too. */
  slug: z.string(),
  name: z.string(),
  points,
  currency: z.string(),
  timeZone: z.string(),
  /** Incremented by every change to anything that can be read of the league. */
  version: z.int(),
  /** Whether ratings are being recomputed after an old game was corrected. */
  ratingsPending: z.boolean(),
  /**
   * Sorted by name. `mergedInto`: the player that this one was merged into. A deleted name is "", here and everywhere
   * else; `erasedUntil`: until when it can be restored, or null if it is gone.
   */
  players: z.array(
    z.extend(player, { mergedInto: z.optional(z.string()), erasedUntil: z.optional(z.nullable(z.string())) }),
  ),
  /** The earliest first. */
  seasons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
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

/** One page of a list of `total` rows, with `size` rows per page; the first `page` is 1. */
const paging = { total: z.int(), page: z.int(), size: z.int() };

const rating = z.object({
  mu: z.number(),
  sigma: z.number(),
  sureness: z.enum(["provisional", "rough", "fair", "sure"]),
});

/** Points per round better than the others, in 27,720ths. */
const extreme = z.object({ ahead: z.int(), game: z.string(), finishedAt: z.string() });
const money = z.object({ currency: z.string(), won: z.int(), lost: z.int() });

export const standingRow = z.object({
  /** Shared by equals. */
  place: z.int(),
  player: player.shape.id,
  name: z.string(),
  played: z.int(),
  won: z.int(),
  /** First places shared with others. */
  shared: z.int(),
  /** In 27,720ths of a point, of all games or the best, as the season counts; with `average`, divide by `played`. */
  points: z.int(),
  /** The sum of all places; divided by `played`, the average place. */
  places: z.int(),
  /** Points better than the others' average over `scored` rounds, in 27,720ths. */
  ahead: z.int(),
  scored: z.int(),
  rounds: z.int(),
  /** Rounds in which the player went out. */
  outs: z.int(),
  best: z.nullable(extreme),
  worst: z.nullable(extreme),
  /** Minor units. */
  money: z.array(money),
  /** The last five games, the oldest first. */
  form: z.array(z.object({ game: z.string(), finishedAt: z.string(), place: z.int(), tied: z.int() })),
  rating: z.nullable(rating),
  /** The place a week ago; null if the player had not played yet. */
  placeBefore: z.nullable(z.int()),
  /** What puts the row above ahead of this one; null for the first row, and if both share a place. */
  behindBy: z.nullable(z.enum(breakers)),
  milestone: z.object({ of: z.enum(["games", "wins", "points"]), next: z.int(), missing: z.number() }),
});
export type StandingReplyRow = z.infer<typeof standingRow>;

/** `GET /api/leagues/:id/standings`. */
export const standingsReply = z.object({
  ...paging,
  league: z.string(),
  /** Empty: all time. */
  season: z.string(),
  /** Empty: all kinds of games. */
  kind: z.string(),
  counting: countingSchema,
  table: points,
  /** The unit of `points` and `ahead`, in parts of a point. */
  pointUnit: z.literal(pointUnit),
  /** The kinds of games that this league has played. */
  kinds: z.array(z.string()),
  rows: z.array(standingRow),
});
export type StandingsReply = z.infer<typeof standingsReply>;

const gamePlayer = z.object({
  player: z.string(),
  name: z.string(),
  /** The player's id at that table. */
  seat: z.string(),
  /** The side of partners, 0 or 1; absent if everybody plays alone. */
  side: z.optional(z.int()),
  place: z.int(),
  /** Present if the player left before the game ended and kept a place. */
  left: z.optional(z.literal(true)),
  total: z.int(),
  /** Minor units; null in a game without money. */
  balance: z.nullable(z.int()),
});

/** As sent with the game: player id at the table → player of the roster, even if merged since. */
const seats = z.record(z.string(), z.string());

/** The rules that a game is played by, as far as its kind does not say so. */
const playedBy = {
  /** The preset of its family; absent if the scoresheet names none. */
  preset: z.optional(z.string()),
  /** The current name of the league's house rules that it is played by. */
  rules: z.optional(z.string()),
};

/** A finished game. */
export const finishedGame = z.object({
  game: z.string(),
  kind: z.string(),
  ...playedBy,
  /** For a result on paper, the end of its day. */
  finishedAt: z.string(),
  day: z.string(),
  /** The day on which the evening began: a game that goes on past midnight belongs to it. */
  evening: z.string(),
  /**
   * Present if only the result is known, on paper, so that there is no log at `/api/games/:id`. Says how places were
   * given; with `places`, every `total` is 0.
   */
  paper: z.optional(z.enum(["places", "most", "fewest"])),
  /** Present if the game was ended early. */
  early: z.optional(z.literal(true)),
  /** What the keeper says of it, on one line. */
  comment: z.optional(z.string()),
  currency: z.string(),
  seats,
  /** By place, partners next to each other. */
  players: z.array(gamePlayer),
});
export type FinishedGame = z.infer<typeof finishedGame>;

/** `GET /api/leagues/:id/games/:part`: a game, with what it was worth to each player. */
export const leagueGameReply = z.extend(finishedGame, {
  players: z.array(
    z.extend(gamePlayer, {
      /** In 27,720ths of a point, by the points table of its season. */
      points: z.int(),
      /** The overall rating before and after the game; null while ratings are being recomputed. */
      rating: z.nullable(z.object({ before: z.nullable(z.number()), after: z.number() })),
    }),
  ),
});
export type LeagueGameReply = z.infer<typeof leagueGameReply>;

/** `GET /api/leagues/:id/games`: finished games, the latest first, and the games being played now. */
export const leagueGamesReply = z.object({
  ...paging,
  league: z.string(),
  games: z.array(finishedGame),
  /** The keeper's comments on the evenings of these games; absent if there are none. */
  evenings: z.array(z.object({ evening: z.string(), comment: z.string() })),
  playing: z.array(
    z.object({
      game: z.string(),
      kind: z.string(),
      ...playedBy,
      currency: z.string(),
      seats,
      players: z.array(z.object({ player: z.string(), name: z.string() })),
      /** Players who joined during the game and are not on the roster yet. Until they are, it does not count. */
      waitsFor: z.array(player),
    }),
  ),
});
export type LeagueGamesReply = z.infer<typeof leagueGamesReply>;

const somebody = z.object({ player: z.string(), name: z.string() });
const record = z.extend(somebody, {
  kind: z.string(),
  game: z.string(),
  finishedAt: z.string(),
  /** The partners who share the record. Absent if everybody plays alone, and for streaks. */
  partners: z.optional(z.array(somebody)),
  /** Their opponents in that game. Absent for streaks. */
  opponents: z.optional(z.array(somebody)),
  value: z.int(),
});

/**
 * `GET /api/leagues/:id/records`: the best five of each record, at most one per player or pair. Values are points, or
 * games in a row.
 */
export const recordsReply = z.object({
  league: z.string(),
  /** Empty: all time. */
  season: z.string(),
  /** Empty: all kinds of games. */
  kind: z.string(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      /** Whether the most or the fewest points win it, and so whether a high round is good or bad. */
      aim: z.enum(["many", "few"]),
      /** The fewest and the most points of a round that scored any. */
      low: z.array(record),
      high: z.array(record),
      /** The most points that a winner was behind after a round. */
      comebacks: z.array(record),
    }),
  ),
  /** Games of any kind won in a row; one row per player. Empty if one kind was asked for. */
  streaks: z.array(record),
});
export type RecordsReply = z.infer<typeof recordsReply>;

const balance = z.object({ player: z.string(), name: z.string(), balance: z.int() });

export const ledger = z.object({
  currency: z.string(),
  /** What each player is owed; negative if the player owes it. */
  balances: z.array(balance),
  /** The payments that settle it; `exact`: no fewer payments can. */
  settleUp: z.object({
    exact: z.boolean(),
    payments: z.array(z.object({ from: z.string(), to: z.string(), amount: z.int() })),
  }),
});

/** `GET /api/leagues/:id/money`: one ledger per currency, each summing to 0. In minor units. */
export const moneyReply = z.object({
  league: z.string(),
  /** Empty for all time, and for one evening. */
  season: z.string(),
  /** The day of the evening that was asked for, or empty. */
  evening: z.string(),
  /** The latest evenings with games for money, the latest first. */
  evenings: z.array(z.string()),
  ledgers: z.array(ledger),
  /** Payments, the latest first. */
  payments: z.array(
    z.object({
      payment: z.string(),
      from: z.string(),
      to: z.string(),
      amount: z.int(),
      currency: z.string(),
      on: z.string(),
    }),
  ),
});
export type MoneyReply = z.infer<typeof moneyReply>;

const others = {
  /** The most frequent opponent first. `ahead`: games in which this player placed higher. */
  headToHead: z.array(
    z.object({ player: z.string(), name: z.string(), games: z.int(), ahead: z.int(), behind: z.int() }),
  ),
  /** The most frequent partner first. Games neither won nor lost were shared by both sides. */
  partners: z.array(
    z.object({ player: z.string(), name: z.string(), games: z.int(), won: z.int(), lost: z.int() }),
  ),
};

/** `GET /api/leagues/:id/players/:player/others`. */
export const leagueOthersReply = z.object({
  league: z.string(),
  player: z.string(),
  name: z.string(),
  ...others,
});
export type LeagueOthersReply = z.infer<typeof leagueOthersReply>;

/** `GET /api/leagues/:id/players/:player`. */
export const leaguePlayerReply = z.object({
  league: z.string(),
  player: z.string(),
  name: z.string(),
  /** For all time: all kinds together (kind ""), then each kind. `place` is the place in that table. */
  standings: z.array(z.extend(standingRow, { kind: z.string() })),
  /** Games won in a row: now, and the longest streak ever. */
  streak: z.object({ now: z.int(), longest: z.int() }),
  /** Among the last 200 games, the evening with the most games won alone, if at least two; otherwise null. */
  bestEvening: z.nullable(z.object({ evening: z.string(), won: z.int(), games: z.int() })),
  /** The overall rating after each of the last 200 games, the oldest first. */
  ratings: z.array(
    z.object({
      game: z.string(),
      kind: z.string(),
      finishedAt: z.string(),
      mu: z.number(),
      sigma: z.number(),
    }),
  ),
  ...others,
  /** For each kind: the fewest and the most points in a round, and the biggest comeback. */
  records: z.array(
    z.object({
      kind: z.string(),
      /** Whether the most or the fewest points win it, and so whether a high round is good or bad. */
      aim: z.enum(["many", "few"]),
      low: z.nullable(z.int()),
      high: z.nullable(z.int()),
      comeback: z.int(),
    }),
  ),
});
export type LeaguePlayerReply = z.infer<typeof leaguePlayerReply>;

/** `GET /api/leagues/:id/players`: the roster, with the number of games each has played. */
export const leaguePlayersReply = z.object({
  ...paging,
  league: z.string(),
  players: z.array(z.extend(player, { played: z.int(), place: z.nullable(z.int()) })),
});
export type LeaguePlayersReply = z.infer<typeof leaguePlayersReply>;

const eveningWithAnswers = z.extend(plannedEvening, {
  /** When it begins, ISO 8601 in UTC. */
  begins: z.string(),
  /** Sorted by name. Players on the roster who are not listed have not answered. */
  answers: z.array(z.object({ player: z.string(), name: z.string(), answer: z.enum(eveningAnswers) })),
});
export type EveningWithAnswers = z.infer<typeof eveningWithAnswers>;

/** `GET /api/leagues/:id/planned-evenings`: planned evenings, past ones too, the earliest first. */
export const plannedEveningsReply = z.object({
  league: z.string(),
  timeZone: z.string(),
  evenings: z.array(eveningWithAnswers),
});
export type PlannedEveningsReply = z.infer<typeof plannedEveningsReply>;

/** `POST /api/leagues/:id/answers`. */
export const answerReply = z.object({
  league: z.string(),
  evening: z.string(),
  player: z.string(),
  name: z.string(),
  answer: z.enum(eveningAnswers),
});
export type AnswerReply = z.infer<typeof answerReply>;

/** `GET /api/leagues/:id/answer-links`: each player's token for `/l/SLUG/answer?as=…`, sorted by name. */
export const answerLinksReply = z.object({
  league: z.string(),
  links: z.array(z.object({ player: z.string(), name: z.string(), as: z.string() })),
});
export type AnswerLinksReply = z.infer<typeof answerLinksReply>;
