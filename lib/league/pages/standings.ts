import type { StandingReplyRow } from "../page-replies";
import { type TableRule, tableRule } from "../scoring/rule";
import { countedPoints, eveningsIn, gamesIn, type Score, scoresOf } from "../scoring/scores";
import type { LeagueSettings, Season } from "../settings";
import { nextMilestone } from "../standings/milestones";
import { pointUnit } from "../standings/points";
import { compareRanks, decidedBy, type Rank, rankOf } from "../standings/ranking";
import { type Rating, surenessOf } from "../standings/ratings";
import type { SeatResult } from "../standings/result";
import { gamesPlayed, gamesWon, placesSum, rankedWithout, type Tally, winsShared } from "../standings/tally";
import { tableKey } from "../value/counting";
import type { LeagueValue } from "../value/value";

/** A row of a table. */
export interface RankedRow {
  readonly person: string;
  readonly name: string;
  readonly tally: Tally;
  /** The points of each game, the earliest first, and what they add up to as the table counts them. */
  readonly scores: readonly Score[];
  readonly points: number;
  readonly rank: Rank;
}

/** The tallies of a table, by person. */
export const talliesIn = ({ tables }: LeagueValue, season: Season | undefined, rulesetId: string) =>
  tables.get(tableKey(season?.id ?? "", rulesetId));

/** Whether somebody has a place in tables: guests as far as the league says. */
export const hasPlace = (
  { guests }: Pick<LeagueSettings, "guests">,
  { guest }: LeagueSettings["players"][number],
): boolean => !(guest && guests === "unranked");

/**
 * Everybody with a place in a table, the best first, equals as on the roster. `rulesetId` "": all games; `also`: somebody
 * who is among them with or without a place.
 */
export function rankedIn(
  value: LeagueValue,
  season: Season | undefined,
  rulesetId: string,
  also?: string,
): RankedRow[] {
  const rule = tableRule(value.league, season);
  const games = gamesIn(value.games, season, rulesetId);
  const [scored, evenings] = [scoresOf(games, rule), eveningsIn(games).length];
  const tallies = talliesIn(value, season, rulesetId);
  return value.league.players
    .filter((player) => player.id === also || hasPlace(value.league, player))
    .flatMap(({ id, name }) => {
      const [tally, scores = []] = [tallies?.get(id), scored.get(id)];
      if (!tally) return [];
      const points = countedPoints(scores, rule, evenings);
      return [{ person: id, name, tally, scores, points, rank: rankOf(tally, points, rule.counting) }];
    })
    .sort((a, b) => compareRanks(a.rank, b.rank));
}

/** Everybody's place, from rows sorted best first. Equal rows share a place. */
export function placesOf(rows: readonly Pick<RankedRow, "person" | "rank">[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  rows.forEach(({ person, rank }, index) => {
    const above = rows[index - 1];
    const shared = above && compareRanks(above.rank, rank) === 0 ? places.get(above.person) : undefined;
    places.set(person, shared ?? index + 1);
  });
  return places;
}

/** Everybody's place before their last games, when there had been so many evenings. */
export function placesBefore(
  rows: readonly RankedRow[],
  games: ReadonlyMap<string, readonly SeatResult[]>,
  rule: TableRule,
  evenings: number,
): ReadonlyMap<string, number> {
  const before = rows.flatMap(({ person, tally, scores }) => {
    const last = games.get(person) ?? [];
    const then = rankedWithout(tally, last);
    if (gamesPlayed(then) === 0) return [];
    const points = countedPoints(scores.slice(0, scores.length - last.length), rule, evenings);
    return [{ person, rank: rankOf(then, points, rule.counting) }];
  });
  return placesOf(before.sort((a, b) => compareRanks(a.rank, b.rank)));
}

/** What decided that a row is behind the one above it; null for the first, and for rows that share a place. */
export const behindBy = (above: Rank | undefined, rank: Rank): StandingReplyRow["behindBy"] =>
  above === undefined ? null : (decidedBy(above, rank) ?? null);

/** The rulesets of the games finished in a season, or ("") at any time. */
export const rulesetsIn = ({ tables }: Pick<LeagueValue, "tables">, season = ""): string[] =>
  [...tables.keys()]
    .filter((key) => key.startsWith(`${season} `) && !key.endsWith(" "))
    .map((key) => key.slice(season.length + 1))
    .sort();

/** The figures of a row. */
export function figuresOf({ tally, points }: Pick<RankedRow, "tally" | "points">) {
  const [played, won] = [gamesPlayed(tally), gamesWon(tally)];
  const extreme = (of: Tally["best"]) => of && { ahead: of[0], finishedAt: of[1], game: of[2] };
  return {
    played,
    won,
    shared: winsShared(tally),
    points,
    places: placesSum(tally),
    ahead: tally.ahead,
    scored: tally.scored,
    rounds: tally.rounds,
    outs: tally.outs,
    best: extreme(tally.best),
    worst: extreme(tally.worst),
    money: tally.money.map(([currency, won, lost]) => ({ currency, won, lost })),
    form: tally.form.map(([finishedAt, game, place, tied]) => ({ finishedAt, game, place, tied })),
    milestone: nextMilestone({ games: played, wins: won, points: Math.floor(points / pointUnit) }),
  };
}

/** A rating after this many games. */
export const ratingWritten = (rating: Rating, played: number): NonNullable<StandingReplyRow["rating"]> => ({
  ...rating,
  sureness: surenessOf(rating, played),
});
