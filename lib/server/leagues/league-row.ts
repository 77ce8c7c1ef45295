import type { LeagueSeason, Rules } from "@/lib/league/counting/state";
import { personIn } from "@/lib/league/roster";
import type { Store } from "../store/store";

/** A league and how it counts. */
export interface LeagueRow extends Rules {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly keyHash: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly version: number;
  /** `finishedAt gameId` of the first game from which streaks and ratings are not right; empty: all are. */
  readonly ratingsFrom: string;
  /** The first first. */
  readonly seasons: readonly SeasonRow[];
}

/** A season as people see it. */
export interface SeasonRow extends LeagueSeason {
  readonly name: string;
}

export interface RosterRow {
  readonly id: string;
  readonly name: string;
  readonly mergedInto: string | null;
}

export async function findLeague(store: Store, id: string): Promise<LeagueRow | undefined> {
  const row = await store.league.findUnique({
    where: { id },
    include: { seasons: { orderBy: { firstDay: "asc" } } },
  });
  if (!row) return undefined;
  const seasons = row.seasons.map(({ counting, points, ...season }) => ({
    ...{
      ...season,
      counting: JSON.parse(counting),
      points: points === null ? undefined : JSON.parse(points),
    },
  }));
  return { ...row, points: JSON.parse(row.points), seasons };
}

/** The id of the league with this id or slug, an old one too. */
export async function leagueIdOf(store: Store, idOrSlug: string): Promise<string | undefined> {
  const wanted = idOrSlug.toLowerCase();
  const league = await store.league.findUnique({ where: { id: wanted }, select: { id: true } });
  if (league) return league.id;
  return (await store.leagueSlug.findUnique({ where: { slug: wanted } }))?.leagueId;
}

/** Everybody on the roster, by name. */
export const rosterOf = (store: Store, leagueId: string): Promise<RosterRow[]> =>
  store.leaguePlayer.findMany({ where: { leagueId }, orderBy: [{ name: "asc" }, { id: "asc" }] });

/** Whom each player of the roster counts as. */
export async function personOf(store: Store, leagueId: string): Promise<(player: string) => string> {
  return personIn(await store.leaguePlayer.findMany({ where: { leagueId, NOT: { mergedInto: null } } }));
}

/** Something about the league has changed that people read. */
export async function touchLeague(store: Store, id: string): Promise<void> {
  await store.league.update({ where: { id }, data: { version: { increment: 1 } } });
}
