import { finishedAt } from "@/lib/league/standings/order";
import type { GameResult } from "@/lib/league/standings/result";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Player } from "@/lib/rules/people/table";
import { refuseTooLarge } from "../../games/log-size";
import { type GameHeader, ReplayedGame } from "../../games/replayed-game";
import type { Pace } from "../../guard/lane";
import type { Store } from "../../store/store";

/** A finished game's result and when it finished. */
export interface Finished {
  readonly result: GameResult;
  /** ISO 8601 in UTC. */
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
  readonly result: GameResult | undefined;
}

/** A game that the store has, replayed in pieces; undefined when there is none. */
export async function replayGame(
  store: Store,
  games: Games,
  gameId: string,
  pace: Pace = () => undefined,
): Promise<SeatedGame | undefined> {
  const game = await store.game.findUnique({ where: { id: gameId } });
  if (!game) return undefined;
  const { id, ruleset, keyHash, createdAt } = game;
  const header = {
    ...{ id, game: ruleset, keyHash, createdAt },
    ...{ options: JSON.parse(game.options), players: JSON.parse(game.players) },
  };
  const replayed = ReplayedGame.begin(header, games);
  await refuseTooLarge(store, gameId);
  const entries = await store.entry.findMany({
    where: { gameId },
    orderBy: { seq: "asc" },
    select: { body: true, createdAt: true },
  });
  for (const { body, createdAt } of entries) {
    replayed.recall(body, createdAt);
    await pace();
  }
  return { header, players: replayed.players, head: replayed.head, result: replayed.gameResult() };
}

/** What a finished game comes to; undefined while it is played. */
export async function finishedGame(
  store: Store,
  { header, result }: SeatedGame,
): Promise<Finished | undefined> {
  return result && { result, finishedAt: await finishOf(store, header.id, result) };
}

/** When a game finished: when its last entry was entered, and at the latest when it was stored. */
export async function finishOf(store: Store, gameId: string, result: GameResult): Promise<string> {
  const id = result.endedBy.toLowerCase();
  const entry = await store.entry.findUnique({
    where: { gameId_id: { gameId, id } },
    select: { createdAt: true },
  });
  if (!entry) throw new Error(`game ${gameId} ended with an entry that is not stored`);
  return finishedAt(result.endedAt, entry.createdAt);
}
