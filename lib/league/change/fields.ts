import { maxLength, minLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { maxSeasonGames } from "../season";
import { maxPlacePoints, maxPlaces } from "../standings/points";

/** The fields that changes are made of. */

/** The id of what is added, changed or removed. */
export const id = z.guid();
/** Somebody on the roster who played, paid or is whom: stands for the same person when newcomers become one. */
export const someone = z.guid();
/** The id of a game, or the day of an evening. */
export const gameOrDay = z.string().check(maxLength(40));

export const name = z.string().check(maxLength(400));
/** A day like `2026-11-21`, in the league's time zone. */
export const date = z.string().check(maxLength(20));
export const points = z
  .array(z.int().check(z.minimum(0), z.maximum(maxPlacePoints)))
  .check(minLength(1), maxLength(maxPlaces));
/** ISO 4217, such as EUR; or "" in a league that does not play for money. */
export const currency = z.string().check(maxLength(10));
/** The largest single payment, in minor units. */
export const maxPayment = 1_000_000_000;

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

/** The change's own id, made by the device, the same when it is sent again. */
const changeId = z.guid();

/** The schema of a kind of change. */
export const change = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ change: z.literal(kind), id: changeId, ...shape });
