import { nothingBeside } from "../beside/beside";
import { afterChanges } from "../change/league-change";
import type { LeagueChange } from "../changes/registry";
import { tableRule } from "../scoring/rule";
import type { Season } from "../settings";
import { gamesPlayed } from "../standings/tally";
import { afterNews, type LeagueValue } from "../value/value";
import { placesOf, rankedIn } from "./standings";

/** A row of a table: the place and what the table ranks by, in 27,720ths: points, or points per game. */
interface Row {
  readonly place: number;
  readonly points: number;
}

/** A table that would be another. */
export interface TableAfter {
  /** Undefined: all time. */
  readonly season: Season | undefined;
  /** Who is in it, by place after them, and whether that is another row than before; undefined: not in it then. */
  readonly rows: readonly {
    readonly person: string;
    readonly before: Row | undefined;
    readonly after: Row | undefined;
  }[];
}

/**
 * The tables that would be different after these changes of settings: of all time, then of seasons that there were before.
 */
export function tablesAfter(value: LeagueValue, changes: readonly LeagueChange[]): TableAfter[] {
  const league = afterChanges(value.league, changes);
  return tablesBetween(value, afterNews(value, { ...nothingBeside, league, games: [], withdrawn: [] }));
}

/** The tables in which a league is different after something. */
export function tablesBetween(before: LeagueValue, after: LeagueValue): TableAfter[] {
  return [undefined, ...before.league.seasons].flatMap((known) => {
    const season = after.league.seasons.find(({ id }) => id === known?.id);
    if (known && !season) return [];
    const [now, then] = [rowsOf(before, known), rowsOf(after, season)];
    const people = [...new Set([...then.keys(), ...now.keys()])];
    const rows = people.map((person) => ({ person, before: now.get(person), after: then.get(person) }));
    const isSame = rows.every(
      ({ before, after: next }) => before?.place === next?.place && before?.points === next?.points,
    );
    return isSame ? [] : [{ season, rows }];
  });
}

function rowsOf(value: LeagueValue, season: Season | undefined): ReadonlyMap<string, Row> {
  const { counting } = tableRule(value.league, season);
  const ranked = rankedIn(value, season, "");
  const places = placesOf(ranked);
  return new Map(
    ranked.map(({ person, tally, points }) => [
      person,
      {
        place: places.get(person) ?? 0,
        points: counting.count === "average" ? points / gamesPlayed(tally) : points,
      },
    ]),
  );
}
