import { maxLength, minLength } from "@/lib/rules/document/read";
import { rulesetId } from "../../rules/document/ruleset-id";
import * as z from "../../rules/zod";
import {
  maxBatchGames,
  maxLeagueGames,
  maxPaperPlayers,
  maxPayment,
  maxPlayers,
  maxSeasonGames,
} from "../limits";
import { signColours } from "../sign-colours";
import { maxPlacePoints, maxPlaces } from "../standings/points";

/**
 * The fields that changes are made of. Kinds get them as a parameter, so that pages that only show what changes do need
 * not load what checks them.
 */

export const { optional, record, unknown } = z;
export const text = (most?: number) => (most === undefined ? z.string() : z.string().check(maxLength(most)));
export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** The id of what is added, changed or removed. */
export const id = z.guid();
/** Somebody on the roster who played, paid or is whom: stands for the same person when newcomers become one. */
export const someone = z.guid();
/** The id of a game, or the day of an evening. */
export const gameOrDay = text(40);

export { rulesetId };
/** The same, of a result from paper. */
export const rulesetOnPaper = text(40);

export const flag = z.boolean();
export const peopleCount = whole(1, maxPlayers);
/** Whether guests have places in tables. */
export const guestPlaces = z.enum(["ranked", "unranked"]);

export const name = text(400);
/** A day like `2026-11-21`, in the league's time zone. */
export const date = text(20);
export const points = z
  .array(z.int().check(z.minimum(0), z.maximum(maxPlacePoints)))
  .check(minLength(1), maxLength(maxPlaces));
/** ISO 4217, such as EUR; or "" in a league that does not play for money. */
export const currency = text(10);
export const payment = whole(1, maxPayment);

const half = whole(0, 6);
/** A league's sign: a tile on a colour. */
export const leagueSign = z.strictObject({ first: half, second: half, colour: z.enum(signColours) });

/** A key with which results may be put in: which it is, so that keepers can tell it, and its SHA-256 in hex. */
export const scorersKey = z.strictObject({
  link: text(60),
  keyHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

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
  /** The same of evenings: the points of all games of an evening together. */
  z.strictObject({ count: z.literal("best-evenings"), evenings: whole(1, maxSeasonGames) }),
  /** All of a player's games but the worst of this many; at least one counts. */
  z.strictObject({ count: z.literal("drop"), games: whole(1, maxSeasonGames) }),
  /** The same of the table's evenings: one that a player missed is worth nothing, and the first to go. */
  z.strictObject({ count: z.literal("drop-evenings"), evenings: whole(1, maxSeasonGames) }),
]);

const morePoints = whole(1, maxPlacePoints);
/** The most points tables of a league besides its own. */
const maxTables = 50;

/** What games are worth besides the points for places. */
export const scoringSchema = z.strictObject({
  /**
   * Other points for places in a kind of game, in games of this many players or sides, or both. Where several fit, the
   * one for both counts before the one for the kind of game, and that before the one for the number.
   */
  tables: z.optional(
    z
      .array(
        z.strictObject({
          game: z.optional(rulesetId),
          parties: z.optional(whole(2, maxPaperPlayers)),
          points,
        }),
      )
      .check(maxLength(maxTables)),
  ),
  /** For each where all are equal at the end, instead of sharing the points of the places. */
  draw: z.optional(whole(0, maxPlacePoints)),
  /** More for whoever did not win, but ended no further from the winner's total than this. */
  near: z.optional(z.strictObject({ within: morePoints, points: morePoints })),
  /** More for whoever won a game to nothing. */
  shutout: z.optional(morePoints),
  /** Winners get their place's points twice where a game's rules say that one won to nothing counts as two. */
  twice: z.optional(z.literal(true)),
  /** More for each evening with a finished game. */
  coming: z.optional(morePoints),
  /** Partners share what their side gets; without it, each gets all of it. */
  partners: z.optional(z.literal("share")),
  /** More for these players in each of their games. */
  handicaps: z.optional(
    z.array(z.strictObject({ player: someone, points: morePoints })).check(maxLength(maxPlayers)),
  ),
});

export const seasonFields = {
  name,
  /** The first and the last day, both inclusive. */
  from: date,
  to: date,
  counting: z.optional(countingSchema),
  /** The season's own points table; without it, the league's applies. */
  points: z.optional(points),
  /** What the season's games are worth besides; without it, the league's applies, if its points for places do. */
  scoring: z.optional(scoringSchema),
};

/** The most points of one player in a result from paper. */
const maxPaperPoints = 1_000_000;

const [paperPlace, paperPoints, paperSide, paperBalance] = [
  whole(1, maxPaperPlayers),
  whole(-maxPaperPoints, maxPaperPoints),
  whole(0, 1),
  whole(-maxPayment, maxPayment),
];

/** How a game ended that was scored on paper. */
export const paperFields = {
  /**
   * Whether places are given, as they were decided at the table, or follow from points, with the most or the fewest
   * points first.
   */
  rankedBy: z.enum(["places", "most", "fewest"]),
  players: z
    .array(
      z.strictObject({
        player: someone,
        /** Only with `places`: 1 is first. Equals share a number, and the next ones are skipped. */
        place: z.optional(paperPlace),
        /** For everybody; with `places`, for everybody or nobody. */
        points: z.optional(paperPoints),
        /** The player's side if partners played together: 0 or 1, for everybody or nobody. */
        side: z.optional(paperSide),
        /** Money won (negative: lost) in minor units, for everybody or nobody; it sums to 0. */
        balance: z.optional(paperBalance),
      }),
    )
    .check(minLength(2), maxLength(maxPaperPlayers)),
};

const figures = (of: typeof paperPlace) => z.optional(z.array(of).check(maxLength(maxPaperPlayers)));

/** Games that were scored on paper, as part of a batch. */
export const batchFields = {
  /** The place in the batch of the first of them. */
  from: whole(0, maxLeagueGames - 1),
  /** Everybody who played in them. */
  players: z.array(someone).check(minLength(2), maxLength(maxPlayers)),
  games: z
    .array(
      z.strictObject({
        kind: rulesetOnPaper,
        on: date,
        rankedBy: paperFields.rankedBy,
        /** Who played, as places in the list of players. */
        players: z.array(whole(0, maxPlayers - 1)).check(minLength(2), maxLength(maxPaperPlayers)),
        /** What is known of each of them, in the same order, as in a single result. */
        places: figures(paperPlace),
        points: figures(paperPoints),
        sides: figures(paperSide),
        balances: figures(paperBalance),
        /** The currency of the balances; by default, the league's. */
        currency: z.optional(currency),
      }),
    )
    .check(minLength(1), maxLength(maxBatchGames)),
};

/** The change's own id, made by the device, the same when it is sent again. */
const changeId = z.guid();

/** The schema of a kind of change. */
export const change = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ change: z.literal(kind), id: changeId, ...shape });
