import { games } from "../../../lib/games/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import { HandStore } from "../../../lib/server/games/hand-store";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import type { Database } from "../../../lib/server/store/store";
import { clusterUrl, openAt } from "./engine";
import { createDatabase } from "./postgresql";

/** A server process's access to the store, without its sockets. */
export interface Process {
  readonly database: Database;
  readonly store: GameStore;
  readonly leagues: LeagueStore;
  readonly hands: HandStore;
}

/** This many processes on one new database, and its address. `isolation`: the isolation level of their transactions. */
export async function startProcesses(count: number, isolation = "read committed") {
  const options = `-c default_transaction_isolation=${isolation.replaceAll(" ", "\\ ")}`;
  const url = new URL(await createDatabase(clusterUrl()));
  url.searchParams.set("options", options);
  const processes: Process[] = [];
  while (processes.length < count) {
    const database = await openAt(url.href);
    const leagues = new LeagueStore(database, games);
    const store = new GameStore(database, games, undefined, leagues);
    processes.push({ database, leagues, store, hands: new HandStore(database, store, () => {}) });
  }
  const close = () => Promise.all(processes.map(({ database }) => database.$disconnect()));
  return { url: url.href, processes, close };
}
