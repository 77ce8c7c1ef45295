import type { TileSet } from "./tiles";

/** How a hand is set up: which box, what to take out of it, tiles each, and what is left. */
export interface Deal {
  /** The box of tiles. */
  readonly box: TileSet;
  /** The tiles that are played with: the box, minus those taken out. */
  readonly set: TileSet;
  /** Tiles each player draws. */
  readonly each: number;
  /** Tiles left face down. `each` × players + `boneyard` is the number of tiles in `set`. */
  readonly boneyard: number;
  /** Whether anybody draws from them; otherwise they sleep. */
  readonly drawn: boolean;
}

/**
 * Where players draw, these last tiles of the stock stay. Source: the Domino Pool text, "the last two pieces must not
 * be drawn"; docs/scoresheet.md, "Hands in a line game".
 */
export const stockThatStays = 2;

/** `each` tiles of `set` for each of the players, and the rest in the boneyard. */
export function dealOut(box: TileSet, set: TileSet, players: number, each: number, drawn = true): Deal {
  return { box, set, each, boneyard: set.tiles.length - players * each, drawn };
}
