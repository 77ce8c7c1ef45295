import { join } from "node:path";
import { games } from "../../../lib/games/registry";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { readMigrations } from "../../../lib/server/store/migrate";
import { openSqlite } from "../../../lib/server/store/sqlite";
import type { TestServer } from "../server/server";
import { type Seeding, seedLeague } from "./seed";

/** Fills a new league in the database of a server, which is stopped for it and started again. */
export async function seedServer(server: TestServer, seeding: Seeding) {
  await server.stop();
  const migrations = readMigrations(join(import.meta.dirname, "../../../prisma/migrations"));
  const database = openSqlite(server.databaseFile, migrations);
  const league = await seedLeague(database, new LeagueStore(database, games), seeding);
  await database.$disconnect();
  await server.restart();
  if (!league) throw new Error("the league is there already");
  return league;
}
