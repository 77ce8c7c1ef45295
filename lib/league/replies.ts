import { rulesetId } from "../rules/document/ruleset-id";
import { shutoutCounts } from "../rules/score/shutout";
import * as z from "../rules/zod";
import { countingSchema } from "./change/fields";
import { eveningAnswers } from "./evenings/evenings";
import { leagueProtocol } from "./wire";

/**
 * The replies about leagues that devices read; `page-replies.ts` has those for the pages. Later versions may add fields
 * that older devices do not know. The fields are described for the API in `lib/server/http/openapi/schema-notes.ts`,
 * since devices would have to load the sentences with these schemas.
 */

const player = z.object({ id: z.string(), name: z.string() });
const points = z.array(z.int());

/** House rules of a league: a game, and the options that differ from it. */
const namedRules = z.object({
  id: z.string(),
  name: z.string(),
  game: rulesetId,
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
  /** Incremented by every change to anything that can be read about the league. */
  version: z.int(),
  /** Always false: earlier versions recomputed ratings some time after a correction. */
  ratingsPending: z.boolean(),
  /**
   * Sorted by name. `mergedInto`: the player that this one was merged into. A deleted name is "", here and everywhere
   * else; `erasedUntil`: the time until which it can be restored, or null if it is gone.
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

export const gamePlayer = z.object({
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

/** The rules of a game beyond its kind. */
const playedBy = {
  /** The preset of its family; absent if the scoresheet names none. */
  preset: z.optional(z.string()),
  /** The current name of the league's house rules that it is played by. */
  rules: z.optional(z.string()),
};

/** A finished game. */
export const finishedGame = z.object({
  game: z.string(),
  kind: rulesetId,
  ...playedBy,
  /** For a result from paper, the end of its evening. */
  finishedAt: z.string(),
  day: z.string(),
  /** The day on which the evening began: a game that goes on past midnight belongs to it. */
  evening: z.string(),
  /**
   * Present if only the result is known, from paper, so that there is no log at `/api/games/:id`. Says how places were
   * given; with `places`, every `total` is 0.
   */
  paper: z.optional(z.enum(["places", "most", "fewest"])),
  /** Present if the game was ended early. */
  early: z.optional(z.literal(true)),
  /** Present if the game was won to nothing: as how many games that counts where games are counted. */
  shutout: z.optional(z.enum(shutoutCounts)),
  /** The keeper's comment, one line. */
  comment: z.optional(z.string()),
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
  league: z.string(),
  games: z.array(finishedGame),
  /** The keeper's comments on the evenings of these games; absent if there are none. */
  evenings: z.array(z.object({ evening: z.string(), comment: z.string() })),
  /** The games in progress, the one with the latest entry first. */
  playing: z.array(
    z.object({
      game: z.string(),
      kind: rulesetId,
      ...playedBy,
      /** When the server stored the last entry, or the game if it has none. */
      lastEntryAt: z.string(),
      currency: z.string(),
      seats,
      players: z.array(z.object({ player: z.string(), name: z.string() })),
      /** Players who joined during the game and are not on the roster yet. Until they are, it does not count. */
      waitsFor: z.array(player),
    }),
  ),
});
export type LeagueGamesReply = z.infer<typeof leagueGamesReply>;

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
  /** The day of the requested evening, or empty. */
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
