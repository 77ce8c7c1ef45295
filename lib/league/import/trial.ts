import { placesOf, rankedIn, tableRule, tallyRow } from "../pages/standings";
import { gameOfBatch } from "../paper/batch";
import { gameOnPaper } from "../paper/game-on-paper";
import { isIn } from "../season";
import type { Season } from "../settings";
import type { LeagueRecord } from "../value/record";
import { type LeagueValue, leagueValue } from "../value/value";
import type { Seated } from "./seated";

/** A table of the league before and after. */
export interface TrialTable {
  /** The season's name; undefined for all time. */
  readonly season: string | undefined;
  /** How many of the games count in it. */
  readonly games: number;
  readonly rows: readonly TrialRow[];
}

export interface TrialRow {
  readonly player: string;
  readonly name: string;
  readonly before: number | undefined;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  /** In 27,720ths. */
  readonly points: number;
}

/** The tables that would come of bringing these games in: of all time, and of each season that has some of them. */
export function trialOf(
  record: LeagueRecord,
  before: LeagueValue,
  { league, games }: Pick<Seated, "league" | "games">,
): TrialTable[] {
  const batch = "0".repeat(36);
  const added = games.map((game, at) =>
    gameOnPaper({ ...game, game: gameOfBatch(batch, at) }, league.currency),
  );
  const after = leagueValue({ ...record, league, games: [...record.games, ...added] });
  const seasons: (Season | undefined)[] = [undefined, ...league.seasons];
  return seasons.flatMap((season): TrialTable[] => {
    const count = season ? games.filter(({ on }) => isIn(season, on)).length : games.length;
    return count === 0 ? [] : [{ season: season?.name, games: count, rows: rowsOf(before, after, season) }];
  });
}

function rowsOf(before: LeagueValue, after: LeagueValue, season: Season | undefined): TrialRow[] {
  const placesBefore = placesOf(rankedIn(before, season, ""));
  const ranked = rankedIn(after, season, "");
  const places = placesOf(ranked);
  const rule = tableRule(after.league, season);
  return ranked.map(({ person, name, tally }) => {
    const { played, won, points } = tallyRow(tally, rule);
    return {
      player: person,
      name,
      before: placesBefore.get(person),
      place: places.get(person) ?? 0,
      played,
      won,
      points,
    };
  });
}
