import { maxLength, minLength } from "@/lib/rules/document/read";
import * as z from "../rules/zod";
import { eveningAnswers } from "./evenings/evenings";
import { maxSeasonGames } from "./season";
import { maxPlacePoints, maxPlaces } from "./standings/points";

/**
 * The messages between devices and the server about leagues. A device creates a league with ids and a keeper key that
 * it generates, and then sends changes to it. Each change has an id, and sending it twice changes nothing, so a device
 * can keep the changes it made offline and send them until a reply confirms them.
 */
export const leagueProtocol = 1;

export const maxChanges = 100;
export const maxPlayers = 1_000;
export const maxSeasons = 200;
/** The largest single payment, in minor units. */
const maxPayment = 1_000_000_000;
/** The most players in a result from paper, and the most points of one player. */
export const maxPaperPlayers = 30;
const maxPaperPoints = 1_000_000;

const id = z.guid();
const name = z.string().check(maxLength(400));
/** A day like `2026-11-21`, in the league's time zone. */
const date = z.string().check(maxLength(20));
const points = z
  .array(z.int().check(z.minimum(0), z.maximum(maxPlacePoints)))
  .check(minLength(1), maxLength(maxPlaces));
/** ISO 4217, such as EUR; or "" in a league that does not play for money. */
const currency = z.string().check(maxLength(10));

/** How a season's points are counted. */
export const countingSchema = z.discriminatedUnion("count", [
  z.strictObject({ count: z.literal("total") }),
  /** Points per game; players with fewer than `leastGames` games rank behind all others. */
  z.strictObject({
    count: z.literal("average"),
    leastGames: z.int().check(z.minimum(1), z.maximum(maxSeasonGames)),
  }),
  /** Only this many of each player's best games count. */
  z.strictObject({ count: z.literal("best"), games: z.int().check(z.minimum(1), z.maximum(maxSeasonGames)) }),
]);

const seasonFields = {
  name,
  /** The first and the last day, both inclusive. */
  from: date,
  to: date,
  counting: z.optional(countingSchema),
  /** The season's own points table; without it, the league's applies. */
  points: z.optional(points),
};

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
  currency: z.optional(currency),
  /** IANA name of the time zone in which days are counted; UTC by default. */
  timeZone: z.optional(z.string()),
  seasons: z.optional(z.array(z.strictObject({ id, ...seasonFields })).check(maxLength(maxSeasons))),
});
export type CreateLeagueRequest = z.infer<typeof createLeagueRequest>;

const change = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ change: z.literal(kind), id, ...shape });

/** What can be changed in a league, by kind: the schema of each change. */
export const changeSchemas = {
  name: change("name", { name }),
  slug: change("slug", { slug: z.string() }),
  points: change("points", { points }),
  /** Games that already joined keep the currency that the league had then. */
  currency: change("currency", { currency }),
  /** Its days are counted in another time zone from now on, also those of games already played. */
  "time-zone": change("time-zone", { timeZone: z.string().check(maxLength(100)) }),
  /** Adds a player to the roster, or renames one. */
  player: change("player", { player: id, name }),
  "remove-player": change("remove-player", { player: id }),
  /**
   * Deletes a player's name, and the names of everybody merged into that player. Results and payments stay, without a
   * name. `restore-player` restores the names until they are purged.
   */
  "erase-player": change("erase-player", { player: id }),
  "restore-player": change("restore-player", { player: id }),
  /** Merges `player` into `into`, which gets all of its games and payments. */
  merge: change("merge", { player: id, into: id }),
  unmerge: change("unmerge", { player: id }),
  /** Adds a season, or changes one. */
  season: change("season", { season: id, ...seasonFields }),
  "remove-season": change("remove-season", { season: id }),
  /** Adds named house rules (a game, and the options that differ from it), or changes those with this id. */
  rules: change("rules", { rules: id, name, game: z.string(), options: z.record(z.string(), z.unknown()) }),
  "remove-rules": change("remove-rules", { rules: id }),
  /** Plans or changes an evening: day and time (`20:00`) in the league's time zone, and a place, which may be "". */
  evening: change("evening", { evening: id, on: date, at: z.string().check(maxLength(20)), place: name }),
  /** Removes a planned evening. If it is planned again under the same id, its answers are back too. */
  "remove-evening": change("remove-evening", { evening: id }),
  /**
   * Adds a game to the league. `seats` maps each player id at the table to a player of the league. Players who joined
   * during the game may be left out, but the game does not count until a later change adds them. `currency`: the
   * currency the game was played for, if the league's may have changed since.
   */
  game: change("game", { game: id, seats: z.record(z.string(), id), currency: z.optional(currency) }),
  "remove-game": change("remove-game", { game: id }),
  /** `from` paid `to` this amount on this day, in minor units of `currency` (by default, the league's). */
  payment: change("payment", {
    payment: id,
    from: id,
    to: id,
    amount: z.int().check(z.minimum(1), z.maximum(maxPayment)),
    on: date,
    currency: z.optional(currency),
  }),
  "remove-payment": change("remove-payment", { payment: id }),
  /** A one-line comment on a game (its id) or on an evening (the day on which it began). An empty text deletes it. */
  comment: change("comment", {
    about: z.string().check(maxLength(40)),
    text: z.string().check(maxLength(2_000)),
  }),
  /**
   * A game of which only the result is known: who played on which day, and how it ended. It counts without rounds.
   * Sending the same id again replaces it, and `remove-game` removes it.
   */
  "paper-result": change("paper-result", {
    game: id,
    /** The ruleset's id. */
    kind: z.string().check(maxLength(40)),
    on: date,
    /** Whether places are given or follow from points, with the most or the fewest points first. */
    rankedBy: z.enum(["places", "most", "fewest"]),
    players: z
      .array(
        z.strictObject({
          player: id,
          /** Only with `places`: 1 is first. Equals share a number, and the next ones are skipped. */
          place: z.optional(z.int().check(z.minimum(1), z.maximum(maxPaperPlayers))),
          /** Only with `most` and `fewest`. */
          points: z.optional(z.int().check(z.minimum(-maxPaperPoints), z.maximum(maxPaperPoints))),
          /** The player's side if partners played together: 0 or 1, for everybody or nobody. */
          side: z.optional(z.int().check(z.minimum(0), z.maximum(1))),
          /** Money won (negative: lost) in minor units, for everybody or nobody; it sums to 0. */
          balance: z.optional(z.int().check(z.minimum(-maxPayment), z.maximum(maxPayment))),
        }),
      )
      .check(minLength(2), maxLength(maxPaperPlayers)),
    /** The currency that was played for; by default, the league's. */
    currency: z.optional(currency),
  }),
};

/** Any change. */
export type LeagueChange = {
  [Kind in keyof typeof changeSchemas]: z.infer<(typeof changeSchemas)[Kind]>;
}[keyof typeof changeSchemas];
export const leagueChange: z.ZodMiniType<LeagueChange> = z.union(Object.values(changeSchemas));
export type ChangeKind = LeagueChange["change"];
export type ChangeOf<Kind extends ChangeKind> = Extract<LeagueChange, { change: Kind }>;

/** Changes to one league, applied all or none. Changes whose id the league already has are skipped. */
export const changeRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  /** Each is checked against the schema of its kind. */
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
