import { expect } from "vitest";
import { games } from "../../../lib/games/registry";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { rebuildLeague } from "../../../lib/server/leagues/posting/rebuild";
import type { Database } from "../../../lib/server/store/store";

/** Everything computed for a league, row by row in a fixed order, for exact comparison. */
export async function tablesOf(database: Database, leagueId: string) {
  const where = { leagueId };
  const { ratingsFrom } = await database.league.findUniqueOrThrow({ where: { id: leagueId } });
  return {
    ratingsFrom,
    games: await database.leagueGame.findMany({ where, orderBy: { gameId: "asc" } }),
    results: await database.leagueResult.findMany({
      where,
      orderBy: [{ gameId: "asc" }, { personId: "asc" }],
    }),
    standings: await database.leagueStanding.findMany({
      where,
      orderBy: [{ season: "asc" }, { kind: "asc" }, { personId: "asc" }],
    }),
    pairs: await database.leaguePair.findMany({ where, orderBy: [{ a: "asc" }, { b: "asc" }] }),
    transfers: await database.leagueTransfer.findMany({
      where,
      orderBy: [{ source: "asc" }, { debtor: "asc" }, { creditor: "asc" }],
    }),
    accounts: await database.leagueAccount.findMany({
      where,
      orderBy: [{ season: "asc" }, { currency: "asc" }, { personId: "asc" }],
    }),
  };
}

/** The same after everything was recomputed from the games. The timeout only ends a rebuild that hangs. */
export async function rebuiltTablesOf(database: Database, leagueId: string) {
  await database.transaction((store) => rebuildLeague(store, games, leagueId), 240_000);
  return tablesOf(database, leagueId);
}

/** The incremental results of a league, once its ratings are complete, checked against a rebuild. */
export async function verifiedTablesOf(database: Database, leagueId: string) {
  await new LeagueStore(database, games).computeAllRatings(leagueId);
  const counted = await tablesOf(database, leagueId);
  expect(await rebuiltTablesOf(database, leagueId)).toEqual(counted);
  return counted;
}
