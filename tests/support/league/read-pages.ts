import { crossTablePage } from "../../../lib/league/pages/cross-table";
import { readEvening as eveningOf } from "../../../lib/league/pages/evening";
import { playedEvening, playedEvenings } from "../../../lib/league/pages/evenings";
import { type GamesQuery, gamePage, gamesPage } from "../../../lib/league/pages/games";
import { type MoneyQuery, moneyPage } from "../../../lib/league/pages/money";
import { othersPage, playerPage } from "../../../lib/league/pages/players";
import { type RecordsQuery, recordsPage } from "../../../lib/league/pages/records";
import { seasonPage, seasonsPage } from "../../../lib/league/pages/seasons";
import { type StandingsQuery, standingsPage } from "../../../lib/league/pages/standings-page";
import { type LeagueValue, leagueValue } from "../../../lib/league/value/value";
import { aimOf } from "../../../lib/server/leagues/aim-of";
import { readNews } from "../../../lib/server/leagues/league-record";
import type { LeagueRow } from "../../../lib/server/leagues/league-row";
import { readPlaying } from "../../../lib/server/leagues/playing";
import type { Store } from "../../../lib/server/store/store";

// Pages of a league as it is stored now, each counted from its first game.

export const readValue = async (store: Store, league: LeagueRow): Promise<LeagueValue> =>
  leagueValue(await readNews(store, league, -1));

/** A page that is a function of the value and of what is asked for. */
const page =
  <Query extends unknown[], Reply>(draw: (value: LeagueValue, ...query: Query) => Reply) =>
  async (store: Store, league: LeagueRow, ...query: Query): Promise<Reply> =>
    draw(await readValue(store, league), ...query);

export const readCrossTable = page(crossTablePage);
export const readEvening = page((value, day: string, now: string) => eveningOf(value, day, now, aimOf));
export const readPlayedEvening = page((value, day: string, now: string) =>
  playedEvening(value, day, now, aimOf),
);
export const readPlayedEvenings = page(playedEvenings);
export const readLeagueGame = page(gamePage);
export const readMoney = page((value, query: MoneyQuery) => moneyPage(value, query));
export const readOthers = page(othersPage);
export const readPlayer = page((value, id: string) => playerPage(value, id, aimOf));
export const readRecords = page((value, query: RecordsQuery) => recordsPage(value, query, aimOf));
export const readSeason = page(seasonPage);
export const readSeasons = page(seasonsPage);
export const readStandings = page((value, query: StandingsQuery) => standingsPage(value, query));

export async function readGames(store: Store, league: LeagueRow, query: GamesQuery) {
  return gamesPage(await readValue(store, league), query, await readPlaying(store, league));
}
