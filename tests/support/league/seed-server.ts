import { games } from "../../../lib/games/registry";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import type { TestServer } from "../server/server";
import { openAt } from "../store/engine";
import { type Seeding, seedLeague } from "./seed";

/** Fills a new league in a server's database; the server is stopped for this and restarted. */
export async function seedServer(server: TestServer, seeding: Seeding) {
  await server.stop();
  const database = await openAt(server.databaseUrl);
  const league = await seedLeague(database, new LeagueStore(database, games), seeding);
  await database.$disconnect();
  await server.restart();
  if (!league) throw new Error("the league is there already");
  return league;
}
