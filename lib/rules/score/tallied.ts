import type { Seat } from "../people/table";
import type { Text } from "../text";

/** How a table keeps a score by hand, where that is not in figures alone. */
export type Tallied =
  /** With pegs in a board of holes, one for every so many points. */
  | { readonly by: "pegs"; readonly step: number }
  /** With a stroke for every point. */
  | { readonly by: "strokes" }
  /** Hand by hand: who won it. `HandTold` has it. */
  | { readonly by: "hands" };

/** What a table remembers of a hand. `Who` is a seat inside the rules and a player id outside. */
export interface HandSummary<Who> {
  /** Who won it, partners together; nobody after a block that is tied. */
  readonly winners: readonly Who[];
  /** Whether it sent everybody back to 0: it broke a run, or everybody has won a hand now. */
  readonly sentBack: boolean;
  /** The hand as the table tells it. */
  readonly text: Text;
}

/** The same of players as documents name them. */
export const withPlayerIds = ({ winners, ...hand }: HandSummary<Seat>, idOf: (seat: Seat) => string) => ({
  ...hand,
  winners: winners.map(idOf),
});
