import { finishedAt } from "@/lib/league/standings/order";
import { type GameResult, resultOf } from "@/lib/league/standings/result";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Player } from "@/lib/rules/people/table";
import { headerOf } from "../../games/game-cache";
import { refuseTooLarge } from "../../games/log-size";
import { beginLog, type GameHeader } from "../../games/replayed-game";
import type { Pace } from "../../guard/lane";
import type { Store } from "../../store/store";

/** What a finished game comes to, and when it finished: ISO 8601 in UTC. */
export interface Finished extends GameResult {
  readonly finishedAt: string;
}

/** A game as a league takes it in. */
export interface SeatedGame {
  readonly header: GameHeader;
  /** Who plays and played. */
  readonly players: readonly Player[];
  /** How long the log was. */
  readonly head: number;
  /** Undefined while it is played. */
  readonly finished: Finished | undefined;
  readonly isDeleted: boolean;
}

/** A game that the store has, replayed in pieces; undefined when there is none. */
export async function replayGame(
  store: Store,
  games: Games,
  id: string,
  pace: Pace = () => undefined,
): Promise<SeatedGame | undefined> {
  await refuseTooLarge(store, id);
  const select = { id: true, body: true, createdAt: true } as const;
  const row = await store.game.findUnique({
    where: { id },
    include: { entries: { orderBy: { seq: "asc" }, select } },
  });
  if (!row) return undefined;
  const header = headerOf(row);
  const log = beginLog(header, games);
  for (const { body } of row.entries) {
    log.recall(JSON.parse(body));
    const paused = pace();
    if (paused) await paused;
  }
  const { players } = log.sheet.position;
  const result = resultOf(log.sheet);
  const last = row.entries.find((entry) => entry.id === result?.endedBy.toLowerCase());
  const finished = result && finishedWith(id, result, last);
  return { header, players, head: row.entries.length, finished, isDeleted: row.deletedAt !== null };
}

/** What a game has come to with the entry that its result names. */
export async function finishedNow(
  store: Store,
  gameId: string,
  result: GameResult | undefined,
): Promise<Finished | undefined> {
  if (!result) return undefined;
  const where = { gameId_id: { gameId, id: result.endedBy.toLowerCase() } };
  return finishedWith(gameId, result, await store.entry.findUnique({ where, select: { createdAt: true } }));
}

/** It finished when its last entry was entered, and at the latest when that was stored. */
function finishedWith(
  gameId: string,
  result: GameResult,
  last: { readonly createdAt: Date } | null | undefined,
): Finished {
  if (!last) throw new Error(`game ${gameId} ended with an entry that is not stored`);
  return { ...result, finishedAt: finishedAt(result.endedAt, last.createdAt) };
}
