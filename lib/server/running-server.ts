import type { Deletions } from "./deletion/deletions";
import type { GameStore } from "./games/game-store";
import type { HandStore } from "./games/hand-store";
import type { LiveHub } from "./games/live/live-hub";
import type { TableKeys } from "./games/table-keys";
import type { Lane } from "./guard/lane";
import type { RequestGuard } from "./guard/request-guard";
import type { AttendanceStore } from "./leagues/evenings/attendance-store";
import type { LeagueStore } from "./leagues/league-store";
import type { LeagueValues } from "./leagues/league-values";
import type { Settings } from "./ops/env";
import type { PushSender } from "./push/push-sender";
import type { SubscriptionStore } from "./push/subscription-store";
import type { Database } from "./store/store";

/** The single instances of a running server. */
export interface Server {
  readonly settings: Settings;
  readonly database: Database;
  /** How many migrations this version has. */
  readonly migrations: number;
  readonly gameStore: GameStore;
  readonly leagueStore: LeagueStore;
  readonly leagueValues: LeagueValues;
  readonly handStore: HandStore;
  readonly tableKeys: TableKeys;
  readonly attendance: AttendanceStore;
  readonly subscriptions: SubscriptionStore;
  readonly pushSender: PushSender;
  readonly deletions: Deletions;
  readonly liveHub: LiveHub;
  /** Sheets that are replayed without being stored. */
  readonly replaying: Lane;
  readonly guard: RequestGuard;
  /** Ends streams that never end by themselves, so that the server can stop. */
  closeStreams(): void;
  /** Finishes pending writes and closes the database. */
  closeStore(): Promise<void>;
}

/** Each of Next's bundles has its own copies of modules, so the one server cannot be a module's variable. */
const place = Symbol.for("pipkeeper.server");

export const isRunning = (): boolean => Reflect.has(globalThis, place);

/** Makes this the server that all code here uses. */
export const setRunning = (server: Server): void => void Reflect.set(globalThis, place, server);

export function runningServer(): Server {
  const server: Server | undefined = Reflect.get(globalThis, place);
  if (!server) throw new Error("the server was not started");
  return server;
}
