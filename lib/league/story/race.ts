import type { TableRule } from "../pages/standings";
import { gamesPlayed, leaguePoints, type Placed, type Places, placesWithout } from "../standings/tally";

/** A player in a race: the tally of all games, and the latest games. */
export interface Racer {
  readonly person: string;
  readonly tally: Places;
  /** The latest first, each with the day of its evening. May be fewer than were played, since reading is limited. */
  readonly last: readonly (Placed & { readonly evening: string })[];
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

/** What a table ranks by: points in 27,720ths, in total or per game. */
function pointsCounted(tally: Places, { points, counting }: TableRule): number {
  const games = gamesPlayed(tally);
  if (counting.count === "average") return games === 0 ? 0 : leaguePoints(tally, points) / games;
  return leaguePoints(tally, points, counting.count === "best" ? counting.games : undefined);
}

/**
 * The race that led to a table. It is computed backwards from the current table by removing games evening by evening,
 * so its cost depends on the games that were read, not on all games. It begins where the games of all racers are known.
 */
export function raceOf(racers: readonly Racer[], rule: TableRule): Race {
  const cut = racers.filter(({ tally, last }) => last.length < gamesPlayed(tally));
  // Earlier games of the evening of the earliest game may not have been read.
  const from =
    cut
      .map(({ last }) => last.at(-1)?.evening ?? "")
      .sort()
      .at(-1) ?? "";
  const known = racers.flatMap(({ last }) => last.map(({ evening }) => evening));
  const evenings = [...new Set(known)].filter((evening) => evening > from).sort();
  const lines = racers.map(({ person, tally, last }) => {
    const played = new Map<string, Placed[]>();
    for (const game of last) played.set(game.evening, [...(played.get(game.evening) ?? []), game]);
    let now = tally;
    const backwards = [...evenings].reverse().map((evening) => {
      const after = now;
      now = placesWithout(now, played.get(evening) ?? []);
      return pointsCounted(after, rule);
    });
    return { person, points: [pointsCounted(now, rule), ...backwards.reverse()] };
  });
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
