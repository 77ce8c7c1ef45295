/**
 * Can hands hold exactly these pips? The model is the one of docs/scoresheet.md, "impossible hands": disjoint,
 * non-empty sets of free tiles, one for each hand, with exactly the totals given.
 */
export interface HandsQuestion {
  /**
   * The free tiles: the set minus the tiles certainly on the table and those listed elsewhere in the entry. Index:
   * the worth of a tile, in pips as the game counts it; value: how many such tiles are free.
   */
  readonly free: readonly number[];
  /** The pips of each hand given as a number. Every hand is non-empty. */
  readonly totals: readonly number[];
  /** Hands entered as one: their pips, and how many they are; each holds a tile or more. */
  readonly joint?: readonly JointHands[];
  /** Tiles that these hands may hold together. Listed tiles count towards the game's limit: take them off first. */
  readonly maxTiles: number;
  /** The most tiles of any one hand (Domino Pool without drawing: its deal); several entered as one hold as many times more. */
  readonly maxTilesEach?: number | undefined;
}

export interface JointHands {
  readonly pips: number;
  readonly hands: number;
}

/** The fewest tiles that all hands hold: each is non-empty. */
export const fewestTilesIn = ({ totals, joint = [] }: HandsQuestion): number =>
  joint.reduce((all, { hands }) => all + hands, totals.length);

/** "undecided": the bounded search gave up. Such a hand is accepted: what may be possible is never refused. */
export type HandsVerdict = "possible" | "impossible" | "undecided";
