import { Prisma } from "@/generated/prisma/client";
import { settleUp } from "@/lib/league/money/settle-up";
import type { MoneyReply } from "@/lib/league/replies";
import type { Sql } from "../../store/sql";
import type { LeagueRow, SeasonRow } from "../league-row";

export interface MoneyQuery {
  readonly season: SeasonRow | undefined;
  /** A day; "": the whole season. */
  readonly evening: string;
}

const mostEvenings = 60;
const mostPayments = 100;

interface Balance {
  readonly currency: string;
  readonly player: string;
  readonly name: string;
  readonly balance: number;
}

/** Who is owed what, a ledger for each currency, and the fewest payments that settle it. */
export async function readMoney(
  sql: Sql,
  league: LeagueRow,
  { season, evening }: MoneyQuery,
): Promise<MoneyReply> {
  const balances =
    evening === ""
      ? await accounts(sql, league.id, season?.id ?? "")
      : await ofEvening(sql, league.id, evening);
  const currencies = [...new Set(balances.map(({ currency }) => currency))];
  const evenings = await sql.rows<{ evening: string }>(Prisma.sql`
    SELECT DISTINCT "evening" FROM "LeagueTransfer" WHERE "leagueId" = ${league.id}
    ORDER BY "evening" DESC LIMIT ${mostEvenings}`);
  return {
    ...{ league: league.id, season: season?.id ?? "", evening },
    evenings: evenings.map((row) => row.evening),
    ledgers: currencies.map((currency) => {
      const own = balances.filter((balance) => balance.currency === currency);
      const { exact, payments } = settleUp(
        Object.fromEntries(own.map(({ player, balance }) => [player, balance])),
      );
      return {
        currency,
        balances: own.map(({ player, name, balance }) => ({ player, name, balance })),
        settleUp: { exact, payments: [...payments] },
      };
    }),
    payments: await sql.rows(Prisma.sql`
      SELECT "id" AS "payment", "payer" AS "from", "receiver" AS "to", "amount", "currency", "day" AS "on"
      FROM "LeaguePayment" WHERE "leagueId" = ${league.id} ORDER BY "day" DESC, "id" DESC LIMIT ${mostPayments}`),
  };
}

const accounts = (sql: Sql, leagueId: string, season: string): Promise<Balance[]> =>
  sql.rows(Prisma.sql`
    SELECT a."currency", a."personId" AS "player", p."name", a."balance" FROM "LeagueAccount" a
      JOIN "LeaguePlayer" p ON p."leagueId" = a."leagueId" AND p."id" = a."personId"
    WHERE a."leagueId" = ${leagueId} AND a."season" = ${season}
    ORDER BY a."currency", a."balance" DESC, p."name"`);

const ofEvening = (sql: Sql, leagueId: string, evening: string): Promise<Balance[]> =>
  sql.rows(Prisma.sql`
    SELECT t."currency", t."player", p."name", SUM(t."amount") AS "balance" FROM (
      SELECT "currency", "creditor" AS "player", "amount" FROM "LeagueTransfer"
        WHERE "leagueId" = ${leagueId} AND "evening" = ${evening}
      UNION ALL SELECT "currency", "debtor" AS "player", 0 - "amount" AS "amount" FROM "LeagueTransfer"
        WHERE "leagueId" = ${leagueId} AND "evening" = ${evening}
    ) AS t JOIN "LeaguePlayer" p ON p."leagueId" = ${leagueId} AND p."id" = t."player"
    GROUP BY t."currency", t."player", p."name" HAVING SUM(t."amount") <> 0
    ORDER BY t."currency", SUM(t."amount") DESC, p."name"`);
