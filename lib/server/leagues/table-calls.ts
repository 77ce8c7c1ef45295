import {
  gamesCsv,
  moneyCsv,
  playerCsv,
  playersCsv,
  recordsCsv,
  standingsCsv,
} from "@/lib/league/pages/csv-tables";
import { isDay } from "@/lib/league/season";
import { pointer } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { answer, refuseFor } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";
import type { Store } from "../store/store";
import { say } from "../words";
import { answerCsv } from "./csv-answer";
import { noSuchLeague } from "./league-calls";
import { findLeague, type LeagueRow, leagueIdOf, type SeasonRow } from "./league-row";
import { readGames, readLeagueGame, readRecords } from "./pages/game-lists";
import { readMoney } from "./pages/money-page";
import { readPlayer, readPlayers } from "./pages/player-page";
import { readStandings } from "./pages/standings";

/** A league that was asked about, and what of it: every table takes the same questions. */
interface Asked {
  readonly store: Store;
  readonly league: LeagueRow;
  readonly season: SeasonRow | undefined;
  readonly kind: string;
  readonly search: string;
  readonly player: string;
  readonly evening: string;
  readonly page: number;
  readonly size: number;
  readonly csv: boolean;
}

const mostRows = 500;
const usualRows = 50;
const mostPage = 1_000_000;

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
  const query = readQuery(store, league, url.searchParams);
  return query.ok ? reply(query.value) : query.error;
}

function readQuery(store: Store, league: LeagueRow, given: URLSearchParams): Result<Asked, Response> {
  const refused = (field: string, message: string) => err(refuseFor("bad-request", message, pointer(field)));
  const text = (field: string) => (given.get(field) ?? "").slice(0, 200);
  const seasonId = text("season").toLowerCase();
  const season = league.seasons.find((each) => each.id === seasonId);
  if (seasonId !== "" && !season) return refused("season", say.noSuchSeason({ id: seasonId.slice(0, 64) }));
  const evening = text("evening");
  if (evening !== "" && !isDay(evening)) return refused("evening", say.notADay);
  const format = given.get("format") ?? "json";
  if (format !== "json" && format !== "csv") return refused("format", say.notAFormat);
  const page = readCount(given.get("page") ?? "1", mostPage);
  if (page === undefined) return refused("page", say.notAPage({ field: "page", most: mostPage }));
  const size = readCount(given.get("size") ?? String(usualRows), mostRows);
  if (size === undefined) return refused("size", say.notAPage({ field: "size", most: mostRows }));
  return ok({
    ...{ store, league, season, evening, page, size, csv: format === "csv" },
    ...{ kind: text("kind"), search: text("search"), player: text("player").toLowerCase() },
  });
}

function readCount(text: string, most: number): number | undefined {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
