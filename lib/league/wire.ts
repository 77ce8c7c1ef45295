import { maxLength, minLength } from "@/lib/rules/document/read";
import * as z from "../rules/zod";
import { currency, id, name, points, scoringSchema, seasonFields } from "./change/fields";
import { eveningAnswers } from "./evenings/answer";
import { maxPlayers, maxSeasons } from "./limits";

/**
 * The messages between devices and the server about leagues. A device creates a league with ids and a keeper key that
 * it generates, and then sends changes to it. Each change has an id, and sending it twice changes nothing, so a device
 * can keep the changes it made offline and send them until a reply confirms them.
 */
export const leagueProtocol = 1;

export const maxChanges = 100;
/** Creates a league. The keeper key is sent as a bearer token; anybody who has it may change the league. */
export const createLeagueRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  /** A UUIDv7 made by the device. */
  id,
  name,
  /** The requested slug. Without it, the server derives a free one from the name. */
  slug: z.optional(z.string()),
  /** At least two. */
  players: z.array(z.strictObject({ id, name })).check(maxLength(maxPlayers)),
  points: z.optional(points),
  scoring: z.optional(scoringSchema),
  currency: z.optional(currency),
  /** IANA name of the time zone in which days are counted; UTC by default. */
  timeZone: z.optional(z.string()),
  seasons: z.optional(z.array(z.strictObject({ id, ...seasonFields })).check(maxLength(maxSeasons))),
});
export type CreateLeagueRequest = z.infer<typeof createLeagueRequest>;

/** Changes to one league, applied all or none. Changes whose id the league already has are skipped. */
export const changeRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  /** Each is checked against the schema of its kind: `lib/league/changes`. */
  changes: z.array(z.looseObject({ change: z.string() })).check(maxLength(maxChanges)),
  /**
   * The id of a change that the league must already have. If it does not, because the server was restored from an older
   * backup, nothing is applied, and the sender sends the earlier changes again.
   */
  after: z.optional(id),
  /**
   * Keeper keys of added games, by game id, as far as the sender has them. They are compared and not stored. A game can
   * be in a few leagues by its id alone, and in a few more by its key.
   */
  gameKeys: z.optional(z.record(id, z.string().check(maxLength(128)))),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

/** One player's answer to one evening. `as` is the token in the player's link, which stands for that player alone. */
export const answerRequest = z.strictObject({
  as: z.string().check(maxLength(200)),
  evening: id,
  answer: z.enum(eveningAnswers),
});
export type AnswerRequest = z.infer<typeof answerRequest>;

/** Replaces the tokens in players' links. Tokens that are no longer valid are ignored, so this can be sent again. */
export const answerLinksRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  replace: z.array(z.string().check(maxLength(200))).check(minLength(1), maxLength(maxPlayers)),
});
