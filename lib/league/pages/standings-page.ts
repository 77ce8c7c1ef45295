import { eveningIn } from "../evenings/calendar";
import type { StandingReplyRow, StandingsReply } from "../page-replies";
import { tableRule } from "../scoring/rule";
import { eveningsIn, gamesIn } from "../scoring/scores";
import { hasEnded, isIn } from "../season";
import type { Season } from "../settings";
import { pointUnit } from "../standings/points";
import type { SeatResult } from "../standings/result";
import { gamesPlayed } from "../standings/tally";
import type { LeagueValue } from "../value/value";
import { type Part, partOf, resultsOf, searched } from "./named";
import {
  behindBy,
  figuresOf,
  placesBefore,
  placesOf,
  type RankedRow,
  rankedIn,
  ratingWritten,
  rulesetsIn,
  talliesIn,
} from "./standings";

/** Which table to draw, and which part of it. */
export interface StandingsQuery extends Part {
  readonly season: Season | undefined;
  /** "": all games. */
  readonly rulesetId: string;
  /** Part of a name; "": everybody. */
  readonly search: string;
  /** ISO 8601. Trends compare with the table of a week before. */
  readonly now: string;
}

const week = 7 * 24 * 60 * 60 * 1_000;

/** A table of the standings. */
export function standingsPage(value: LeagueValue, query: StandingsQuery): StandingsReply {
  const { league } = value;
  const { season, rulesetId, page, size, search, now } = query;
  const ranked = rankedIn(value, season, rulesetId);
  const places = placesOf(ranked);
  const found = searched(ranked, search);
  const before = placesAWeekAgo(value, query, ranked) ?? places;
  const rule = tableRule(league, season);
  const isOver = season && hasEnded(season, eveningIn(league.timeZone, now));
  const above = new Map(ranked.map(({ person }, index) => [person, ranked[index - 1]?.rank]));
  return {
    league: league.id,
    season: season?.id ?? "",
    kind: rulesetId,
    total: found.length,
    page,
    size,
    counting: rule.counting,
    table: [...rule.points],
    ...(Object.keys(rule.scoring).length > 0 && { scoring: rule.scoring }),
    pointUnit,
    kinds: rulesetsIn(value),
    rows: partOf(found, query).map(({ person, name, rank, ...row }) => ({
      ...figuresOf(row),
      player: person,
      name,
      place: places.get(person) ?? 0,
      rating: isOver ? ratingAfter(value, season, rulesetId, person) : ratingNow(value, rulesetId, person),
      placeBefore: before.get(person) ?? null,
      behindBy: behindBy(above.get(person), rank),
    })),
  };
}

/** A player's rating now, and how certain it is after all games of the ruleset. */
export function ratingNow(value: LeagueValue, rulesetId: string, person: string): StandingReplyRow["rating"] {
  const rating = value.ratings.get(person)?.get(rulesetId);
  const tally = talliesIn(value, undefined, rulesetId)?.get(person);
  return rating && tally ? ratingWritten(rating, gamesPlayed(tally)) : null;
}

/** A player's rating after their last game of a season, overall or for a ruleset: what holds later is not the season's. */
function ratingAfter(
  value: LeagueValue,
  season: Season,
  rulesetId: string,
  person: string,
): StandingReplyRow["rating"] {
  const own = resultsOf(value, person).filter(({ game }) => rulesetId === "" || game.rulesetId === rulesetId);
  const last = own.findLast(({ game }) => isIn(season, game.day));
  if (!last) return null;
  const played = own.filter(({ game }) => game.finishedAt <= last.game.finishedAt).length;
  return ratingWritten(rulesetId === "" ? last.overall : last.ofRuleset, played);
}

/** Everybody's place in this table a week ago; undefined when nothing was played since. */
function placesAWeekAgo(
  value: LeagueValue,
  { season, rulesetId, now }: StandingsQuery,
  ranked: readonly RankedRow[],
): ReadonlyMap<string, number> | undefined {
  const since = new Date(Date.parse(now) - week).toISOString();
  const games = new Map<string, SeatResult[]>();
  const all = gamesIn(value.games, season, rulesetId);
  let before = all.length;
  for (; before > 0; before--) {
    const game = all[before - 1];
    if (!game || game.finishedAt <= since) break;
    for (const { person, result } of game.players) {
      const last = games.get(person);
      if (last) last.push(result);
      else games.set(person, [result]);
    }
  }
  if (games.size === 0) return undefined;
  const evenings = eveningsIn(all.slice(0, before)).length;
  return placesBefore(ranked, games, tableRule(value.league, season), evenings);
}
