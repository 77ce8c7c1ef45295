import type { Index } from "../state";
import type { Numbered } from "./numbers";
import type { Sizes } from "./sizes";

/** Who would play and who would rest, and how they would sit, which may take a search. */
export interface Proposal {
  readonly seated: readonly Index[];
  /** In the order of the lot; where winners stay, the queue. */
  readonly rest: readonly Index[];
  /** Whether the tables are found by comparing seatings, and for how many at each. */
  readonly search: Sizes | undefined;
  /** The tables are written in advance, and with them who rests. */
  readonly isWritten?: true;
  tables(): Numbered[];
}
