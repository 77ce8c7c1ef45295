import { Prisma } from "@/generated/prisma/client";
import { finishedAt } from "@/lib/league/standings/order";
import type { GameResult } from "@/lib/league/standings/result";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Player } from "@/lib/rules/people/table";
import type { Pace } from "../../front/lane";
import { refuseTooLarge } from "../../games/log-size";
import { type GameHeader, ReplayedGame } from "../../games/replayed-game";
import type { Sql } from "../../store/sql";

/** A finished game's result and when it finished. */
export interface Finished {
  readonly result: GameResult;
  /** ISO 8601 in UTC. */
  readonly finishedAt: string;
}

/** A time as databases give it. */
type Stored = string | number | Date;

interface GameColumns {
  readonly id: string;
  readonly ruleset: string;
  readonly options: string;
  readonly players: string;
  readonly keyHash: string;
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
  sql: Sql,
  games: Games,
  gameId: string,
  pace: Pace = () => undefined,
): Promise<SeatedGame | undefined> {
  const [game] = await sql.rows<GameColumns>(
    Prisma.sql`SELECT "id", "ruleset", "options", "players", "keyHash" FROM "Game" WHERE "id" = ${gameId}`,
  );
  if (!game) return undefined;
  const { id, ruleset, keyHash } = game;
  const header = {
    ...{ id, game: ruleset, keyHash, createdAt: new Date(0) },
    ...{ options: JSON.parse(game.options), players: JSON.parse(game.players) },
  };
  const replayed = ReplayedGame.begin(header, games);
  await refuseTooLarge(sql, gameId);
  const entries = await sql.rows<{ body: string; createdAt: Stored }>(
    Prisma.sql`SELECT "body", "createdAt" FROM "Entry" WHERE "gameId" = ${gameId} ORDER BY "seq"`,
  );
  for (const { body, createdAt } of entries) {
    replayed.recall(body, new Date(createdAt));
    await pace();
  }
  return { header, players: replayed.players, head: replayed.head, result: replayed.gameResult() };
}

/** What a finished game comes to; undefined while it is played. */
export async function finishedGame(sql: Sql, { header, result }: SeatedGame): Promise<Finished | undefined> {
  return result && { result, finishedAt: await finishOf(sql, header.id, result) };
}

/** When a game finished: when its last entry was entered, and at the latest when it was stored. */
export async function finishOf(sql: Sql, gameId: string, result: GameResult): Promise<string> {
  const [entry] = await sql.rows<{ createdAt: Stored }>(Prisma.sql`
    SELECT "createdAt" FROM "Entry" WHERE "gameId" = ${gameId} AND "id" = ${result.endedBy.toLowerCase()}`);
  if (!entry) throw new Error(`game ${gameId} ended with an entry that is not stored`);
  return finishedAt(result.endedAt, new Date(entry.createdAt));
}
