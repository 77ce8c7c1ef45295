import type { TableRule } from "../scoring/rule";
import { countedPoints, type Score } from "../scoring/scores";

/** A player in a race. */
export interface Racer {
  readonly player: string;
  /** Of all games of the table, in the order in which they finished. */
  readonly scores: readonly Score[];
}

/** How the points of a table developed, evening by evening. */
export interface Race {
  /** Days, the earliest first. */
  readonly evenings: readonly string[];
  /** In the order of the racers. `points`: before the first evening and after each, as the table counts them. */
  readonly lines: readonly { readonly person: string; readonly points: readonly number[] }[];
  /** Whether it begins with the first game. If not, earlier evenings are left out. */
  readonly whole: boolean;
}

/** How many games of each player are shown: half a year of three an evening. */
const maxGames = 80;

/** The race that led to a table, from the evening after which there are at most 80 games of each. `days`: its evenings. */
export function raceOf(racers: readonly Racer[], rule: TableRule, days: readonly string[]): Race {
  const cut = racers.filter(({ scores }) => scores.length > maxGames);
  // Of the evening of the earliest game that is shown, other games may not be.
  const from =
    cut
      .map(({ scores }) => scores.at(-maxGames)?.day ?? "")
      .sort()
      .at(-1) ?? "";
  const shown = racers.flatMap(({ scores }) => scores.slice(-maxGames).map(({ day }) => day));
  const evenings = [...new Set(shown)].filter((evening) => evening > from).sort();
  const [first] = evenings;
  /** What a table ranks by after the evenings that were over by then: points in 27,720ths, in total or per game. */
  const pointsAfter = (scores: readonly Score[], isOver: (day: string) => boolean): number => {
    const known = scores.filter(({ day }) => isOver(day));
    const points = countedPoints(known, rule, days.filter(isOver).length);
    return rule.counting.count === "average" ? points / Math.max(1, known.length) : points;
  };
  const lines = racers.map(({ player, scores }) => ({
    person: player,
    points: [
      pointsAfter(scores, (day) => first === undefined || day < first),
      ...evenings.map((evening) => pointsAfter(scores, (day) => day <= evening)),
    ],
  }));
  return { evenings, lines, whole: cut.length === 0 };
}

/** How often the lead changed hands. Drawing level with the leader does not count. */
export function leadChanges({ evenings, lines }: Race): number {
  let leader: string | undefined;
  let changes = 0;
  evenings.forEach((_, index) => {
    const now = lines.map(({ person, points }) => ({ person, points: points[index + 1] ?? 0 }));
    const most = Math.max(...now.map(({ points }) => points));
    const first = now.filter(({ points }) => points === most).map(({ person }) => person);
    if (leader !== undefined && first.includes(leader)) return;
    if (leader !== undefined) changes++;
    [leader] = first;
  });
  return changes;
}
