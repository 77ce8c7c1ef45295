import type { TileSet } from "./tiles";

/** How a hand is set up: which box, what to take out of it, tiles each, and what is left face down. */
export interface Deal {
  /** The box of tiles. */
  readonly box: TileSet;
  /** The tiles that are played with: the box, minus those taken out. */
  readonly set: TileSet;
  /** Tiles each player draws. */
  readonly each: number;
  /** Tiles left in the boneyard. `each` × players + `boneyard` is the number of tiles in `set`. */
  readonly boneyard: number;
}

export function dealOut(box: TileSet, set: TileSet, players: number, each: number): Deal {
  return { box, set, each, boneyard: set.tiles.length - players * each };
}
