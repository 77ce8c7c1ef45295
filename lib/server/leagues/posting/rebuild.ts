import { Prisma } from "@/generated/prisma/client";
import { type FoldedLeague, foldLeague } from "@/lib/league/standings/fold";
import type { PostedGame } from "@/lib/league/standings/posted";
import type { Games } from "@/lib/rules/document/scoresheet";
import { type Sql, valueLists } from "../../store/sql";
import { findLeague, seasonsOf, touchLeague } from "../league-row";
import { finishedGame, replayGame } from "./game-result";
import { insertTransfers } from "./ledger-rows";
import { type LeagueGameRow, peopleOf, postedGame, strangersTo, waitFor } from "./posting";
import { paymentsOf } from "./reposting";
import { insertResults, resultValues } from "./results";
import { foldedRow, writeRows } from "./standing-rows";

const reckoned = ["LeagueResult", "LeagueStanding", "LeaguePair", "LeagueTransfer", "LeagueAccount"];

/**
 * Reckons every table of a league anew from the logs of its games, and resolves to how many of them are finished.
 * Nothing that was kept step by step goes into it. `tell` hears how many of the games are replayed.
 */
export async function rebuildLeague(
  sql: Sql,
  games: Games,
  leagueId: string,
  tell: (done: number, of: number) => void = () => {},
): Promise<number> {
  // Writing first keeps everybody else from writing until the tables are whole.
  await touchLeague(sql, leagueId);
  const league = await findLeague(sql, leagueId);
  if (!league) throw new Error(`there is no league ${leagueId}`);
  const person = await peopleOf(sql, leagueId);
  const rows = await sql.rows<LeagueGameRow>(
    Prisma.sql`SELECT "gameId", "kind", "currency", "seats" FROM "LeagueGame" WHERE "leagueId" = ${leagueId}`,
  );
  const posted: PostedGame[] = [];
  for (const [index, row] of rows.entries()) {
    tell(index, rows.length);
    const game = await replayGame(sql, games, row.gameId);
    const finished = game && (await finishedGame(sql, game));
    const waiting = finished ? strangersTo(row, finished.result) : [];
    await waitFor(sql, leagueId, row.gameId, waiting);
    if (finished && waiting.length === 0)
      posted.push(postedGame(league, row, finished.finishedAt, finished.result, person));
  }
  const payments = (await paymentsOf(sql, leagueId)).map((payment) => {
    return { ...payment, payer: person(payment.payer), receiver: person(payment.receiver) };
  });
  const seasons = await seasonsOf(sql, leagueId);
  await writeFolded(
    sql,
    leagueId,
    posted,
    foldLeague({ points: league.points, seasons, games: posted, payments }),
  );
  return posted.length;
}

/** Puts tables that were reckoned at once in the place of those there are. */
export async function writeFolded(
  sql: Sql,
  leagueId: string,
  games: readonly PostedGame[],
  folded: FoldedLeague,
): Promise<void> {
  for (const table of reckoned)
    await sql.run(Prisma.sql`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE "leagueId" = ${leagueId}`);
  await sql.run(Prisma.sql`
    UPDATE "LeagueGame" SET "finishedAt" = NULL, "day" = NULL, "evening" = NULL, "aside" = '[]'
    WHERE "leagueId" = ${leagueId}`);
  const done = games.map(({ gameId, finishedAt, day, evening, aside }) => [
    ...[gameId, finishedAt, day, evening, JSON.stringify(aside)],
  ]);
  for (const list of valueLists(done))
    await sql.run(Prisma.sql`
      UPDATE "LeagueGame" SET "finishedAt" = "done"."column2", "day" = "done"."column3", "evening" = "done"."column4", "aside" = "done"."column5"
      FROM (VALUES ${list}) AS "done" WHERE "leagueId" = ${leagueId} AND "gameId" = "done"."column1"`);
  await insertResults(
    sql,
    folded.results.map(({ game, person, streak, ratings }) => {
      const result = game.players.find((player) => player.person === person)?.result;
      if (!result) throw new Error(`${person} did not play ${game.gameId}`);
      return resultValues(leagueId, game, person, result, streak, ratings);
    }),
  );
  await writeRows(sql, leagueId, folded.standings.map(foldedRow));
  const pairs = folded.pairs.map(({ a, b, games, aAhead, bAhead }) => [
    leagueId,
    a,
    b,
    games,
    aAhead,
    bAhead,
  ]);
  for (const list of valueLists(pairs))
    await sql.run(Prisma.sql`
      INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ${list}`);
  await insertTransfers(sql, leagueId, folded.entries);
  const accounts = folded.accounts.map(({ season, currency, person, balance }) => [
    ...[leagueId, season, currency, person, balance],
  ]);
  for (const list of valueLists(accounts))
    await sql.run(Prisma.sql`
      INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ${list}`);
  await sql.run(Prisma.sql`UPDATE "League" SET "ratingsFrom" = '' WHERE "id" = ${leagueId}`);
}
