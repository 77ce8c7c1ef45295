import type { Seat } from "../people/table";
import type { Text } from "../text";

/** How a score is kept by hand, if not only in figures. */
export type Tallied =
  /** With pegs in a board of holes, each worth this many points. */
  | { readonly by: "pegs"; readonly step: number }
  /** With a stroke for every point. */
  | { readonly by: "strokes" }
  /** Hand by hand: who won it, by `HandSummary`. */
  | { readonly by: "hands" };

/** A hand as the players remember it. `Who` is a seat inside the rules and a player id outside. */
export interface HandSummary<Who> {
  /** Who won it, partners together; nobody after a block that is tied. */
  readonly winners: readonly Who[];
  /** Whether it sent everybody back to 0: it broke a run, or everybody has now won a hand. */
  readonly sentBack: boolean;
  /** The hand in a sentence. */
  readonly text: Text;
}

/** The same with player ids instead of seats. */
export const withPlayerIds = ({ winners, ...hand }: HandSummary<Seat>, idOf: (seat: Seat) => string) => ({
  ...hand,
  winners: winners.map(idOf),
});
