import { atLeast, atMost } from "@/lib/rules/document/read";
import * as z from "../rules/zod";
import { eveningAnswers } from "./evenings/evenings";
import { maxPlacePoints, maxPlaces } from "./standings/points";

/**
 * What devices and the server say to each other about leagues. A league is made once, with ids and a keeper key that
 * the device makes, and then changed by changes, each with an id of its own: sending one twice changes nothing, so
 * that a device can keep those it made offline in a list and send them until an answer names them.
 */
export const leagueProtocol = 1;

export const maxChanges = 100;
export const maxPlayers = 1_000;
export const maxSeasons = 200;
/** The most that is paid at once, in minor units. */
const maxPayment = 1_000_000_000;
/** The most players of a result on paper, and the most points that one of them has. */
export const maxPaperPlayers = 30;
const maxPaperPoints = 1_000_000;

const id = z.guid();
const name = z.string().check(atMost(400));
/** `2026-11-21`, on the calendar of the league's time zone. */
const date = z.string().check(atMost(20));
const points = z
  .array(z.int().check(z.minimum(0), z.maximum(maxPlacePoints)))
  .check(atLeast(1), atMost(maxPlaces));
/** ISO 4217, such as EUR; or "" in a league that does not play for money. */
const currency = z.string().check(atMost(10));

/** How a season's points are counted. */
export const countingSchema = z.discriminatedUnion("count", [
  z.strictObject({ count: z.literal("total") }),
  /** Points a game; whoever played fewer than `leastGames` stands behind those who did. */
  z.strictObject({ count: z.literal("average"), leastGames: z.int().check(z.minimum(1), z.maximum(1_000)) }),
  /** Only each player's best so many games count. */
  z.strictObject({ count: z.literal("best"), games: z.int().check(z.minimum(1), z.maximum(1_000)) }),
]);

const seasonFields = {
  name,
  /** The first and the last day; games that finish on them count. */
  from: date,
  to: date,
  counting: z.optional(countingSchema),
  /** Where this season's points are not the league's. */
  points: z.optional(points),
};

/** Makes a league. The keeper key comes as a bearer token; whoever has it may change the league. */
export const createLeagueRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  /** A UUIDv7 that the device made. */
  id,
  name,
  /** The address that is wished for. Without it the server makes one of the name, and finds one that is free. */
  slug: z.optional(z.string()),
  /** Two or more. */
  players: z.array(z.strictObject({ id, name })).check(atMost(maxPlayers)),
  points: z.optional(points),
  currency: z.optional(currency),
  /** IANA name of the time zone whose calendar days count; UTC without it. */
  timeZone: z.optional(z.string()),
  seasons: z.optional(z.array(z.strictObject({ id, ...seasonFields })).check(atMost(maxSeasons))),
});
export type CreateLeagueRequest = z.infer<typeof createLeagueRequest>;

const change = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ change: z.literal(kind), id, ...shape });

export const changeSchemas = {
  name: change("name", { name }),
  slug: change("slug", { slug: z.string() }),
  points: change("points", { points }),
  /** Money of finished games keeps the currency that the league had when the game came in. */
  currency: change("currency", { currency }),
  /** Adds a player to the roster, or gives one another name. */
  player: change("player", { player: id, name }),
  "remove-player": change("remove-player", { player: id }),
  /**
   * Takes a player's name off the league, with those of everybody who was merged with them: results and payments stay,
   * without a name. `restore-player` gives the names back, until they are purged.
   */
  "erase-player": change("erase-player", { player: id }),
  "restore-player": change("restore-player", { player: id }),
  /** `player` is the same person as `into`: from now on all its games and payments are that player's. */
  merge: change("merge", { player: id, into: id }),
  unmerge: change("unmerge", { player: id }),
  /** Adds a season, or changes one. */
  season: change("season", { season: id, ...seasonFields }),
  "remove-season": change("remove-season", { season: id }),
  /** Adds house rules under a name, or changes those that have this id: a game, and what is played otherwise. */
  rules: change("rules", { rules: id, name, game: z.string(), options: z.record(z.string(), z.unknown()) }),
  "remove-rules": change("remove-rules", { rules: id }),
  /** Plans an evening, or changes one: a day and a time (`20:00`) on the league's calendar, and where; "" is nowhere in particular. */
  evening: change("evening", { evening: id, on: date, at: z.string().check(atMost(20)), place: name }),
  /** Its answers come back with it. */
  "remove-evening": change("remove-evening", { evening: id }),
  /**
   * Puts a game into the league: for each player id at its table, the player of the league. Who sat down in mid-game may
   * be left out: until a later change seats them too, the game does not count. `currency`: what it was played for, where
   * that may not be the league's any more.
   */
  game: change("game", { game: id, seats: z.record(z.string(), id), currency: z.optional(currency) }),
  "remove-game": change("remove-game", { game: id }),
  /** `from` gave `to` so much on this day, in minor units of `currency`; without one, of the league's. */
  payment: change("payment", {
    payment: id,
    from: id,
    to: id,
    amount: z.int().check(z.minimum(1), z.maximum(maxPayment)),
    on: date,
    currency: z.optional(currency),
  }),
  "remove-payment": change("remove-payment", { payment: id }),
  /**
   * What is said of a game (its id) or of an evening (the day on which it began): one line. An empty text takes it back.
   */
  comment: change("comment", { about: z.string().check(atMost(40)), text: z.string().check(atMost(2_000)) }),
  /**
   * A game of which only the result is known: who played on which day, and how it ended. It counts as far as it says;
   * there are no rounds. The same id again replaces it, and `remove-game` removes it.
   */
  "paper-result": change("paper-result", {
    game: id,
    /** The ruleset's id. */
    kind: z.string().check(atMost(40)),
    on: date,
    /** Whether places are given, or follow from the points: the most first, or the fewest. */
    rankedBy: z.enum(["places", "most", "fewest"]),
    players: z
      .array(
        z.strictObject({
          player: id,
          /** Only with `places`: 1 is first. Whoever shares a place has the same, and the next places are left out. */
          place: z.optional(z.int().check(z.minimum(1), z.maximum(maxPaperPlayers))),
          /** Only with `most` and `fewest`. */
          points: z.optional(z.int().check(z.minimum(-maxPaperPoints), z.maximum(maxPaperPoints))),
          /** Which of two sides the player was on, where partners played together: 0 or 1, for all or for nobody. */
          side: z.optional(z.int().check(z.minimum(0), z.maximum(1))),
          /** What was won, or less than 0 lost, in minor units: for all, with the sum 0, or for nobody. */
          balance: z.optional(z.int().check(z.minimum(-maxPayment), z.maximum(maxPayment))),
        }),
      )
      .check(atLeast(2), atMost(maxPaperPlayers)),
    /** What was played for; without it, the league's currency. */
    currency: z.optional(currency),
  }),
};

/** Any of the changes. */
export type LeagueChange = {
  [Kind in keyof typeof changeSchemas]: z.infer<(typeof changeSchemas)[Kind]>;
}[keyof typeof changeSchemas];
export const leagueChange: z.ZodMiniType<LeagueChange> = z.union(Object.values(changeSchemas));
export type ChangeKind = LeagueChange["change"];
export type ChangeOf<Kind extends ChangeKind> = Extract<LeagueChange, { change: Kind }>;

/** Changes of one league, all made or none. Those whose id the league has were made before and are skipped. */
export const changeRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  /** Each is checked by the schema of its kind. */
  changes: z.array(z.looseObject({ change: z.string() })).check(atMost(maxChanges)),
  /**
   * A change that the league is to have. Where it has not, since the server was restored from an older backup, nothing is
   * made, and whoever sends this sends what came before again.
   */
  after: z.optional(id),
  /**
   * By game: the keeper keys of games that are put in, where who sends this has them. They are compared and not kept. A
   * game can be in a few leagues by its id alone, and in a few more by its key.
   */
  gameKeys: z.optional(z.record(id, z.string().check(atMost(128)))),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

/** The answer of one player to one evening. `as` is what the player's link has: it names the player and nobody else. */
export const answerRequest = z.strictObject({
  as: z.string().check(atMost(200)),
  evening: id,
  answer: z.enum(eveningAnswers),
});
export type AnswerRequest = z.infer<typeof answerRequest>;

/** Replaces what players' links have. What is not valid any more changes nothing, so that this can be sent again. */
export const answerLinksRequest = z.strictObject({
  protocol: z.literal(leagueProtocol),
  replace: z.array(z.string().check(atMost(200))).check(atLeast(1), atMost(maxPlayers)),
});
