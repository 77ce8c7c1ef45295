import { expect } from "vitest";
import { games } from "../../../lib/games/registry";
import type { Counted } from "../../../lib/league/value/counting";
import { mend, replayLeague, wrongOf } from "../../../lib/server/leagues/league-check";
import { readLeague } from "../../../lib/server/leagues/league-row";
import type { Database } from "../../../lib/server/store/store";
import { readValue } from "./read-pages";

/** Everything that a league counts, in a fixed order, for exact comparison. */
export function writtenCounts({ games, tables, ratings, pairs, accounts }: Counted) {
  const sorted = <Row>(all: ReadonlyMap<string, ReadonlyMap<string, Row>>) =>
    [...all]
      .map(([key, rows]) => [key, [...rows].sort(([a], [b]) => (a < b ? -1 : 1))] as const)
      .filter(([, rows]) => rows.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    results: games.flatMap(({ gameId, finishedAt, day, players }) =>
      players.map(({ person: personId, result, streak, overall, ofRuleset }) => {
        return { gameId, finishedAt, day, personId, result, streak, overall, ofRuleset };
      }),
    ),
    tables: sorted(tables),
    ratings: sorted(ratings),
    pairs: sorted(pairs),
    accounts: sorted(accounts),
  };
}

/** The same without ids at tables, which devices do not get. */
export function countsOnDevice(counted: Counted) {
  const { results, ...others } = writtenCounts(counted);
  return {
    ...others,
    results: results.map(({ result: { seat: _, ...result }, ...each }) => ({ ...each, result })),
  };
}

/** The rows of a league's games, and what they add up to. */
export async function tablesOf(database: Database, leagueId: string) {
  const rows = await database.leagueGame.findMany({ where: { leagueId }, orderBy: { gameId: "asc" } });
  const value = await readValue(database, await readLeague(database, leagueId));
  return { games: rows.map(({ changed: _, ...row }) => row), ...writtenCounts(value) };
}

/** The same with the results that the games' logs have. The timeout only ends a check that hangs. */
export async function rebuiltTablesOf(database: Database, leagueId: string) {
  await database.transaction(
    async (store) => mend(store, wrongOf(await replayLeague(store, games, leagueId))),
    240_000,
  );
  return tablesOf(database, leagueId);
}

/** What a league counts, checked against the logs of its games. */
export async function verifiedTablesOf(database: Database, leagueId: string) {
  const counted = await tablesOf(database, leagueId);
  expect(await rebuiltTablesOf(database, leagueId)).toEqual(counted);
  return counted;
}
