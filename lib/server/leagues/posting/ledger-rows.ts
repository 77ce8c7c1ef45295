import { Prisma } from "@/generated/prisma/client";
import type { LedgerEntry } from "@/lib/league/money/ledger";
import { type Sql, valueLists } from "../../store/sql";

const withAllTime = (season: string | undefined): string[] => (season === undefined ? [""] : ["", season]);

/** Writes entries into the ledger and onto the accounts of all time and of the season their day is in. */
export async function enterTransfers(
  sql: Sql,
  leagueId: string,
  season: string | undefined,
  entries: readonly LedgerEntry[],
): Promise<void> {
  await insertTransfers(sql, leagueId, entries);
  await writeAccounts(sql, leagueId, withAllTime(season), entries, 1);
}

export async function insertTransfers(
  sql: Sql,
  leagueId: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const rows = entries.map(({ source, debtor, creditor, amount, currency, day, evening }) => [
    ...[leagueId, source, debtor, creditor, amount, currency, day, evening],
  ]);
  for (const list of valueLists(rows))
    await sql.run(Prisma.sql`
      INSERT INTO "LeagueTransfer"
        ("leagueId", "source", "debtor", "creditor", "amount", "currency", "day", "evening") VALUES ${list}`);
}

/** Takes everything that came from these games or payments out of the ledger again. */
export async function takeTransfers(
  sql: Sql,
  leagueId: string,
  season: string | undefined,
  sources: readonly string[],
): Promise<void> {
  const wanted = Prisma.join([...sources]);
  const entries = await sql.rows<LedgerEntry>(Prisma.sql`
    SELECT "source", "debtor", "creditor", "amount", "currency", "day", "evening" FROM "LeagueTransfer"
    WHERE "leagueId" = ${leagueId} AND "source" IN (${wanted})`);
  if (entries.length === 0) return;
  await sql.run(
    Prisma.sql`DELETE FROM "LeagueTransfer" WHERE "leagueId" = ${leagueId} AND "source" IN (${wanted})`,
  );
  await writeAccounts(sql, leagueId, withAllTime(season), entries, -1);
}

/** Adds what entries come to (or with -1 takes it away) to the accounts of these seasons. */
export async function writeAccounts(
  sql: Sql,
  leagueId: string,
  seasons: readonly string[],
  entries: readonly LedgerEntry[],
  times: 1 | -1,
): Promise<void> {
  const moved = new Map<string, { currency: string; person: string; amount: number }>();
  const move = (currency: string, person: string, amount: number) => {
    const key = `${currency} ${person}`;
    moved.set(key, { currency, person, amount: (moved.get(key)?.amount ?? 0) + amount });
  };
  for (const { debtor, creditor, amount, currency } of entries) {
    move(currency, debtor, -times * amount);
    move(currency, creditor, times * amount);
  }
  const rows = seasons.flatMap((each) =>
    [...moved.values()].map(({ currency, person, amount }) => [leagueId, each, currency, person, amount]),
  );
  for (const list of valueLists(rows))
    await sql.run(Prisma.sql`
      INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ${list}
      ON CONFLICT ("leagueId", "season", "currency", "personId") DO UPDATE SET
        "balance" = "LeagueAccount"."balance" + excluded."balance"`);
  if (rows.length > 0)
    await sql.run(Prisma.sql`
      DELETE FROM "LeagueAccount" WHERE "leagueId" = ${leagueId} AND "season" IN (${Prisma.join([...seasons])})
        AND "personId" IN (${Prisma.join([...moved.values()].map(({ person }) => person))}) AND "balance" = 0`);
}
