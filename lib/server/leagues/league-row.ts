import type { LeagueSettings } from "@/lib/league/after-changes";
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
  return (await findVersion(store, idOrSlug))?.id;
}

/** Which league has this id or slug, an old one too, and its version. A league's id goes before another's slug. */
export async function findVersion(
  store: Store,
  idOrSlug: string,
): Promise<Pick<LeagueRow, "id" | "version"> | undefined> {
  const wanted = idOrSlug.toLowerCase();
  const found = await store.league.findMany({
    where: { OR: [{ id: wanted }, { slugs: { some: { slug: wanted } } }] },
    select: { id: true, version: true },
  });
  return found.find(({ id }) => id === wanted) ?? found[0];
}

type Players = LeagueSettings["players"];

/** Everybody on the roster, by name. */
export async function rosterOf(store: Store, leagueId: string): Promise<Players> {
  const rows = await store.leaguePlayer.findMany({
    where: { leagueId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, name, mergedInto }) => ({ id, name, ...(mergedInto !== null && { mergedInto }) }));
}

/** Whom each player of the roster counts as. */
export async function personOf(store: Store, leagueId: string): Promise<(player: string) => string> {
  return personIn(await store.leaguePlayer.findMany({ where: { leagueId, NOT: { mergedInto: null } } }));
}

/** A league as people have set it up. */
export const settingsOf = (league: LeagueRow, players: Players): LeagueSettings => ({
  ...{ name: league.name, slug: league.slug, points: [...league.points], currency: league.currency, players },
  seasons: league.seasons.map(({ id, name, firstDay, lastDay, counting, points }) => ({
    ...{ id, name, from: firstDay, to: lastDay, counting, ...(points && { points: [...points] }) },
  })),
});

/** Writes what is not the same after a change. */
export async function writeSettings(
  store: Store,
  leagueId: string,
  before: LeagueSettings,
  after: LeagueSettings,
): Promise<void> {
  const { name, slug, points, currency } = after;
  const own = [before, after].map((each) =>
    JSON.stringify([each.name, each.slug, each.points, each.currency]),
  );
  if (own[0] !== own[1]) {
    await store.leagueSlug.upsert({ where: { slug }, create: { slug, leagueId }, update: {} });
    const data = { name, slug, points: JSON.stringify(points), currency };
    await store.league.updateMany({ where: { id: leagueId }, data });
  }
  for (const { id, name, mergedInto = null } of changed(before.players, after.players)) {
    const where = { leagueId_id: { leagueId, id } };
    await store.leaguePlayer.upsert({
      ...{ where, create: { leagueId, id, name, mergedInto }, update: { name, mergedInto } },
    });
  }
  for (const season of changed(before.seasons, after.seasons)) await writeSeason(store, leagueId, season);
  for (const id of missing(before.players, after.players))
    await store.leaguePlayer.deleteMany({ where: { leagueId, id } });
  for (const id of missing(before.seasons, after.seasons))
    await store.leagueSeason.deleteMany({ where: { leagueId, id } });
}

interface Item {
  readonly id: string;
}

/** What nothing happened to is the same object. */
function changed<Row extends Item>(before: readonly Row[], after: readonly Row[]): Row[] {
  const same = new Set(before);
  return after.filter((row) => !same.has(row));
}

function missing(before: readonly Item[], after: readonly Item[]): string[] {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id)).map(({ id }) => id);
}

export async function writeSeason(
  store: Store,
  leagueId: string,
  { id, name, from, to, counting, points }: LeagueSettings["seasons"][number],
): Promise<void> {
  const data = {
    ...{ name, firstDay: from, lastDay: to, counting: JSON.stringify(counting) },
    points: points ? JSON.stringify(points) : null,
  };
  const where = { leagueId_id: { leagueId, id } };
  await store.leagueSeason.upsert({ where, create: { leagueId, id, ...data }, update: data });
}

/** Something about the league has changed that people read. */
export async function touchLeague(store: Store, id: string): Promise<void> {
  await store.league.update({ where: { id }, data: { version: { increment: 1 } } });
}
