import type * as z from "../../rules/zod";
import type { countingSchema, scoringSchema } from "../change/fields";
import { personIn } from "../roster/roster";
import type { LeagueSettings, Season } from "../settings";
import { defaultPoints, type PointsTable } from "../standings/points";

/** How a season counts: all points, points per game, or each player's best or all but the worst games or evenings. */
export type Counting = Readonly<z.infer<typeof countingSchema>>;

export const defaultCounting: Counting = { count: "total" };

/** What games are worth besides the points for places; without a field, nothing. */
export type Scoring = Readonly<z.infer<typeof scoringSchema>>;

/** How a table counts. */
export interface TableRule {
  readonly points: PointsTable;
  readonly scoring: Scoring;
  readonly counting: Counting;
}

export const defaultRule: TableRule = { points: defaultPoints, scoring: {}, counting: defaultCounting };

/** `season` undefined: all time. A season that has its own points for places has all of the rest to itself, too. */
export function tableRule(
  { points, scoring = {}, players }: Pick<LeagueSettings, "points" | "scoring" | "players">,
  season: Season | undefined,
): TableRule {
  const own = season?.scoring ?? (season?.points ? {} : scoring);
  return {
    points: season?.points ?? points,
    scoring: own.handicaps ? { ...own, handicaps: ofPeople(own.handicaps, players) } : own,
    counting: season?.counting ?? defaultCounting,
  };
}

/** A person has the handicap that was given to them, or else to somebody who is the same person. */
function ofPeople(
  handicaps: NonNullable<Scoring["handicaps"]>,
  players: LeagueSettings["players"],
): NonNullable<Scoring["handicaps"]> {
  const person = personIn(players);
  const isOwn = (each: { readonly player: string }) => person(each.player) === each.player;
  return handicaps.flatMap((each) => {
    const player = person(each.player);
    const known = handicaps.find((other) => isOwn(other) && other.player === player);
    const same = handicaps.find((other) => person(other.player) === player);
    return (known ?? same) === each ? [{ ...each, player }] : [];
  });
}

/** The points for places in one kind of game (`rulesetId`) with this many players or sides (`parties`). */
export function pointsTableFor(
  { points, scoring: { tables = [] } }: Pick<TableRule, "points" | "scoring">,
  rulesetId: string,
  parties: number,
): PointsTable {
  if (tables.length === 0) return points;
  const fits = (game: string | undefined, size: number | undefined) =>
    tables.find((each) => each.game === game && each.parties === size)?.points;
  return fits(rulesetId, parties) ?? fits(rulesetId, undefined) ?? fits(undefined, parties) ?? points;
}
