import { rulesetId } from "../rules/document/ruleset-id";
import { shutoutCounts } from "../rules/score/shutout";
import * as z from "../rules/zod";
import { countingSchema, leagueSign, scorersKey, scoringSchema } from "./change/fields";
import {
  day,
  endedEarly,
  evening,
  finishedTime,
  gameBalance,
  gameId,
  houseRules,
  leagueId,
  leftEarly,
  namedPlayer,
  placed,
  placePoints,
  plannedEveningId,
  playerId,
  playerName,
  preset,
  remark,
  remarkedEvening,
  rosterPlayer,
  seatId,
  seats,
  side,
  timeZone,
  totalPoints,
} from "./common-fields";
import { eveningAnswers } from "./evenings/answer";
import { leagueProtocol } from "./wire";

/**
 * The replies about leagues that devices read; `page-replies.ts` has those for the pages. Later versions may add fields
 * that older devices do not know. The fields are described for the API in `lib/server/http/openapi`, since devices would
 * have to load the sentences with these schemas.
 */

/** House rules of a league: a game, and the options that differ from it. */
const namedRules = z.object({
  id: z.string(),
  name: z.string(),
  game: rulesetId,
  options: z.record(z.string(), z.unknown()),
});
export type LeagueRules = z.infer<typeof namedRules>;

const plannedEvening = z.object({
  id: plannedEveningId,
  /** Like 2026-11-21 and 20:00, in the league's time zone. */
  on: z.string(),
  at: z.string(),
  /** May be empty. */
  place: z.string(),
  /** How many can come. Absent if everybody can. */
  places: z.optional(z.int()),
});

/** A league as its keepers have set it up. */
export const leagueReply = z.object({
  protocol: z.literal(leagueProtocol),
  id: leagueId,
  /** The current slug of its address, `/l/SLUG`. Old slugs find the league too. */
  slug: z.string(),
  name: z.string(),
  points: placePoints,
  /** Absent if games are worth nothing but the points for places. */
  scoring: z.optional(scoringSchema),
  currency: z.string(),
  timeZone,
  /** Incremented by every change to anything that can be read about the league. */
  version: z.int(),
  /** Always false: earlier versions recomputed ratings some time after a correction. */
  ratingsPending: z.boolean(),
  /**
   * Sorted by name. `mergedInto`: the player that this one was merged into. A deleted name is "", here and everywhere
   * else; `erasedUntil`: the time until which it can be restored, or null if it is gone. `guest`, `former`: not asked
   * to evenings.
   */
  players: z.array(
    z.extend(rosterPlayer, {
      mergedInto: z.optional(z.string()),
      erasedUntil: z.optional(z.nullable(z.string())),
      guest: z.optional(z.literal(true)),
      former: z.optional(z.literal(true)),
    }),
  ),
  /** Whether guests have places in tables. Absent if they have. */
  guests: z.optional(z.literal("unranked")),
  /** On its pages and pictures; absent if it has none. */
  sign: z.optional(leagueSign),
  /** The key with which others may put results in; absent if there is none. */
  scorers: z.optional(scorersKey),
  /** The earliest first. */
  seasons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      counting: countingSchema,
      points: z.optional(placePoints),
      scoring: z.optional(scoringSchema),
    }),
  ),
  /** Sorted by name. Absent from replies of earlier versions, which devices and files keep. */
  rules: z.optional(z.array(namedRules)),
  /** Planned evenings, past ones too, the earliest first. Absent from replies of earlier versions. */
  evenings: z.optional(z.array(plannedEvening)),
});
export type LeagueReply = z.infer<typeof leagueReply>;

export const gamePlayer = z.extend(namedPlayer, {
  seat: seatId,
  side: z.optional(side),
  place: placed,
  left: z.optional(leftEarly),
  total: totalPoints,
  balance: gameBalance,
});

/** The rules of a game beyond its kind. */
const playedBy = { preset: z.optional(preset), rules: z.optional(houseRules) };

export const finishedGame = z.object({
  game: gameId,
  kind: rulesetId,
  ...playedBy,
  finishedAt: finishedTime,
  day,
  evening,
  /**
   * Present if only the result is known, from paper, so that there is no log at `/api/games/:id`. Says how places were
   * given; with `places`, every `total` is 0 if no points are known.
   */
  paper: z.optional(z.enum(["places", "most", "fewest"])),
  early: z.optional(endedEarly),
  /** Present if the game was won to nothing: as how many games that counts where games are counted. */
  shutout: z.optional(z.enum(shutoutCounts)),
  ...remark,
  currency: z.string(),
  seats,
  /** By place, partners next to each other. */
  players: z.array(gamePlayer),
});
export type FinishedGame = z.infer<typeof finishedGame>;

/** One page of a list of `total` rows, with `size` rows per page; the first `page` is 1. */
const paging = { total: z.int(), page: z.int(), size: z.int() };

/** `GET /api/leagues/:id/games`: finished games, the latest first, and all that are unfinished. */
export const leagueGamesReply = z.object({
  ...paging,
  league: leagueId,
  games: z.array(finishedGame),
  /** The keeper's comments on the evenings of these games; absent if there are none. */
  evenings: z.array(remarkedEvening),
  /** The evening sheets that are in the league, the latest 100, over or not; absent if there are none. */
  sheets: z.optional(
    z.array(
      z.object({
        sheet: z.string(),
        day: z.nullable(evening),
        seats,
        players: z.array(namedPlayer),
        /** Who came and is not on the roster yet. Until everybody is, the evening does not count. */
        waitsFor: z.array(z.object({ id: seatId, name: playerName })),
      }),
    ),
  ),
  /** The games in progress, the one with the latest entry first. */
  playing: z.array(
    z.object({
      game: gameId,
      kind: rulesetId,
      ...playedBy,
      /** When the server stored the last entry, or the game if it has none. */
      lastEntryAt: z.string(),
      currency: z.string(),
      seats,
      players: z.array(namedPlayer),
      /** Players who joined during the game and are not on the roster yet. Until they are, it does not count. */
      waitsFor: z.array(z.object({ id: seatId, name: playerName })),
    }),
  ),
});
export type LeagueGamesReply = z.infer<typeof leagueGamesReply>;

const balance = z.extend(namedPlayer, { balance: z.int() });

export const ledger = z.object({
  currency: z.string(),
  /** What each player is owed; negative if the player owes it. */
  balances: z.array(balance),
  /** The payments that settle it; `exact`: no fewer payments can. */
  settleUp: z.object({
    exact: z.boolean(),
    payments: z.array(z.object({ from: playerId, to: playerId, amount: z.int() })),
  }),
});

/** `GET /api/leagues/:id/money`: one ledger per currency, each summing to 0. In minor units. */
export const moneyReply = z.object({
  league: leagueId,
  /** Empty for all time, and for one evening. */
  season: z.string(),
  /** The day of the requested evening, or empty. */
  evening: z.string(),
  /** The latest evenings with games for money, the latest first. */
  evenings: z.array(z.string()),
  ledgers: z.array(ledger),
  /** What is in the kitty now; absent if the league never had one. */
  kitty: z.optional(z.array(z.object({ currency: z.string(), holds: z.int() }))),
  /** Payments, the latest first. */
  payments: z.array(
    z.object({
      payment: z.string(),
      from: playerId,
      to: playerId,
      amount: z.int(),
      currency: z.string(),
      on: z.string(),
      owedFor: z.optional(z.string()),
    }),
  ),
  /**
   * Dues, and what somebody has spent for the club: no money has changed hands, and each `to` owes the amount to `from`.
   * What is for the same on the same day is together, the latest first; absent if there are none.
   */
  owed: z.optional(
    z.array(
      z.object({
        owedFor: z.string(),
        on: z.string(),
        amount: z.int(),
        currency: z.string(),
        from: playerId,
        entries: z.array(z.object({ payment: z.string(), to: playerId })),
      }),
    ),
  ),
});
export type MoneyReply = z.infer<typeof moneyReply>;

const eveningWithAnswers = z.extend(plannedEvening, {
  /** When it begins, ISO 8601 in UTC. */
  begins: z.string(),
  /** Sorted by name. Players on the roster who are not listed have not answered. */
  answers: z.array(
    z.extend(namedPlayer, {
      answer: z.enum(eveningAnswers),
      /** Coming, but there was no place left when the answer was given. */
      waits: z.optional(z.literal(true)),
    }),
  ),
});
export type EveningWithAnswers = z.infer<typeof eveningWithAnswers>;

/** `GET /api/leagues/:id/planned-evenings`: planned evenings, past ones too, the earliest first. */
export const plannedEveningsReply = z.object({
  league: leagueId,
  timeZone,
  evenings: z.array(eveningWithAnswers),
});
export type PlannedEveningsReply = z.infer<typeof plannedEveningsReply>;

/** `POST /api/leagues/:id/answers`. */
export const answerReply = z.extend(namedPlayer, {
  league: leagueId,
  evening: plannedEveningId,
  answer: z.enum(eveningAnswers),
});
export type AnswerReply = z.infer<typeof answerReply>;

/** `GET /api/leagues/:id/answer-links`: each player's token for `/l/SLUG/answer?as=…`, sorted by name. */
export const answerLinksReply = z.object({
  league: leagueId,
  links: z.array(z.extend(namedPlayer, { as: z.string() })),
});
export type AnswerLinksReply = z.infer<typeof answerLinksReply>;
