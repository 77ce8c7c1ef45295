import type * as z from "../../rules/zod";
import type { batchFields } from "../change/fields";
import type { RecordedGame } from "../value/record";
import { gameOnPaper } from "./game-on-paper";
import type { PaperResult } from "./paper-result";

/** Games from paper that were brought in together. */
export type Batch = {
  readonly [Field in keyof typeof batchFields]: z.infer<(typeof batchFields)[Field]>;
} & { readonly batch: string };

export type BatchGame = Batch["games"][number];

const digits = 4;

/** The id of a game of a batch: the batch's own, with its place in the batch as the last digits. */
export const gameOfBatch = (batch: string, at: number): string =>
  batch.slice(0, -digits) + at.toString(16).padStart(digits, "0");

/** The place of a game in its batch. */
export const placeInBatch = (game: string): number => Number.parseInt(game.slice(-digits), 16);

/** The first and the last id that a game of a batch can have. */
export const idsOfBatch = (batch: string): { readonly gte: string; readonly lte: string } => ({
  gte: gameOfBatch(batch, 0),
  lte: gameOfBatch(batch, 16 ** digits - 1),
});

/** Whether a game has the id of one of a batch. */
export const isOfBatch = (batch: string, game: string): boolean =>
  game.slice(0, -digits) === batch.slice(0, -digits);

/** A game of a batch as a single result. */
export const resultIn = (
  { players }: Pick<Batch, "players">,
  { on, rankedBy, players: seated, places, points, sides, balances }: BatchGame,
): PaperResult => ({
  on,
  rankedBy,
  players: seated.map((player, at) => ({
    player: players[player] ?? "",
    ...(places?.[at] !== undefined && { place: places[at] }),
    ...(points?.[at] !== undefined && { points: points[at] }),
    ...(sides?.[at] !== undefined && { side: sides[at] }),
    ...(balances?.[at] !== undefined && { balance: balances[at] }),
  })),
});

/** The games of a batch as they are counted. */
export const gamesInBatch = (batch: Batch, currency: string): RecordedGame[] =>
  batch.games.map((game, at) => {
    const id = gameOfBatch(batch.batch, batch.from + at);
    const { kind, currency: own } = game;
    return gameOnPaper({ ...resultIn(batch, game), game: id, kind, currency: own }, currency);
  });
