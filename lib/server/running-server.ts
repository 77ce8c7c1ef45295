import type { Deletions } from "./deletion/deletions";
import type { GameStore } from "./games/game-store";
import type { HandStore } from "./games/hand-store";
import type { LiveHub } from "./games/live/live-hub";
import type { Lane } from "./guard/lane";
import type { RequestGuard } from "./guard/request-guard";
import type { AttendanceStore } from "./leagues/evenings/attendance-store";
import type { LeagueStore } from "./leagues/league-store";
import type { Settings } from "./ops/env";
import type { PushSender } from "./push/push-sender";
import type { SubscriptionStore } from "./push/subscription-store";
import type { Database } from "./store/store";

/** What a running server has one of. */
export interface Server {
  readonly settings: Settings;
  readonly database: Database;
  /** How many migrations this version has. */
  readonly migrations: number;
  readonly gameStore: GameStore;
  readonly leagueStore: LeagueStore;
  readonly handStore: HandStore;
  readonly attendance: AttendanceStore;
  readonly subscriptions: SubscriptionStore;
  readonly pushSender: PushSender;
  readonly deletions: Deletions;
  readonly liveHub: LiveHub;
  /** Sheets that are replayed and not kept. */
  readonly replaying: Lane;
  readonly guard: RequestGuard;
  /** Ends what never ends by itself, so that the server can stop. */
  closeStreams(): void;
  /** Waits for what is being written and closes the database. */
  closeStore(): Promise<void>;
}

/** Next gives each of its bundles modules of their own, so that the one server cannot be a module's variable. */
const place = Symbol.for("pipkeeper.server");

export const isRunning = (): boolean => Reflect.has(globalThis, place);

/** Makes this the server that everything here works for. */
export const setRunning = (server: Server): void => void Reflect.set(globalThis, place, server);

export function runningServer(): Server {
  const server: Server | undefined = Reflect.get(globalThis, place);
  if (!server) throw new Error("the server was not started");
  return server;
}
