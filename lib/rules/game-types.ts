import type { EntryBody } from "./document/entry";

/** The types of one game, which everything in the kernel that knows the game is generic in. */
export interface GameTypes {
  /** The options as a scoresheet writes them: every one may be absent. */
  readonly written: unknown;
  /** The options with all defaults filled in for the players who sit there. */
  readonly options: unknown;
  /** The union of the entries. */
  readonly entry: EntryBody;
  /** What is remembered between entries. */
  readonly state: unknown;
}
