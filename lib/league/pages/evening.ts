import { isEveningOver } from "../evenings/calendar";
import { tableRule } from "../scoring/rule";
import { seasonOn } from "../season";
import type { Evening } from "../story/evening";
import { noRecords } from "../value/bests";
import type { CountedGame } from "../value/counting";
import type { LeagueValue } from "../value/value";
import { type AimOf, resultsOf } from "./named";

/** How many games of an evening are shown, and how many before it say who usually comes. */
const maxGames = 100;
const maxGamesBefore = 40;

/** An evening, ready for finding facts in it. */
type EveningRead = Omit<Evening, "lead" | "games"> & { readonly games: readonly CountedGame[] };

/** How many games were finished on evenings before a day. Later evenings' games finished later. */
export function gamesBefore(games: readonly CountedGame[], day: string): number {
  let [from, to] = [0, games.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((games[middle]?.day ?? "") < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The games of an evening, the earliest first. */
export function gamesOn(games: readonly CountedGame[], day: string): readonly CountedGame[] {
  const start = gamesBefore(games, day);
  let end = start;
  while (games[end]?.day === day) end++;
  return games.slice(start, end);
}

/** An evening with its first 100 games, and what was known before it. Undefined when no game finished on it. */
export function readEvening(
  value: LeagueValue,
  day: string,
  now: string,
  aim: AimOf,
): EveningRead | undefined {
  const { league } = value;
  const games = gamesOn(value.games, day).slice(0, maxGames);
  const [first] = games;
  if (!first) return undefined;
  const { streak, byRuleset } = first.bestsBefore;
  const start = gamesBefore(value.games, day);
  const earlier = value.games.slice(Math.max(0, start - maxGamesBefore), start);
  const streaks = new Map<string, number>();
  for (const { person } of games.flatMap(({ players }) => players)) {
    const last = resultsOf(value, person).findLast(({ game }) => game.day < day);
    if (last) streaks.set(person, last.streak);
  }
  const records = new Map(games.map(({ rulesetId }) => [rulesetId, byRuleset.get(rulesetId) ?? noRecords]));
  return {
    games,
    isOver: isEveningOver(league.timeZone, day, now),
    rule: tableRule(league, seasonOn(league.seasons, day)),
    aim,
    before: { records, streak, streaks, attendance: attendanceIn(earlier) },
  };
}

/** Who came to the evenings of these games, the latest first, without one of which there may be more games. */
function attendanceIn(games: readonly CountedGame[]): ReadonlySet<string>[] {
  const days = [...new Set(games.map(({ day }) => day))].reverse();
  const whole = games.length < maxGamesBefore ? days : days.slice(0, -1);
  return whole.map((day) => {
    const own = games.filter((game) => game.day === day).sort((a, b) => (a.gameId < b.gameId ? -1 : 1));
    return new Set(own.flatMap(({ players }) => players.map(({ person }) => person)));
  });
}
