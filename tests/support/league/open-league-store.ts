import { games } from "../../../lib/games/registry";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import { readLeague } from "../../../lib/server/leagues/league-row";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { key } from "../entries";
import { problemsOf } from "../store/refusal";
import { openTestDatabase } from "../store/test-database";
import { readStandings } from "./read-pages";
import { LeagueWorld, leagueRequest } from "./world";

/** Leagues and games in a database for the calling test file, with common queries. */
export async function openLeagueStore() {
  const database = await openTestDatabase();
  const leagues = new LeagueStore(database, games);
  const store = new GameStore(database, games, undefined, leagues);

  async function newLeague(more: object = {}) {
    const request = { ...leagueRequest(), ...more };
    const { league } = await leagues.create(request, key);
    return { request, league, world: new LeagueWorld(request.id, store, leagues) };
  }

  const change = (id: string, made: LeagueChange, by = key) => leagues.change(id, by, [made]);

  /** The codes and paths of a refused change's problems. */
  const refused = (id: string, made: LeagueChange) => problemsOf(change(id, made));

  const rowOf = (id: string) => readLeague(database, id);

  const standings = async (id: string, rulesetId = "", season?: string) => {
    const found = (await leagues.find(id)).seasons.find((each) => each.id === season);
    const query = { rulesetId, page: 1, size: 50, search: "", now: "2026-11-21T00:00:00.000Z" };
    return readStandings(database, await rowOf(id), { ...query, season: found });
  };

  /** Everyone by place, such as "1 Ana". */
  const places = async (id: string, rulesetId = "") =>
    (await standings(id, rulesetId)).rows.map(({ place, name }) => `${place} ${name}`);

  return { database, leagues, store, newLeague, change, refused, rowOf, standings, places };
}

/** In minutes. */
export const day = 24 * 60;

/** A single hand as a list of hands. */
export const hands = (out: number, ...pips: number[]) => [{ out, pips }];
