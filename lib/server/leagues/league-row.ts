import { Prisma } from "@/generated/prisma/client";
import type { LeagueSeason } from "@/lib/league/standings/fold";
import type { PointsTable } from "@/lib/league/standings/points";
import type { Counting } from "@/lib/league/standings/ranking";
import type { Sql } from "../store/sql";

/** A league as its tables are reckoned by. */
export interface LeagueRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly keyHash: string;
  readonly points: PointsTable;
  readonly currency: string;
  readonly timeZone: string;
  readonly version: number;
  /** `finishedAt gameId` of the first game whose ratings are to be reckoned again; empty: all are right. */
  readonly ratingsFrom: string;
}

/** A season as people see it. */
export interface SeasonRow extends LeagueSeason {
  readonly name: string;
}

type Stored<Row, Json extends keyof Row> = Omit<Row, Json> & { readonly [Field in Json]: string };

export async function findLeague(sql: Sql, id: string): Promise<LeagueRow | undefined> {
  const [row] = await sql.rows<Stored<LeagueRow, "points">>(
    Prisma.sql`SELECT * FROM "League" WHERE "id" = ${id}`,
  );
  return row && { ...row, points: JSON.parse(row.points) };
}

/** All seasons, the first first. */
export async function seasonsOf(sql: Sql, leagueId: string): Promise<SeasonRow[]> {
  const rows = await sql.rows<SeasonColumns>(
    Prisma.sql`SELECT * FROM "LeagueSeason" WHERE "leagueId" = ${leagueId} ORDER BY "firstDay"`,
  );
  return rows.map(seasonOf);
}

/** The season that a day is in. */
export async function seasonAt(sql: Sql, leagueId: string, day: string): Promise<SeasonRow | undefined> {
  const [row] = await sql.rows<SeasonColumns>(Prisma.sql`
    SELECT * FROM "LeagueSeason" WHERE "leagueId" = ${leagueId} AND "firstDay" <= ${day} AND "lastDay" >= ${day}`);
  return row && seasonOf(row);
}

interface SeasonColumns {
  readonly id: string;
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly counting: string;
  readonly points: string | null;
}

function seasonOf({ id, name, firstDay, lastDay, counting, points }: SeasonColumns): SeasonRow {
  return {
    ...{ id, name, firstDay, lastDay, counting: JSON.parse(counting) as Counting },
    points: points === null ? undefined : (JSON.parse(points) as PointsTable),
  };
}

/** Something about the league has changed that people read. */
export async function touchLeague(sql: Sql, leagueId: string): Promise<void> {
  await sql.run(Prisma.sql`UPDATE "League" SET "version" = "version" + 1 WHERE "id" = ${leagueId}`);
}
