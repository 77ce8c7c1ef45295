import type { LeagueReply } from "@/lib/league/replies";
import { normalizedName } from "@/lib/league/roster/names";
import type { LeagueSettings } from "@/lib/league/settings";
import { defaultPoints } from "@/lib/league/standings/points";
import { defaultCounting } from "@/lib/league/standings/ranking";
import { type CreateLeagueRequest, leagueProtocol } from "@/lib/league/wire";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { hashKey } from "../http/key";
import { insertRows } from "../store/insert-rows";
import type { LeaguePlayer as RosterRow } from "../store/rows";
import type { Store } from "../store/store";

/** A league's settings, and what only the server knows about it. */
export interface LeagueRow extends Omit<LeagueReply, "protocol" | "ratingsPending"> {
  readonly keyHash: string;
  /** The version at which a game, a payment or a comment was last removed. */
  readonly removed: number;
}

export async function findLeague(store: Store, id: string): Promise<LeagueRow | undefined> {
  const row = await store.league.findUnique({
    where: { id },
    omit: { createdAt: true, deletedAt: true },
    include: {
      seasons: { orderBy: { firstDay: "asc" } },
      players: { orderBy: [{ erasedAt: "asc" }, { name: "asc" }, { id: "asc" }] },
      rules: { orderBy: [{ name: "asc" }, { id: "asc" }] },
      evenings: { orderBy: [{ day: "asc" }, { time: "asc" }, { id: "asc" }] },
    },
  });
  if (!row) return undefined;
  return {
    ...row,
    points: JSON.parse(row.points),
    players: row.players.map(playerOf),
    seasons: row.seasons.map((season) => ({
      id: season.id,
      name: season.name,
      from: season.firstDay,
      to: season.lastDay,
      counting: JSON.parse(season.counting),
      ...(season.points && { points: JSON.parse(season.points) }),
    })),
    rules: row.rules.map(({ id, name, ruleset: game, options }) => ({
      id,
      name,
      game,
      options: JSON.parse(options),
    })),
    evenings: row.evenings.map(({ id, day: on, time: at, place }) => ({ id, on, at, place })),
  };
}

/** A player as everybody may read it: without a name that was removed. */
const playerOf = ({ id, name, mergedInto, erasedAt }: RosterRow): LeagueRow["players"][number] => ({
  id,
  name: erasedAt ? "" : name,
  ...(mergedInto && { mergedInto }),
  ...(erasedAt && { erasedUntil: name === "" ? null : undoUntil(erasedAt) }),
});

/** The same for a league that must exist. */
export async function readLeague(store: Store, id: string): Promise<LeagueRow> {
  const league = await findLeague(store, id);
  if (!league) throw new Error(`there is no league ${id}`);
  return league;
}

/** A league's id, and the number of changes to anything public about it. */
interface Version extends Pick<LeagueRow, "id" | "version"> {
  readonly deletedAt: Date | null;
}

/** The league with this id, slug or former slug, deleted or not. One league's id takes precedence over another's slug. */
export async function findVersion(store: Store, idOrSlug: string): Promise<Version | undefined> {
  const wanted = idOrSlug.toLowerCase();
  const found = await store.league.findMany({
    where: { OR: [{ id: wanted }, { slugs: { some: { slug: wanted } } }] },
    select: { id: true, version: true, deletedAt: true },
  });
  return found.find(({ id }) => id === wanted) ?? found[0];
}

/** What everybody may read about a league. */
export const replyOf = ({ keyHash: _, removed: __, ...league }: LeagueRow): LeagueReply => ({
  protocol: leagueProtocol,
  ...league,
  ratingsPending: false,
});

/** Writes a league that was checked. */
export async function insertLeague(
  store: Store,
  id: string,
  request: CreateLeagueRequest,
  slug: string,
  key: string,
): Promise<void> {
  const { name, players, points = defaultPoints, currency = "", timeZone = "UTC", seasons = [] } = request;
  await store.league.create({
    data: {
      id,
      slug,
      name: normalizedName(name),
      keyHash: hashKey(key),
      points: JSON.stringify(points),
      currency,
      timeZone,
      slugs: { create: { slug } },
      // The request is stored as the league's first change, so that a repeat is recognised.
      changes: { create: { id, body: JSON.stringify(request) } },
      seasons: {
        create: seasons.map(({ counting = defaultCounting, ...season }) => ({
          id: season.id.toLowerCase(),
          ...seasonColumns({ ...season, counting, name: normalizedName(season.name) }),
        })),
      },
    },
  });
  const roster = players.map((player) => ({
    leagueId: id,
    id: player.id.toLowerCase(),
    name: normalizedName(player.name),
    mergedInto: null,
    erasedAt: null,
  }));
  await insertRows(store, "LeaguePlayer", roster);
}

const seasonColumns = ({
  name,
  from,
  to,
  counting,
  points,
}: Omit<LeagueSettings["seasons"][number], "id">) => ({
  name,
  firstDay: from,
  lastDay: to,
  counting: JSON.stringify(counting),
  points: points ? JSON.stringify(points) : null,
});

/** Writes the settings that a change has changed. */
export async function writeSettings(store: Store, before: LeagueRow, after: LeagueRow): Promise<void> {
  const { id: leagueId, name, slug, points, currency, timeZone } = after;
  const at = (id: string) => ({ where: { leagueId_id: { leagueId, id } } });
  const own = ["name", "slug", "points", "currency", "timeZone"] as const;
  if (own.some((field) => before[field] !== after[field])) {
    await store.leagueSlug.upsert({ where: { slug }, create: { slug, leagueId }, update: {} });
    const data = { name, slug, points: JSON.stringify(points), currency, timeZone };
    await store.league.update({ where: { id: leagueId }, data });
  }
  const erased = new Set(before.players.filter(({ name }) => name === "").map(({ id }) => id));
  for (const { id, name, mergedInto = null, erasedUntil } of changed(before.players, after.players)) {
    // A removed name is not in `after`; the stored one is kept, so that it can be restored.
    const isRestored = erased.has(id) && erasedUntil === undefined;
    const isErased = name === "" && !erased.has(id);
    const named = name === "" ? {} : { name };
    const erasure = isErased ? { erasedAt: new Date() } : isRestored ? { erasedAt: null } : {};
    const update = { mergedInto, ...named, ...erasure };
    await store.leaguePlayer.upsert({ ...at(id), create: { leagueId, id, name, mergedInto }, update });
  }
  for (const { id, ...season } of changed(before.seasons, after.seasons)) {
    const data = seasonColumns(season);
    await store.leagueSeason.upsert({ ...at(id), create: { leagueId, id, ...data }, update: data });
  }
  for (const { id, name, game: ruleset, options } of changed(before.rules, after.rules)) {
    const data = { name, ruleset, options: JSON.stringify(options) };
    await store.leagueRules.upsert({ ...at(id), create: { leagueId, id, ...data }, update: data });
  }
  for (const { id, on: day, at: time, place } of changed(before.evenings, after.evenings)) {
    // The league's version grows with every change, so the sequence keeps growing even if the evening was removed before.
    const data = { day, time, place, sequence: before.version + 1, changedAt: new Date() };
    await store.leagueEvening.upsert({ ...at(id), create: { leagueId, id, ...data }, update: data });
  }
  for (const id of missing(before.players, after.players)) await store.leaguePlayer.delete(at(id));
  for (const id of missing(before.seasons, after.seasons)) await store.leagueSeason.delete(at(id));
  for (const id of missing(before.rules, after.rules)) await store.leagueRules.delete(at(id));
  for (const id of missing(before.evenings, after.evenings)) await store.leagueEvening.delete(at(id));
}

interface Item {
  readonly id: string;
}

/** Unchanged items are the same objects. */
function changed<Row extends Item>(before: readonly Row[] = [], after: readonly Row[] = []): Row[] {
  const same = new Set(before);
  return after.filter((row) => !same.has(row));
}

function missing(before: readonly Item[] = [], after: readonly Item[] = []): string[] {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id)).map(({ id }) => id);
}

/**
 * Increments a league's version, before or after anything public changes in the same transaction. Rows that values of
 * the league are counted from (league-record.ts) are written with the version that this resolves to as their `changed`;
 * `removing`: if one is removed.
 */
export async function touchLeague(store: Store, id: string, removing = false): Promise<number> {
  const where = { id };
  const { version } = await store.league.update({
    where,
    data: { version: { increment: 1 } },
    select: { version: true },
  });
  if (removing) await store.league.update({ where, data: { removed: version } });
  return version;
}
