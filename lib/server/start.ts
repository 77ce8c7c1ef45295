import { join } from "node:path";
import { games } from "@/lib/games/registry";
import { api } from "./api";
import { Front } from "./front/front";
import { Lane, Urgent } from "./front/lane";
import { GameStore } from "./games/game-store";
import { HandStore } from "./games/hand-store";
import { LiveHub } from "./games/live-hub";
import { nodeListener } from "./http/node-listener";
import { LeagueStore } from "./leagues/league-store";
import { formerSettings, readSettings } from "./ops/env";
import { homeAddresses } from "./ops/home-network";
import { logFault, logLine } from "./ops/log";
import { isRunning, type Server, setRunning } from "./running-server";
import { holdDatabase } from "./store/database-file";
import { readMigrations } from "./store/migrate";
import { type Database, openSqlite } from "./store/sqlite";

/** Reads the settings and opens the database. Throws sentences for the person who starts it. */
export async function startServer(): Promise<void> {
  if (isRunning()) return;
  const settings = readSettings(process.env);
  const warning = formerSettings(process.env);
  if (warning) console.warn(warning);
  const migrations = readMigrations(join(process.cwd(), "prisma", "migrations"));
  const letGo = holdDatabase(settings.databaseFile);
  const database = openSqlite(settings.databaseFile, migrations);
  await database.$connect();
  const liveHub = new LiveHub();
  const urgent = new Urgent();
  const leagueStore = new LeagueStore(database, games, undefined, new Lane(urgent));
  await leagueStore.resume();
  const gameStore = new GameStore(
    database,
    games,
    (id, head) => liveHub.poke(id, head),
    leagueStore,
    new Lane(urgent),
  );
  const stopLooking = lookAfterFile(database);
  const server: Server = {
    settings,
    database,
    migrations: migrations.length,
    gameStore,
    leagueStore,
    handStore: new HandStore(database, gameStore, (id) => liveHub.pokeHands(id)),
    liveHub,
    replaying: new Lane(urgent),
    homeAddresses,
    api,
    answerApi: nodeListener(api),
    front: new Front(settings, () => performance.now(), urgent),
    logLine,
    logFault,
    closeStreams: () => liveHub.close(),
    closeStore: () => {
      stopLooking();
      return database.$disconnect().finally(letGo);
    },
  };
  setRunning(server);
}

/** Milliseconds between looks at whether the database is still there. Nothing is stored meanwhile if it is not. */
const look = 2_000;

/** Says it once in the log when the database is gone, and again when it is after it was back. */
function lookAfterFile(database: Database): () => void {
  let told = false;
  const timer = setInterval(() => {
    try {
      database.checkFile();
      told = false;
    } catch (error) {
      if (!told) logFault("store", error);
      told = true;
    }
  }, look);
  timer.unref();
  return () => clearInterval(timer);
}

/** The same for a process that is nothing but the server: when it cannot start, it says why and ends. */
export async function startServerOrExit(): Promise<void> {
  try {
    await startServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
