import { maxLength, minLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { maxPaperPlayers } from "../limits";
import { maxSeasonGames } from "../season";
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

export { rulesetId } from "../../rules/document/ruleset-id";
/** The same, of a result from paper. */
export const rulesetOnPaper = text(40);

export const flag = z.boolean();
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
/** The largest single payment, in minor units. */
const maxPayment = 1_000_000_000;
export const payment = whole(1, maxPayment);

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

export const seasonFields = {
  name,
  /** The first and the last day, both inclusive. */
  from: date,
  to: date,
  counting: z.optional(countingSchema),
  /** The season's own points table; without it, the league's applies. */
  points: z.optional(points),
};

/** The most points of one player in a result from paper. */
const maxPaperPoints = 1_000_000;

/** How a game ended that was scored on paper. */
export const paperFields = {
  /** Whether places are given or follow from points, with the most or the fewest points first. */
  rankedBy: z.enum(["places", "most", "fewest"]),
  players: z
    .array(
      z.strictObject({
        player: someone,
        /** Only with `places`: 1 is first. Equals share a number, and the next ones are skipped. */
        place: z.optional(whole(1, maxPaperPlayers)),
        /** Only with `most` and `fewest`. */
        points: z.optional(whole(-maxPaperPoints, maxPaperPoints)),
        /** The player's side if partners played together: 0 or 1, for everybody or nobody. */
        side: z.optional(whole(0, 1)),
        /** Money won (negative: lost) in minor units, for everybody or nobody; it sums to 0. */
        balance: z.optional(whole(-maxPayment, maxPayment)),
      }),
    )
    .check(minLength(2), maxLength(maxPaperPlayers)),
};

/** The change's own id, made by the device, the same when it is sent again. */
const changeId = z.guid();

/** The schema of a kind of change. */
export const change = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ change: z.literal(kind), id: changeId, ...shape });
