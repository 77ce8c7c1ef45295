import type { Database, Store } from "../store/store";
import { foundAt, noSuchLeague } from "./league-access";
import { findLeague, type LeagueRow } from "./league-row";

/** A league as the database itself has it, or had a moment ago. */
type Known = Pick<LeagueRow, "id" | "version">;

/** Its copy of a league is older. */
class Behind extends Error {
  override readonly name = "Behind";
}

/**
 * Reads what everybody may read of a league, from a replica if that has at least this version of it: nobody reads what
 * is older than the version they asked the database for, such as a keeper's change that was just answered. What does
 * not change a league's version, such as the time of the last entry in a game in progress, may be a moment older.
 */
export async function readAbout<T>(
  database: Database,
  { id, version }: Known,
  read: (store: Store) => Promise<T>,
): Promise<T> {
  const { replica } = database;
  if (replica?.state === "used")
    try {
      return await replica.read(async (store) => {
        const there = await store.league.findUnique({ where: { id }, select: { version: true } });
        if (!there || there.version < version) throw new Behind();
        return read(store);
      });
    } catch {
      // The database itself has it, or says why not.
    }
  return read(database);
}

/** The league with this id, slug or former slug, to be read only. Refuses the request as `leagueAt` does. */
export async function leagueToRead(database: Database, idOrSlug: string): Promise<LeagueRow> {
  const known = await foundAt(database, idOrSlug);
  const league = await readAbout(database, known, (store) => findLeague(store, known.id));
  if (!league) throw noSuchLeague(idOrSlug);
  return league;
}
