import { isEveningOver } from "../evenings/calendar";
import { seasonOn } from "../season";
import type { Evening, KindRecords } from "../story/evening";
import type { CountedGame } from "../value/counting";
import type { LeagueValue } from "../value/value";
import { type AimOf, resultsOf } from "./named";
import { tableRule } from "./standings";

/** How many games of an evening are shown, and how many before it say who usually comes. */
const maxGames = 100;
const maxGamesBefore = 40;

/** An evening, ready for finding facts in it, and the day of the evening before, if there is one. */
export interface EveningRead {
  readonly evening: Omit<Evening, "lead" | "games"> & { readonly games: readonly CountedGame[] };
  readonly previous: string | undefined;
}

/** The games of an evening, the earliest first. Later evenings' games finished later. */
export function gamesOn(games: readonly CountedGame[], day: string): readonly CountedGame[] {
  const end = games.findLastIndex((game) => game.day === day) + 1;
  let start = end;
  while (games[start - 1]?.day === day) start--;
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
  const isEarlier = (game: CountedGame): boolean => game.finishedAt < first.finishedAt;
  const earlier = value.games.slice(0, value.games.findLastIndex(isEarlier) + 1);
  const streaks = new Map<string, number>();
  for (const { person } of games.flatMap(({ players }) => players)) {
    const last = resultsOf(value, person).findLast(({ game }) => isEarlier(game));
    if (last) streaks.set(person, last.streak);
  }
  const records = new Map(
    games.map(({ rulesetId }): [string, KindRecords] => [rulesetId, { high: 0, comeback: 0 }]),
  );
  let streak = 0;
  for (const { rulesetId, players } of earlier) {
    const before = records.get(rulesetId);
    let { high = 0, comeback = 0 } = before ?? {};
    for (const { result, streak: own } of players) {
      streak = Math.max(streak, own);
      high = Math.max(high, result.high ?? 0);
      comeback = Math.max(comeback, result.comeback);
    }
    if (before && (high > before.high || comeback > before.comeback))
      records.set(rulesetId, { high, comeback });
  }
  return {
    evening: {
      games,
      isOver: isEveningOver(league.timeZone, day, now),
      points: tableRule(league, seasonOn(league.seasons, day)).points,
      aim,
      before: { records, streak, streaks, attendance: attendanceIn(earlier.slice(-maxGamesBefore)) },
    },
    previous: earlier.at(-1)?.day,
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
