import { Prisma } from "@/generated/prisma/client";
import { entriesOfPayment, type LedgerEntry } from "@/lib/league/money/ledger";
import { foldLeague } from "@/lib/league/standings/fold";
import type { PostedGame } from "@/lib/league/standings/posted";
import type { Sql } from "../../store/sql";
import { findLeague, type LeagueRow, type SeasonRow, seasonsOf } from "../league-row";
import { enterTransfers, takeTransfers, writeAccounts } from "./ledger-rows";
import { type LeagueGameRow, peopleOf, post, postedGame, withdraw } from "./posting";
import { type ResultRow, seatResultOf } from "./results";
import { foldedRow, writeRows } from "./standing-rows";

const gameColumns = Prisma.sql`"gameId", "kind", "currency", "seats", "aside", "finishedAt", "day", "evening"`;

export async function leagueGame(
  sql: Sql,
  leagueId: string,
  gameId: string,
): Promise<LeagueGameRow | undefined> {
  const [row] = await sql.rows<LeagueGameRow>(Prisma.sql`
    SELECT ${gameColumns} FROM "LeagueGame" WHERE "leagueId" = ${leagueId} AND "gameId" = ${gameId}`);
  return row;
}

export const unfinishedGames = (sql: Sql, leagueId: string): Promise<LeagueGameRow[]> =>
  sql.rows(Prisma.sql`
    SELECT ${gameColumns} FROM "LeagueGame" WHERE "leagueId" = ${leagueId} AND "finishedAt" IS NULL`);

/** The finished games that count as a person's, or in which the person has money. */
export const gamesOfPerson = (sql: Sql, leagueId: string, person: string): Promise<LeagueGameRow[]> =>
  sql.rows(Prisma.sql`
    SELECT ${gameColumns} FROM "LeagueGame" WHERE "leagueId" = ${leagueId} AND "gameId" IN
      (SELECT "gameId" FROM "LeagueResult" WHERE "leagueId" = ${leagueId} AND "personId" = ${person}
        UNION SELECT "source" FROM "LeagueTransfer"
        WHERE "leagueId" = ${leagueId} AND ("debtor" = ${person} OR "creditor" = ${person}))
    ORDER BY "finishedAt", "gameId"`);

interface PaymentRow {
  readonly id: string;
  readonly payer: string;
  readonly receiver: string;
  readonly amount: number;
  readonly currency: string;
  readonly day: string;
}

/** The payments of a league that meet the condition, all of them without one. */
export const paymentsOf = (
  sql: Sql,
  leagueId: string,
  condition: Prisma.Sql = Prisma.empty,
): Promise<PaymentRow[]> =>
  sql.rows(Prisma.sql`
    SELECT "id", "payer", "receiver", "amount", "currency", "day" FROM "LeaguePayment"
    WHERE "leagueId" = ${leagueId} ${condition}`);

/** What one of these players gave or got. */
export const paymentsWith = (
  sql: Sql,
  leagueId: string,
  players: Iterable<string>,
): Promise<PaymentRow[]> => {
  const ids = Prisma.join([...players]);
  return paymentsOf(sql, leagueId, Prisma.sql`AND ("payer" IN (${ids}) OR "receiver" IN (${ids}))`);
};

/** Enters payments into the ledger, under those who their two sides are by now. */
export async function enterPayments(
  sql: Sql,
  leagueId: string,
  payments: readonly PaymentRow[],
): Promise<void> {
  const person = await peopleOf(sql, leagueId);
  for (const [season, some] of await bySeason(sql, leagueId, payments)) {
    const entries = some.flatMap((payment) =>
      entriesOfPayment({ ...payment, payer: person(payment.payer), receiver: person(payment.receiver) }),
    );
    await enterTransfers(sql, leagueId, season, entries);
  }
}

/** Takes payments out of the ledger again. */
export async function takePayments(
  sql: Sql,
  leagueId: string,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const [season, some] of await bySeason(sql, leagueId, payments))
    for (let start = 0; start < some.length; start += mostAtOnce) {
      const sources = some.slice(start, start + mostAtOnce).map(({ id }) => id);
      await takeTransfers(sql, leagueId, season, sources);
    }
}

/** Sources that one statement takes. */
const mostAtOnce = 500;

/** Payments by the season that their day is in; undefined where it is in none. */
async function bySeason(
  sql: Sql,
  leagueId: string,
  payments: readonly PaymentRow[],
): Promise<Map<string | undefined, PaymentRow[]>> {
  const grouped = new Map<string | undefined, PaymentRow[]>();
  if (payments.length === 0) return grouped;
  const seasons = await seasonsOf(sql, leagueId);
  for (const payment of payments) {
    const { day } = payment;
    const season = seasons.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)?.id;
    const some = grouped.get(season);
    if (some) some.push(payment);
    else grouped.set(season, [payment]);
  }
  return grouped;
}

/** Makes a change of who is who, and counts games and payments of these roster players under the right people after it. */
export async function regroup(
  sql: Sql,
  league: LeagueRow,
  games: readonly LeagueGameRow[],
  payments: readonly PaymentRow[],
  change: () => Promise<unknown>,
): Promise<void> {
  const withdrawn: { row: LeagueGameRow; game: PostedGame }[] = [];
  for (const row of games) {
    const game = await withdraw(sql, league, row);
    if (game) withdrawn.push({ row, game });
  }
  await takePayments(sql, league.id, payments);
  await change();
  const person = await peopleOf(sql, league.id);
  for (const { row, game } of withdrawn) {
    const result = { seats: game.players.map((player) => player.result), aside: game.aside };
    await post(sql, league, postedGame(league, row, game.finishedAt, result, person));
  }
  await enterPayments(sql, league.id, payments);
}

/** Reckons a season's standings and accounts from its games, after its days have changed. */
export async function foldSeason(sql: Sql, leagueId: string, seasonId: string): Promise<void> {
  for (const table of [Prisma.sql`"LeagueStanding"`, Prisma.sql`"LeagueAccount"`])
    await sql.run(Prisma.sql`DELETE FROM ${table} WHERE "leagueId" = ${leagueId} AND "season" = ${seasonId}`);
  const league = await findLeague(sql, leagueId);
  const season = (await seasonsOf(sql, leagueId)).find(({ id }) => id === seasonId);
  if (!league || !season) return;
  const games = await gamesIn(sql, leagueId, season);
  const { standings } = foldLeague({ points: league.points, seasons: [season], games, payments: [] });
  await writeRows(sql, leagueId, standings.filter((row) => row.season === seasonId).map(foldedRow));
  const transfers = await sql.rows<LedgerEntry>(Prisma.sql`
    SELECT "source", "debtor", "creditor", "amount", "currency", "day", "evening" FROM "LeagueTransfer"
    WHERE "leagueId" = ${leagueId} AND "day" BETWEEN ${season.firstDay} AND ${season.lastDay}`);
  await writeAccounts(sql, leagueId, [seasonId], transfers, 1);
}

async function gamesIn(sql: Sql, leagueId: string, { firstDay, lastDay }: SeasonRow): Promise<PostedGame[]> {
  const rows = await sql.rows<ResultRow & { currency: string; evening: string }>(Prisma.sql`
    SELECT r.*, g."currency", g."evening" FROM "LeagueGame" g JOIN "LeagueResult" r
      ON r."leagueId" = g."leagueId" AND r."gameId" = g."gameId"
    WHERE g."leagueId" = ${leagueId} AND g."day" BETWEEN ${firstDay} AND ${lastDay} ORDER BY r."personId"`);
  const games = new Map<string, PostedGame>();
  for (const row of rows) {
    const { gameId, kind, currency, finishedAt, day, evening } = row;
    const begun = { gameId, kind, currency, finishedAt, day, evening, players: [], aside: [] };
    const game: PostedGame = games.get(gameId) ?? begun;
    const player = { person: row.personId, result: seatResultOf(row) };
    games.set(gameId, { ...game, players: [...game.players, player] });
  }
  return [...games.values()];
}
