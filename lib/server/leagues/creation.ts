import { keptName } from "@/lib/league/names";
import { defaultPoints } from "@/lib/league/standings/points";
import { defaultCounting } from "@/lib/league/standings/ranking";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import { hashKey } from "../http/key";
import { insertRows } from "../store/insert-rows";
import type { Store } from "../store/store";
import { writeSeason } from "./league-row";

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
      ...{
        id,
        slug,
        name: keptName(name),
        keyHash: hashKey(key),
        points: JSON.stringify(points),
        currency,
        timeZone,
      },
      slugs: { create: { slug } },
      // The request itself is the league's first change, by which its repeat is known.
      changes: { create: { id, body: JSON.stringify(request) } },
    },
  });
  const roster = players.map((player) => ({
    leagueId: id,
    id: player.id.toLowerCase(),
    name: keptName(player.name),
    mergedInto: null,
  }));
  await insertRows(store, "LeaguePlayer", roster);
  for (const { counting = defaultCounting, ...season } of seasons)
    await writeSeason(store, id, {
      ...{ ...season, counting, id: season.id.toLowerCase(), name: keptName(season.name) },
    });
}
