import type { Player } from "@/lib/rules/people/table";

/** What a photo is read for. */
export type CameraUse = HandUse | ChainUse;

/** The tiles somebody holds. */
export interface HandUse {
  readonly reads: "hand";
  readonly player: Player;
  /** Tiles this hand cannot hold, each with a label that says why. */
  readonly taken: ReadonlyMap<string, string>;
  /** How many tiles the hand has already. */
  readonly had: number;
  /** Everybody whose hand is still open, if one photo may show several hands. */
  readonly holders: readonly Player[];
  /** The tiles that a person accepted, to replace those in the hand or be added to them. */
  onAccept(tiles: readonly string[], how: "instead" | "too"): void;
  /** The tiles of several hands, by whose they are. */
  onHands(hands: ReadonlyMap<string, readonly string[]>): void;
}

/** The open ends of the chain on the table. */
export interface ChainUse {
  readonly reads: "chain";
  /** What these ends score; undefined if nothing. */
  scoreOf(ends: readonly number[]): number | undefined;
  /** The ends that a person accepted, which score. */
  onEnds(ends: readonly number[]): void;
}
