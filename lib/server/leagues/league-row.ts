import { createdLeague } from "@/lib/league/creation";
import type { LeagueReply } from "@/lib/league/replies";
import type { LeagueSettings, Season } from "@/lib/league/settings";
import { type CreateLeagueRequest, leagueProtocol } from "@/lib/league/wire";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { hashKey } from "../http/key";
import { insertRows } from "../store/insert-rows";
import type { LeaguePlayer as RosterRow } from "../store/rows";
import type { Store } from "../store/store";

/** What is stored of a league in which games are worth nothing besides the points for places. */
const noScoring = "{}";

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
  const { guests, scoring, scorers, sign, ...own } = row;
  return {
    ...own,
    ...(guests === "unranked" && { guests }),
    ...(scoring !== noScoring && { scoring: JSON.parse(scoring) }),
    ...(scorers !== null && { scorers: JSON.parse(scorers) }),
    ...(sign !== null && { sign: JSON.parse(sign) }),
    points: JSON.parse(row.points),
    players: row.players.map(playerOf),
    seasons: row.seasons.map((season) => ({
      id: season.id,
      name: season.name,
      from: season.firstDay,
      to: season.lastDay,
      counting: JSON.parse(season.counting),
      ...(season.points && { points: JSON.parse(season.points) }),
      ...(season.scoring && { scoring: JSON.parse(season.scoring) }),
    })),
    rules: row.rules.map(({ id, name, ruleset: game, options }) => ({
      id,
      name,
      game,
      options: JSON.parse(options),
    })),
    evenings: row.evenings.map(({ id, day: on, time: at, place, places }) => ({
      id,
      on,
      at,
      place,
      ...(places !== null && { places }),
    })),
  };
}

/** A player as everybody may read it: without a name that was removed. */
const playerOf = ({
  id,
  name,
  mergedInto,
  erasedAt,
  guest,
  former,
}: RosterRow): LeagueRow["players"][number] => ({
  id,
  name: erasedAt ? "" : name,
  ...(mergedInto && { mergedInto }),
  ...(guest && { guest }),
  ...(former && { former }),
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
  const created = createdLeague(request, slug);
  const own = { id, keyHash: hashKey(key), ...ownColumns(created) };
  // The request is stored as the league's first change, so that a repeat is recognised.
  const first = { id, body: JSON.stringify(request) };
  await store.league.create({
    data: { ...own, slugs: { create: { slug } }, changes: { create: first } },
  });
  const unnamed = { mergedInto: null, erasedAt: null, guest: false, former: false };
  await insertRows(
    store,
    "LeaguePlayer",
    created.players.map(({ id: player, name }) => ({ leagueId: id, id: player, name, ...unnamed })),
  );
  await insertRows(
    store,
    "LeagueSeason",
    created.seasons.map((season) => ({ leagueId: id, id: season.id, ...seasonColumns(season) })),
  );
}

const ownColumns = (league: LeagueSettings) => {
  const { name, slug, points, scoring = {}, currency, timeZone, guests = "ranked", scorers, sign } = league;
  return {
    ...{ name, slug, currency, timeZone, guests },
    points: JSON.stringify(points),
    scoring: JSON.stringify(scoring),
    scorers: scorers ? JSON.stringify(scorers) : null,
    sign: sign ? JSON.stringify(sign) : null,
  };
};

const seasonColumns = ({ name, from, to, counting, points, scoring }: Omit<Season, "id">) => ({
  name,
  firstDay: from,
  lastDay: to,
  counting: JSON.stringify(counting),
  points: points ? JSON.stringify(points) : null,
  scoring: scoring ? JSON.stringify(scoring) : null,
});

const ownParts = [
  "name",
  "slug",
  "points",
  "scoring",
  "currency",
  "timeZone",
  "guests",
  "scorers",
  "sign",
] as const;
const lists = ["players", "seasons", "rules", "evenings"] as const;

/** Writes the settings that a change has changed; all others are the same objects. Resolves to the league after it. */
export async function writeSettings(store: Store, before: LeagueRow, after: LeagueRow): Promise<LeagueRow> {
  const isOther = (part: keyof LeagueSettings) => before[part] !== after[part];
  if (![...ownParts, ...lists].some(isOther)) return before;
  const { id: leagueId, slug } = after;
  const at = (id: string) => ({ where: { leagueId_id: { leagueId, id } } });
  if (ownParts.some(isOther)) {
    await store.leagueSlug.upsert({ where: { slug }, create: { slug, leagueId }, update: {} });
    await store.league.update({ where: { id: leagueId }, data: ownColumns(after) });
  }
  const erased = new Set(before.players.filter(({ name }) => name === "").map(({ id }) => id));
  for (const { id, name, mergedInto = null, erasedUntil, guest = false, former = false } of changed(
    before.players,
    after.players,
  )) {
    // A removed name is not in `after`; the stored one is kept, so that it can be restored.
    const isRestored = erased.has(id) && erasedUntil === undefined;
    const isErased = name === "" && !erased.has(id);
    const named = name === "" ? {} : { name };
    const erasure = isErased ? { erasedAt: new Date() } : isRestored ? { erasedAt: null } : {};
    const said = { mergedInto, guest, former };
    const update = { ...said, ...named, ...erasure };
    await store.leaguePlayer.upsert({ ...at(id), create: { leagueId, id, name, ...said }, update });
  }
  for (const { id, ...season } of changed(before.seasons, after.seasons)) {
    const data = seasonColumns(season);
    await store.leagueSeason.upsert({ ...at(id), create: { leagueId, id, ...data }, update: data });
  }
  for (const { id, name, game: ruleset, options } of changed(before.rules, after.rules)) {
    const data = { name, ruleset, options: JSON.stringify(options) };
    await store.leagueRules.upsert({ ...at(id), create: { leagueId, id, ...data }, update: data });
  }
  for (const { id, on: day, at: time, place, places = null } of changed(before.evenings, after.evenings)) {
    // The league's version grows with every change, so the sequence keeps growing even if the evening was removed before.
    const data = { day, time, place, places, sequence: after.version, changedAt: new Date() };
    await store.leagueEvening.upsert({ ...at(id), create: { leagueId, id, ...data }, update: data });
  }
  for (const id of missing(before.players, after.players)) await store.leaguePlayer.delete(at(id));
  for (const id of missing(before.seasons, after.seasons)) await store.leagueSeason.delete(at(id));
  for (const id of missing(before.rules, after.rules)) await store.leagueRules.delete(at(id));
  for (const id of missing(before.evenings, after.evenings)) await store.leagueEvening.delete(at(id));
  return readLeague(store, leagueId);
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
 * the league are counted from (league-record.ts) are written with the version that this resolves to as their `changed`.
 */
export async function touchLeague(store: Store, id: string): Promise<number> {
  const data = { version: { increment: 1 } };
  const { version } = await store.league.update({ where: { id }, data, select: { version: true } });
  return version;
}
