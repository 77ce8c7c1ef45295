import { appendEntries, createGame, listGames, readGame } from "../../lib/server/games/game-calls";
import { proposeHand, readHands } from "../../lib/server/games/hand-calls";
import { addHandKey, replaceKeeperKey } from "../../lib/server/games/key-calls";
import { watchGame } from "../../lib/server/games/live-call";
import { everyMethod, route } from "../../lib/server/http/route";
import {
  changeLeague,
  createLeague,
  readLeague,
  replaceLeagueKey,
} from "../../lib/server/leagues/league-calls";
import { leagueGames } from "../../lib/server/leagues/table-calls";
import { startServer } from "../../lib/server/start";

/**
 * The API without a socket: what a device fetches is handed to the real handlers, on a real database at
 * `databaseFile`. One for each test file.
 */
export async function inProcessFetch(databaseFile: string): Promise<typeof fetch> {
  process.env.DATABASE_URL = `file:${databaseFile}`;
  await startServer();
  const nowhere = everyMethod(async () => new Response(null, { status: 404 }));
  const routes = [
    { path: /^\/api\/games$/, route: route({ GET: listGames, POST: createGame }) },
    { path: /^\/api\/games\/([^/]+)$/, route: route({ GET: readGame }) },
    { path: /^\/api\/games\/([^/]+)\/entries$/, route: route({ POST: appendEntries }) },
    { path: /^\/api\/games\/([^/]+)\/keeper-key$/, route: route({ POST: replaceKeeperKey }) },
    { path: /^\/api\/games\/([^/]+)\/hand-keys$/, route: route({ POST: addHandKey }) },
    { path: /^\/api\/games\/([^/]+)\/hands$/, route: route({ GET: readHands, POST: proposeHand }) },
    { path: /^\/api\/games\/([^/]+)\/live$/, route: route({ GET: watchGame }) },
    { path: /^\/api\/leagues$/, route: route({ POST: createLeague }) },
    { path: /^\/api\/leagues\/([^/]+)$/, route: route({ GET: readLeague }) },
    { path: /^\/api\/leagues\/([^/]+)\/changes$/, route: route({ POST: changeLeague }) },
    { path: /^\/api\/leagues\/([^/]+)\/keeper-key$/, route: route({ POST: replaceLeagueKey }) },
    { path: /^\/api\/leagues\/([^/]+)\/games$/, route: route({ GET: leagueGames }) },
  ];
  return async (address, init) => {
    const url = new URL(String(address), "http://in-process.test");
    const request = new Request(url, init);
    const found = routes.find(({ path }) => path.test(url.pathname));
    const id = found?.path.exec(url.pathname)?.[1];
    const handler = (found?.route ?? nowhere)[request.method === "POST" ? "POST" : "GET"];
    return handler(request, {
      params: Promise.resolve(id === undefined ? {} : { id: decodeURIComponent(id) }),
    });
  };
}
