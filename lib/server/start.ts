import { join } from "node:path";
import { games } from "@/lib/games/registry";
import { GameStore } from "./games/game-store";
import { HandStore } from "./games/hand-store";
import { LiveHub } from "./games/live-hub";
import { Lane, PriorityGate } from "./guard/lane";
import { RequestGuard } from "./guard/request-guard";
import { LeagueStore } from "./leagues/league-store";
import { formerSettings, readSettings } from "./ops/env";
import { logFault } from "./ops/log";
import { type Server, setRunning } from "./running-server";
import { holdDatabase } from "./store/database-file";
import { readMigrations } from "./store/migrate";
import { type Database, openSqlite } from "./store/sqlite";

/** Reads the settings and opens the database. Throws sentences for the person who starts it. */
export async function startServer(): Promise<Server> {
  const settings = readSettings(process.env);
  const warning = formerSettings(process.env);
  if (warning) console.warn(warning);
  const migrations = readMigrations(join(process.cwd(), "prisma", "migrations"));
  const release = holdDatabase(settings.databaseFile);
  const database = openSqlite(settings.databaseFile, migrations);
  await database.$connect();
  const liveHub = new LiveHub();
  const priority = new PriorityGate();
  const leagueStore = new LeagueStore(database, games, undefined, new Lane(priority));
  await leagueStore.resume();
  const gameStore = new GameStore(
    database,
    games,
    (id, head) => liveHub.poke(id, head),
    leagueStore,
    new Lane(priority),
  );
  const stopWatching = watchDatabaseFile(database);
  const server: Server = {
    settings,
    database,
    migrations: migrations.length,
    gameStore,
    leagueStore,
    handStore: new HandStore(database, gameStore, (id) => liveHub.pokeHands(id)),
    liveHub,
    replaying: new Lane(priority),
    guard: new RequestGuard(settings, () => performance.now(), priority),
    closeStreams: () => liveHub.close(),
    closeStore: () => {
      stopWatching();
      return database.$disconnect().finally(release);
    },
  };
  setRunning(server);
  return server;
}

/** Milliseconds between looks at whether the database is still there. Nothing is stored meanwhile if it is not. */
const fileCheckMs = 2_000;

/** Says it once in the log when the database is gone, and again when it is after it was back. */
function watchDatabaseFile(database: Database): () => void {
  let isReported = false;
  const timer = setInterval(() => {
    try {
      database.checkFile();
      isReported = false;
    } catch (error) {
      if (!isReported) logFault("store", error);
      isReported = true;
    }
  }, fileCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** When the server cannot start, says why and ends the process. */
export async function startServerOrExit(): Promise<Server> {
  try {
    return await startServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
