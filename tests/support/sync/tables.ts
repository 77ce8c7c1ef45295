import { games } from "../../../lib/games/registry";
import type { Position } from "../../../lib/rules/game";
import { Dice } from "../simulate/dice";
import { simulateGame, sitDown, someTable, type TableSetUp } from "../simulate/index";

/** A table where a game begins, and the entries of the game as it is really played there. */
export interface SyncTable {
  readonly game: string;
  readonly setUp: TableSetUp;
  readonly start: Position;
  readonly happened: readonly { readonly kind: string }[];
}

/** Small tables of every game, with many kinds of options. */
export const syncTables = (perGame: number): SyncTable[] =>
  games.all.flatMap((game) =>
    Array.from({ length: perGame }, (_, seed) => {
      const { min, max } = game.seats({});
      const setUp = someTable(game, new Dice(seed), Math.min(min + (seed % 2), max));
      const { sheet } = simulateGame(game, setUp, seed);
      const happened = sheet.entries as readonly { readonly kind: string }[];
      return { game: game.id, setUp, start: sitDown(game, setUp), happened };
    }),
  );
