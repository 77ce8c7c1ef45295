import type { Rules } from "../counting/state";
import type { StandingReplyRow } from "../page-replies";
import type { Season } from "../settings";
import { nextMilestone } from "../standings/milestones";
import { type PointsTable, pointUnit } from "../standings/points";
import { type Counting, decidedBy, defaultCounting, rankKey } from "../standings/ranking";
import { type Rating, surenessOf } from "../standings/ratings";
import {
  gamesPlayed,
  gamesWon,
  leaguePoints,
  type Played,
  placesSum,
  sumsWithout,
  type Tally,
  winsShared,
} from "../standings/tally";

/** How a table counts. */
export interface TableRule {
  readonly points: PointsTable;
  readonly counting: Counting;
}

/** `season` undefined: all time. */
export const tableRule = ({ points }: Pick<Rules, "points">, season: Season | undefined): TableRule => ({
  points: season?.points ?? points,
  counting: season?.counting ?? defaultCounting,
});

interface Ranked {
  readonly person: string;
  readonly rankKey: string;
}

/** Everybody's place, from rows sorted best first. Equal rows share a place. */
export function placesOf(rows: readonly Ranked[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  rows.forEach(({ person, rankKey }, index) => {
    const above = rows[index - 1];
    const shared = above?.rankKey === rankKey ? places.get(above.person) : undefined;
    places.set(person, shared ?? index + 1);
  });
  return places;
}

/** Everybody's place before their last games; `tallies` are of those who played these. */
export function placesBefore(
  rows: readonly Ranked[],
  games: ReadonlyMap<string, readonly Played[]>,
  tallies: ReadonlyMap<string, { readonly tally: Tally }>,
  { points, counting }: TableRule,
): ReadonlyMap<string, number> {
  const before = rows.flatMap(({ person, rankKey: now }): Ranked[] => {
    const tally = tallies.get(person)?.tally;
    if (!tally) return [{ person, rankKey: now }];
    const then = sumsWithout(tally, games.get(person) ?? []);
    return gamesPlayed(then) === 0 ? [] : [{ person, rankKey: rankKey(then, points, counting) }];
  });
  return placesOf(before.sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1)));
}

/** What decided that a row is behind the one above it; null for the first, and for rows that share a place. */
export const behindBy = (above: string | undefined, rankKey: string): StandingReplyRow["behindBy"] =>
  above === undefined ? null : (decidedBy(above, rankKey) ?? null);

/** The figures of a row, from its tally. */
export function tallyRow(tally: Tally, { points, counting }: TableRule) {
  const counted = leaguePoints(tally, points, counting.count === "best" ? counting.games : undefined);
  const [played, won] = [gamesPlayed(tally), gamesWon(tally)];
  const extreme = (of: Tally["best"]) => of && { ahead: of[0], finishedAt: of[1], game: of[2] };
  return {
    played,
    won,
    shared: winsShared(tally),
    points: counted,
    places: placesSum(tally),
    ahead: tally.ahead,
    scored: tally.scored,
    rounds: tally.rounds,
    outs: tally.outs,
    best: extreme(tally.best),
    worst: extreme(tally.worst),
    money: tally.money.map(([currency, won, lost]) => ({ currency, won, lost })),
    form: tally.form.map(([finishedAt, game, place, tied]) => ({ finishedAt, game, place, tied })),
    milestone: nextMilestone({ games: played, wins: won, points: Math.floor(counted / pointUnit) }),
  };
}

/** A rating and its certainty, for the all-time tally that it belongs to. */
export const ratingReply = (
  row: { tally: Tally; rating: Rating | undefined } | undefined,
): StandingReplyRow["rating"] => (row?.rating ? ratingWritten(row.rating, gamesPlayed(row.tally)) : null);

/** A rating after this many games. */
export const ratingWritten = (rating: Rating, played: number): NonNullable<StandingReplyRow["rating"]> => ({
  ...rating,
  sureness: surenessOf(rating, played),
});
