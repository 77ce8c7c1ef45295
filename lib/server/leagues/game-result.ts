import { finishedAt } from "@/lib/league/standings/order";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Player } from "@/lib/rules/people/table";
import { headerOf } from "../games/game-cache";
import { refuseTooLarge } from "../games/log-size";
import { type GameHeader, type LeagueResult, ReplayedLog } from "../games/replayed-game";
import type { Pace } from "../guard/lane";
import type { Store } from "../store/store";

/** The result of a finished game or evening; `finishedAt` is ISO 8601 in UTC. */
export type Finished = LeagueResult & { readonly finishedAt: string };

/** A game or an evening to be added to a league. */
export interface StoredGame {
  readonly header: GameHeader;
  /** Everybody who started it. */
  readonly began: readonly Player[];
  /** Everybody at the table, from the start or since. */
  readonly players: readonly Player[];
  /** How many entries the log had when it was replayed. */
  readonly head: number;
  /** Undefined while it is in progress. */
  readonly finished: Finished | undefined;
  readonly isDeleted: boolean;
}

/** Replays a stored game or evening, pausing between entries as `pace` asks; undefined when there is none. */
export async function replayGame(
  store: Store,
  games: Games,
  id: string,
  pace: Pace = () => undefined,
): Promise<StoredGame | undefined> {
  await refuseTooLarge(store, id);
  const select = { id: true, body: true, createdAt: true } as const;
  const row = await store.game.findUnique({
    where: { id },
    include: { entries: { orderBy: { seq: "asc" }, select } },
  });
  if (!row) return undefined;
  const header = headerOf(row);
  const log = ReplayedLog.begin(header, games);
  const began = log.players;
  for (const { body, createdAt } of row.entries) {
    log.recall(body, createdAt);
    const paused = pace();
    if (paused) await paused;
  }
  const { players } = log;
  const result = log.leagueResult();
  const last = row.entries.find((entry) => entry.id === result?.endedBy.toLowerCase());
  const finished = result && finishedWith(id, result, last);
  return { header, began, players, head: row.entries.length, finished, isDeleted: row.deletedAt !== null };
}

/** A game has changed since it was replayed, so it has to be replayed again. */
export class Outdated extends Error {}

/** How many entries the log has. */
export async function headOf(store: Store, gameId: string): Promise<number> {
  const { _max } = await store.entry.aggregate({ where: { gameId }, _max: { seq: true } });
  return _max.seq ?? 0;
}

/** The result with the time of its last entry; undefined while the game is in progress. */
export async function finishedNow(
  store: Store,
  gameId: string,
  result: LeagueResult | undefined,
): Promise<Finished | undefined> {
  if (!result) return undefined;
  const where = { gameId_id: { gameId, id: result.endedBy.toLowerCase() } };
  return finishedWith(gameId, result, await store.entry.findUnique({ where, select: { createdAt: true } }));
}

/** It finished when the entry that ended it was entered, but no later than that entry was stored. */
function finishedWith(
  gameId: string,
  result: LeagueResult,
  last: { readonly createdAt: Date } | null | undefined,
): Finished {
  if (!last) throw new Error(`game ${gameId} ended with an entry that is not stored`);
  return { ...result, finishedAt: finishedAt(result.endedAt, last.createdAt) };
}
