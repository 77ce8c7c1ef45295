import type { GameTypes } from "../game-types";
import type { Party } from "../people/parties";
import type { Table } from "../people/table";
import type { Problem } from "../problem";
import type { Rules, SeatRange, Tally } from "../rules";
import { kernelProblem } from "../texts";

/** A game at one moment, with known types: its rules, its players, and the state. */
export interface Moment<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly table: Table<G["options"]>;
  /** Players who win and lose together. */
  readonly parties: readonly Party[];
  /** How many players are allowed under these options. */
  readonly seats: SeatRange;
  readonly state: G["state"];
  /** How many entries of the game led to it; those about people do not count. */
  readonly entries: number;
  /** The current score. */
  readonly tally: Tally;
  /** Whether no further entry is accepted. */
  readonly over: boolean;
}

/** Why a game that is over accepts no entry but corrections. */
export const gameOver = (): Problem => kernelProblem("game-over", "");
