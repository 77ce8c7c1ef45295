import type { TableRule } from "../pages/standings";
import { gamesPlayed, leaguePoints, type Placed, type Places, placesWithout } from "../standings/tally";

/** Somebody in a race: what the games come to now, and the last of them. */
export interface Racer {
  readonly person: string;
  readonly tally: Places;
  /** The last first, each with the day of its evening. Fewer than were played where only so many were read. */
  readonly last: readonly (Placed & { readonly evening: string })[];
}

/** How the points of a table went, evening by evening. */
export interface Race {
  /** Days, the first first. */
  readonly evenings: readonly string[];
  /** In the order of the racers. `points`: before the first evening and after each of them, as the table counts them. */
  readonly lines: readonly { readonly person: string; readonly points: readonly number[] }[];
  /** Whether it begins with the first game; otherwise earlier evenings are left out. */
  readonly whole: boolean;
}

/** What a table ranks by: points in 27,720ths, or that a game. */
function pointsCounted(tally: Places, { points, counting }: TableRule): number {
  const games = gamesPlayed(tally);
  if (counting.count === "average") return games === 0 ? 0 : leaguePoints(tally, points) / games;
  return leaguePoints(tally, points, counting.count === "best" ? counting.games : undefined);
}

/**
 * The race that led to a table. It is told backwards, from what the table has now: games are taken out evening by evening,
 * so that it costs the games that were read, however many there were. It begins where all racers' games are known.
 */
export function raceOf(racers: readonly Racer[], rule: TableRule): Race {
  const cut = racers.filter(({ tally, last }) => last.length < gamesPlayed(tally));
  // Of the evening of the earliest game that was read, an earlier one may not have been.
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

/** How often somebody else went into the lead; who shares it with the leader has not. */
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
