import {
  gamesCsv,
  moneyCsv,
  playerCsv,
  playersCsv,
  recordsCsv,
  standingsCsv,
} from "@/lib/league/pages/csv-tables";
import { answer, refuseFor } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";
import type { Store } from "../store/store";
import { say } from "../words";
import { answerCsv } from "./csv-answer";
import { noSuchLeague } from "./league-calls";
import { findLeague, type LeagueRow, leagueIdOf } from "./league-row";
import { readGames, readLeagueGame, readRecords } from "./pages/game-lists";
import { readMoney } from "./pages/money-page";
import { readPlayer, readPlayers } from "./pages/player-page";
import { readStandings } from "./pages/standings";
import { readTableQuery, type TableQuery } from "./table-query";

/** A league that was asked about, and what of it: every table takes the same questions. */
interface Asked extends TableQuery {
  readonly store: Store;
  readonly league: LeagueRow;
}

/** `GET /api/leagues/:id/standings`. */
export const leagueStandings = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league, csv, ...query }) => {
    const reply = await readStandings(store, league, { ...query, now: new Date().toISOString() });
    return csv ? answerCsv(standingsCsv(reply)) : answer(reply);
  });

/** `GET /api/leagues/:id/games`. */
export const leagueGames = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league, csv, ...query }) => {
    const reply = await readGames(store, league, query);
    return csv ? answerCsv(gamesCsv(reply)) : answer(reply);
  });

/** `GET /api/leagues/:id/games/:part`: one finished game. Its log: `GET /api/games/:id`. */
export const leagueGame = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league }) => {
    const game = await readLeagueGame(store, league.id, call.part.toLowerCase());
    return game
      ? answer(game)
      : refuseFor("no-such-part", say.noSuchLeagueGame({ id: call.part.slice(0, 64) }));
  });

/** `GET /api/leagues/:id/records`. */
export const leagueRecords = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league, csv }) => {
    const reply = await readRecords(store, league);
    return csv ? answerCsv(recordsCsv(reply)) : answer(reply);
  });

/** `GET /api/leagues/:id/money`. */
export const leagueMoney = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league, csv, season, evening }) => {
    const reply = await readMoney(store, league, { season, evening });
    return csv ? answerCsv(moneyCsv(reply)) : answer(reply);
  });

/** `GET /api/leagues/:id/players`. */
export const leaguePlayers = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league, csv, ...query }) => {
    const reply = await readPlayers(store, league, query);
    return csv ? answerCsv(playersCsv(reply)) : answer(reply);
  });

/** `GET /api/leagues/:id/players/:part`. */
export const leaguePlayer = (call: Call): Promise<Response> =>
  asked(call, async ({ store, league, csv }) => {
    const reply = await readPlayer(store, league, call.part.toLowerCase());
    if (!reply) return refuseFor("no-such-part", say.noSuchPlayer({ id: call.part.slice(0, 64) }));
    return csv ? answerCsv(playerCsv(reply)) : answer(reply);
  });

async function asked({ id, url }: Call, reply: (asked: Asked) => Promise<Response>): Promise<Response> {
  const store = runningServer().database;
  const leagueId = await leagueIdOf(store, id);
  const league = leagueId === undefined ? undefined : await findLeague(store, leagueId);
  if (!league) return noSuchLeague(id);
  const query = readTableQuery(league, url.searchParams);
  return query.ok ? reply({ store, league, ...query.value }) : query.error;
}
