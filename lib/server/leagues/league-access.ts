import { refuseDeleted, refusePurged } from "../deletion/deleted";
import { refuseFor } from "../http/http";
import { isKey } from "../http/key";
import { RequestRefused } from "../http/refused";
import { lockLeagues } from "../store/locks";
import type { Database, Store } from "../store/store";
import { messages } from "../words/words";
import { findLeague, findVersion, type LeagueRow } from "./league-row";

/** Refuses a request with another key than the league's. */
export function requireLeagueKey({ keyHash }: Pick<LeagueRow, "keyHash">, key: string): void {
  if (!isKey(key, keyHash)) throw new RequestRefused(() => refuseFor("wrong-key", messages().wrongLeagueKey));
}

/** Whose key this is: that of the league's keepers, or of its scorers. Refuses a request with another one. */
export function roleWithKey(
  league: Pick<LeagueRow, "keyHash" | "scorers">,
  key: string,
): "keeper" | "scorer" {
  if (league.scorers && isKey(key, league.scorers.keyHash)) return "scorer";
  requireLeagueKey(league, key);
  return "keeper";
}

/** The league with this id, slug or former slug. Refuses the request if there is none or if it was deleted. */
export async function leagueAt(store: Store, idOrSlug: string): Promise<LeagueRow> {
  const league = await findLeague(store, (await foundAt(store, idOrSlug)).id);
  if (!league) throw noSuchLeague(idOrSlug);
  return league;
}

/** Does work with such a league, which nobody else changes meanwhile. */
export async function changeLeagueAt<T>(
  database: Database,
  idOrSlug: string,
  work: (store: Store, league: LeagueRow) => Promise<T>,
): Promise<T> {
  const { id } = await foundAt(database, idOrSlug);
  return database.transaction(async (store) => {
    await lockLeagues(store, [id]);
    return work(store, await leagueAt(store, id));
  });
}

/** Its id and version, refused in the same way. */
export async function foundAt(store: Store, idOrSlug: string): Promise<Pick<LeagueRow, "id" | "version">> {
  const found = await findVersion(store, idOrSlug);
  if (!found) await refusePurged(store, "league", idOrSlug.toLowerCase());
  if (!found) throw noSuchLeague(idOrSlug);
  refuseDeleted("league", found.deletedAt);
  return found;
}

export const noSuchLeague = (id: string): RequestRefused =>
  new RequestRefused(() => refuseFor("no-such-league", messages().noSuchLeague({ id: id.slice(0, 64) })));
