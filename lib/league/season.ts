import { type Problem, under } from "../rules/problem";
import { nameProblems } from "./roster/names";
import type { Scoring } from "./scoring/rule";
import { scoringProblems } from "./scoring/scoring-problems";
import type { LeagueSettings } from "./settings";
import { pointsProblems } from "./standings/points";
import { leagueProblem } from "./texts";

/** The settings of a season. */
interface WrittenSeason {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly points?: readonly number[] | undefined;
  readonly scoring?: Scoring | undefined;
}

/** Whether a text is a calendar day such as 2026-11-21. There was no year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a day is in a season. */
export const isIn = ({ from, to }: Pick<WrittenSeason, "from" | "to">, day: string): boolean =>
  from <= day && day <= to;

/** The season that a day belongs to; undefined between seasons. */
export const seasonOn = <Season extends Pick<WrittenSeason, "from" | "to">>(
  seasons: readonly Season[],
  day: string,
): Season | undefined => seasons.find((season) => isIn(season, day));

/** The season that goes on, or else the last one that has begun; undefined in a league without one. */
export const currentSeason = <Season extends Pick<WrittenSeason, "from" | "to">>(
  seasons: readonly Season[],
  today: string,
): Season | undefined =>
  seasons.reduce<Season | undefined>(
    (last, season) => (season.from <= today && (!last || last.from < season.from) ? season : last),
    undefined,
  );

/** Whether the last day of a season is before `today`. */
export const hasEnded = ({ to }: Pick<WrittenSeason, "to">, today: string): boolean => to < today;

/**
 * The problems of a season, by itself or together with the league's other seasons and `players`; paths are relative to it.
 */
export function seasonProblems(
  season: WrittenSeason,
  others: readonly Pick<WrittenSeason, "name" | "from" | "to">[],
  players: LeagueSettings["players"],
): Problem[] {
  const problems = [
    ...under("/name", nameProblems(season.name)),
    ...under("/points", pointsProblems(season.points ?? [])),
    ...under("/scoring", scoringProblems({ players }, season.scoring ?? {})),
  ];
  const { from, to } = season;
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDay(day)) problems.push(leagueProblem("not-a-day", `/${field}`));
  if (!isDay(from) || !isDay(to)) return problems;
  if (to < from) return [...problems, leagueProblem("ends-first", "/to", { from, to })];
  const overlapping = others.find((other) => other.from <= to && other.to >= from);
  if (!overlapping) return problems;
  const overlap = { name: overlapping.name, from: overlapping.from, to: overlapping.to };
  return [...problems, leagueProblem("seasons-overlap", "/from", overlap)];
}
