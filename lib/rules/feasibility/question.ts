/**
 * Can hands hold exactly these pips? The model is the one of docs/scoresheet.md, "impossible hands": disjoint,
 * non-empty sets of free tiles, one for each hand, with exactly the totals given.
 */
export interface HandsQuestion {
  /**
   * The free tiles: the set less the tiles certainly on the table and less the tiles listed elsewhere in the
   * entry. Index: what a tile is worth, pips, as the game counts it; entry: how many such tiles are free.
   */
  readonly free: readonly number[];
  /** What each hand given as a number holds, pips. Every hand is non-empty. */
  readonly totals: readonly number[];
  /** What two partners hold, told as one, pips: two hands, so two tiles or more. */
  readonly joint?: readonly number[];
  /** Tiles that these hands may hold together. Listed tiles count towards the game's limit: take them off first. */
  readonly atMost: number;
  /** Tiles that any one hand may hold (Domino Pool without drawing: its deal); two told as one hold twice as many. */
  readonly eachAtMost?: number | undefined;
}

/** "undecided": the bounded search gave up. Such a hand passes: what may be possible is never refused. */
export type HandsVerdict = "possible" | "impossible" | "undecided";
