import * as z from "../rules/zod";
import { eveningAnswers } from "./evenings/evenings";
import { pointUnit } from "./standings/points";
import { breakers } from "./standings/ranking";
import { countingSchema, leagueProtocol } from "./wire";

/** What the server answers about leagues. Replies may grow fields that an older device does not know. */

const player = z.object({ id: z.string(), name: z.string() });
const points = z.array(z.int());

/** House rules of a league: a game, and what is played otherwise. */
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
  /** Such as 2026-11-21 and 20:00, on the calendar of the league's time zone. */
  on: z.string(),
  at: z.string(),
  /** "": nowhere in particular. */
  place: z.string(),
});

/** A league as people have set it up. */
export const leagueReply = z.object({
  protocol: z.literal(leagueProtocol),
  id: z.string(),
  /** What stands in its address, `/l/SLUG`. An old slug finds the league, and this is the new one. */
  slug: z.string(),
  name: z.string(),
  points,
  currency: z.string(),
  timeZone: z.string(),
  /** Grows with whatever changes what can be read of the league. */
  version: z.int(),
  /** Whether ratings are being recomputed after an old game was corrected. */
  ratingsPending: z.boolean(),
  /**
   * By name. `mergedInto`: who this player really is. A name that was taken off the league is "", here and wherever else
   * there would be one; `erasedUntil`: until when it can be given back, null: it is gone.
   */
  players: z.array(
    z.extend(player, { mergedInto: z.optional(z.string()), erasedUntil: z.optional(z.nullable(z.string())) }),
  ),
  /** The first first. */
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
  /** By name. Absent from answers of earlier versions, which devices and files keep. */
  rules: z.optional(z.array(namedRules)),
  /** Evenings that are planned, or were; the first first. Absent from answers of earlier versions. */
  evenings: z.optional(z.array(plannedEvening)),
});
export type LeagueReply = z.infer<typeof leagueReply>;

/** A part of a longer list: `total` rows there are, from `page` 1 on with `size` rows each. */
const paging = { total: z.int(), page: z.int(), size: z.int() };

const rating = z.object({
  mu: z.number(),
  sigma: z.number(),
  sureness: z.enum(["provisional", "rough", "fair", "sure"]),
});

/** Points a round better than the others, in 27,720ths. */
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
  /** In 27,720ths of a point, as the season counts them: all, the best so many, or (`average`) all of `played` games. */
  points: z.int(),
  /** The sum of all places: over `played`, the average place. */
  places: z.int(),
  /** Points better than the others' average over `scored` rounds, in 27,720ths. */
  ahead: z.int(),
  scored: z.int(),
  rounds: z.int(),
  /** Rounds gone out. */
  outs: z.int(),
  best: z.nullable(extreme),
  worst: z.nullable(extreme),
  /** Minor units. */
  money: z.array(money),
  /** The last five games, the oldest first. */
  form: z.array(z.object({ game: z.string(), finishedAt: z.string(), place: z.int(), tied: z.int() })),
  rating: z.nullable(rating),
  /** The place a week ago; null for who had not played yet. */
  placeBefore: z.nullable(z.int()),
  /** By what the row above stands before this one; null for the first, and for who shares a place with it. */
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
  /** `points` and `ahead` are in such parts of a point. */
  pointUnit: z.literal(pointUnit),
  /** The kinds that this league has played. */
  kinds: z.array(z.string()),
  rows: z.array(standingRow),
});
export type StandingsReply = z.infer<typeof standingsReply>;

const gamePlayer = z.object({
  player: z.string(),
  name: z.string(),
  /** The player's id at that table. */
  seat: z.string(),
  /** Partners have the same, 0 or 1; absent where everybody plays alone. */
  side: z.optional(z.int()),
  place: z.int(),
  /** Present where the player left before the game ended, and kept a place. */
  left: z.optional(z.literal(true)),
  total: z.int(),
  /** Minor units; null in a game without money. */
  balance: z.nullable(z.int()),
});

/** As the game was put in: for each player id at its table, the player of the roster, also one that was merged since. */
const seats = z.record(z.string(), z.string());

/** What a game is played by, where its kind does not say it. */
const playedBy = {
  /** Which game of its family it is; absent where the sheet names none. */
  preset: z.optional(z.string()),
  /** What the league calls its house rules that it is played by, as they are now. */
  rules: z.optional(z.string()),
};

/** A finished game. */
export const finishedGame = z.object({
  game: z.string(),
  kind: z.string(),
  ...playedBy,
  /** Of a result that is known only on paper, the end of its day. */
  finishedAt: z.string(),
  day: z.string(),
  /** The day on which the evening began: a game that goes on past midnight belongs to it. */
  evening: z.string(),
  /**
   * Present where only the result is known, on paper: there is no log at `/api/games/:id`. By what its places were told;
   * with `places`, every `total` is 0.
   */
  paper: z.optional(z.enum(["places", "most", "fewest"])),
  /** Present where the game was ended before its end. */
  early: z.optional(z.literal(true)),
  /** What the keeper says of it, on one line. */
  comment: z.optional(z.string()),
  currency: z.string(),
  seats,
  /** The first first, partners one after the other. */
  players: z.array(gamePlayer),
});
export type FinishedGame = z.infer<typeof finishedGame>;

/** `GET /api/leagues/:id/games/:part`: with what it was worth to each player. */
export const leagueGameReply = z.extend(finishedGame, {
  players: z.array(
    z.extend(gamePlayer, {
      /** In 27,720ths of a point, by the points of the season that its day belongs to. */
      points: z.int(),
      /** The overall rating before and after it; null while it is being recomputed. */
      rating: z.nullable(z.object({ before: z.nullable(z.number()), after: z.number() })),
    }),
  ),
});
export type LeagueGameReply = z.infer<typeof leagueGameReply>;

/** `GET /api/leagues/:id/games`: finished games, the last first; and those that are played now. */
export const leagueGamesReply = z.object({
  ...paging,
  league: z.string(),
  games: z.array(finishedGame),
  /** What the keeper says of the evenings of these games; absent where nothing is said. */
  evenings: z.array(z.object({ evening: z.string(), comment: z.string() })),
  playing: z.array(
    z.object({
      game: z.string(),
      kind: z.string(),
      ...playedBy,
      currency: z.string(),
      seats,
      players: z.array(z.object({ player: z.string(), name: z.string() })),
      /** Who sat down in mid-game and is nobody of the league yet: a finished game waits for them. */
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
  /** Whose record it is, too: partners have one total. Absent where everybody plays alone, and of a streak. */
  partners: z.optional(z.array(somebody)),
  /** Who played against them in that game. Absent of a streak. */
  opponents: z.optional(z.array(somebody)),
  value: z.int(),
});

/**
 * `GET /api/leagues/:id/records`: the first five of each, of one kind of game, each by somebody else. Points, or games in a
 * row.
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
      /** The most points that a winner lay behind after a round. */
      comebacks: z.array(record),
    }),
  ),
  /** Games won in a row, of all kinds; one row a player. Empty where one kind was asked for. */
  streaks: z.array(record),
});
export type RecordsReply = z.infer<typeof recordsReply>;

const balance = z.object({ player: z.string(), name: z.string(), balance: z.int() });

export const ledger = z.object({
  currency: z.string(),
  /** Owed to each player; less than 0: owed by. */
  balances: z.array(balance),
  /** The payments that settle it; `exact`: no fewer could. */
  settleUp: z.object({
    exact: z.boolean(),
    payments: z.array(z.object({ from: z.string(), to: z.string(), amount: z.int() })),
  }),
});

/** `GET /api/leagues/:id/money`: one ledger a currency, each summing to 0. Minor units. */
export const moneyReply = z.object({
  league: z.string(),
  /** Empty: all time, or one evening. */
  season: z.string(),
  /** The day of the evening that was asked for; empty: none. */
  evening: z.string(),
  /** The last evenings with games for money, the last first. */
  evenings: z.array(z.string()),
  ledgers: z.array(ledger),
  /** What people gave each other, the last first. */
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
  /** Against whom most often first. `ahead`: games in which this player came in before the other. */
  headToHead: z.array(
    z.object({ player: z.string(), name: z.string(), games: z.int(), ahead: z.int(), behind: z.int() }),
  ),
  /** With whom as a partner, most often first. What neither was won nor lost was shared by both sides. */
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
  /** All time: all kinds together (kind ""), then each kind; `place` in that table. */
  standings: z.array(z.extend(standingRow, { kind: z.string() })),
  /** Games won in a row: up to now, and the most there were. */
  streak: z.object({ now: z.int(), longest: z.int() }),
  /** Of the last 200 games: the evening with the most games won alone, two or more; null where there is none. */
  bestEvening: z.nullable(z.object({ evening: z.string(), won: z.int(), games: z.int() })),
  /** The last 200 ratings, the oldest first: after each game, overall. */
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
  /** Of each kind: the fewest and the most points of a round, the biggest comeback. */
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

/** `GET /api/leagues/:id/players`: the roster with how often each has played. */
export const leaguePlayersReply = z.object({
  ...paging,
  league: z.string(),
  players: z.array(z.extend(player, { played: z.int(), place: z.nullable(z.int()) })),
});
export type LeaguePlayersReply = z.infer<typeof leaguePlayersReply>;

const eveningWithAnswers = z.extend(plannedEvening, {
  /** When it begins, in UTC. */
  begins: z.string(),
  /** By name; whoever is on the roster and not here has not answered. */
  answers: z.array(z.object({ player: z.string(), name: z.string(), answer: z.enum(eveningAnswers) })),
});
export type EveningWithAnswers = z.infer<typeof eveningWithAnswers>;

/** `GET /api/leagues/:id/planned-evenings`: evenings that are planned, or were, the first first. */
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

/** `GET /api/leagues/:id/answer-links`: for each player what their link has, `/l/SLUG/answer?as=…`. By name. */
export const answerLinksReply = z.object({
  league: z.string(),
  links: z.array(z.object({ player: z.string(), name: z.string(), as: z.string() })),
});
export type AnswerLinksReply = z.infer<typeof answerLinksReply>;
