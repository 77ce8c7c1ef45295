import { undoDays } from "@/lib/sync/wire/wire-deletion";
import { sql } from "../store/sql";
import type { Database } from "../store/store";

/** The names under which deletions wait. Ids are unique only among things of one kind. */
export const waitOf = {
  game: (id: string) => `game ${id}`,
  league: (id: string) => `league ${id}`,
  player: (leagueId: string, id: string) => `player ${leagueId} ${id}`,
};

const waiting = sql`
  SELECT 'game ' || "id" AS "id" FROM "Game" WHERE "deletedAt" IS NOT NULL
  UNION ALL SELECT 'league ' || "id" FROM "League" WHERE "deletedAt" IS NOT NULL
  UNION ALL SELECT 'player ' || "leagueId" || ' ' || "id" FROM "LeaguePlayer"
    WHERE "erasedAt" IS NOT NULL AND "name" <> ''`;

/** Between two looks at most this counts: a club starts its server once a week, and a clock may jump by years. */
const mostHours = 7 * 24;
/** A deletion is first seen up to a day after it was made, and hours are rounded. */
const enoughHours = (undoDays - 1) * 24 - 1;

/**
 * Counts for how long the server has seen each deletion, and resolves to those that have waited long enough. The clock
 * alone must not decide about what cannot be undone: it may be wrong at a start, or have been when somebody deleted.
 */
export async function countWaits(database: Database, now: Date): Promise<ReadonlySet<string>> {
  const hour = Math.floor(now.getTime() / 3_600_000);
  await database.transaction(async (store) => {
    await store.$executeRaw`
      DELETE FROM "PurgeWait" WHERE "id" NOT IN (SELECT d."id" FROM (${waiting}) d)`;
    await store.$executeRaw`
      UPDATE "PurgeWait" SET "seen" = ${hour}, "waited" = "waited" + CASE
        WHEN "seen" > ${hour} THEN 0
        WHEN "seen" < ${hour - mostHours} THEN ${mostHours}
        ELSE ${hour} - "seen" END`;
    await store.$executeRaw`
      INSERT INTO "PurgeWait" ("id", "seen", "waited")
      SELECT d."id", ${hour}, 0 FROM (${waiting}) d WHERE TRUE ON CONFLICT DO NOTHING`;
  });
  const rows = await database.purgeWait.findMany({ where: { waited: { gte: enoughHours } } });
  return new Set(rows.map(({ id }) => id));
}
