import { games } from "@/lib/games/registry";
import { Deletions } from "./deletion/deletions";
import { Purger } from "./deletion/purger";
import { GameStore } from "./games/game-store";
import { HandStore } from "./games/hand-store";
import { LiveUpdates } from "./games/live/live-updates";
import { TableKeys } from "./games/table-keys";
import { Lane, PriorityGate } from "./guard/lane";
import { RequestGuard } from "./guard/request-guard";
import { AttendanceStore } from "./leagues/evenings/attendance-store";
import { LeagueStore } from "./leagues/league-store";
import { LeagueValues } from "./leagues/league-values";
import { formerSettings, readSettings } from "./ops/env";
import { Notifier } from "./push/notifier";
import { PushSender } from "./push/push-sender";
import { SubscriptionStore } from "./push/subscription-store";
import { type Server, setRunning } from "./running-server";
import { openDatabase } from "./store/open";
import { loadWords } from "./words/words";

/** Reads the settings and opens the database. Throws sentences for the person who starts it. */
export async function startServer(): Promise<Server> {
  const settings = readSettings(process.env);
  const warning = formerSettings(process.env);
  if (warning) console.warn(warning);
  await loadWords();
  const database = await openDatabase(settings.database, { serving: true });
  const live = new LiveUpdates(database);
  const priority = new PriorityGate();
  const leagueStore = new LeagueStore(database, games, new Lane(priority));
  const leagueValues = new LeagueValues(database);
  const gameStore = new GameStore(
    database,
    games,
    (...grown) => live.grown(...grown),
    leagueStore,
    new Lane(priority),
  );
  const attendance = new AttendanceStore(database);
  const pushSender = new PushSender(database, settings.pushServices);
  // Made at the first start, so that every backup has them: without them, links and notices of later restores are dead.
  // A disk that is full now must not keep the server from starting; they are made when they are needed.
  await Promise.allSettled([attendance.ready(), pushSender.keys()]);
  const notifier = new Notifier(database, attendance, pushSender, leagueValues);
  const purger = new Purger(database);
  const server: Server = {
    settings,
    database,
    migrations: database.migrations,
    gameStore,
    leagueStore,
    leagueValues,
    handStore: new HandStore(database, gameStore, (id) => live.handsChanged(id)),
    tableKeys: new TableKeys(database, gameStore),
    attendance,
    subscriptions: new SubscriptionStore(database, attendance, pushSender),
    pushSender,
    deletions: new Deletions(database, games, (id) => live.deleted(id)),
    liveHub: live.hub,
    replaying: new Lane(priority),
    guard: new RequestGuard(settings, () => performance.now(), priority),
    closeStreams: () => live.close(),
    closeStore: async () => {
      await Promise.all([purger.stop(), notifier.stop()]);
      await database.$disconnect();
    },
  };
  setRunning(server);
  purger.start();
  if (settings.pushServices.isOn) notifier.start();
  return server;
}

/** If the server cannot start, says why and ends the process. */
export async function startServerOrExit(): Promise<Server> {
  try {
    return await startServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
