import { isIn } from "../season";
import type { Season } from "../settings";
import type { AttendanceReply } from "../story/story-replies";
import type { LeagueValue } from "../value/value";
import { namedIn } from "./named";

/** The people who finished a game or were in an evening sheet, by evening, the earliest first. */
export function whoCame({ games, sheets }: LeagueValue): Map<string, ReadonlySet<string>> {
  const came = new Map<string, Set<string>>();
  const add = (day: string, people: Iterable<string>) => {
    const there = came.get(day) ?? new Set();
    for (const person of people) there.add(person);
    came.set(day, there);
  };
  for (const { day, players, aside } of games)
    add(
      day,
      [...players, ...aside].map(({ person }) => person),
    );
  for (const { day, standings } of sheets)
    add(
      day,
      standings.flatMap(({ who }) => who),
    );
  return new Map([...came].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The most evenings in one answer: those of a year, and some more. */
const maxEvenings = 120;

/** Who came to which evenings of a season or of all time, the latest evenings if there are many. */
export function attendance(
  value: LeagueValue,
  { season }: { readonly season: Season | undefined },
): AttendanceReply {
  const { league } = value;
  const all = [...whoCame(value)].filter(([day]) => !season || isIn(season, day));
  const shown = all.slice(-maxEvenings);
  const named = namedIn(league);
  const people = [...new Set(shown.flatMap(([, came]) => [...came]))];
  return {
    league: league.id,
    season: season?.id ?? "",
    total: all.length,
    evenings: shown.map(([day]) => day),
    players: people
      .map((person) => ({
        ...named(person),
        came: shown.flatMap(([day, came]) => (came.has(person) ? [day] : [])),
      }))
      .sort(
        (a, b) =>
          b.came.length - a.came.length || a.name.localeCompare(b.name) || (a.player < b.player ? -1 : 1),
      ),
  };
}
