import type { Language } from "../rules/language";
import { type Problem, under } from "../rules/problem";
import { nameProblems } from "./names";
import { pointsProblems } from "./standings/points";
import { leagueWords } from "./words";

/** What people say of a season. */
interface WrittenSeason {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly points?: readonly number[] | undefined;
}

/** Whether a text is a day of the calendar, such as 2026-11-21. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What is wrong with a season by itself and beside the other seasons of its league; paths from the season on. */
export function seasonProblems(
  season: WrittenSeason,
  others: readonly { readonly name: string; readonly firstDay: string; readonly lastDay: string }[],
  language: Language,
): Problem[] {
  const say = leagueWords[language];
  const problems = [
    ...under("/name", nameProblems(season.name, language)),
    ...under("/points", pointsProblems(season.points ?? [], language)),
  ];
  const { from, to } = season;
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDay(day)) problems.push({ code: "not-a-day", path: `/${field}`, message: say.notADate });
  if (!isDay(from) || !isDay(to)) return problems;
  if (to < from)
    return [...problems, { code: "ends-first", path: "/to", message: say.endsBeforeItBegins({ from, to }) }];
  const met = others.find(({ firstDay, lastDay }) => firstDay <= to && lastDay >= from);
  if (!met) return problems;
  const message = say.seasonsOverlap({ name: met.name, from: met.firstDay, to: met.lastDay });
  return [...problems, { code: "seasons-overlap", path: "/from", message }];
}
