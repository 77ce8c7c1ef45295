import type { EntryBody } from "./document/entry";

/** The types of one game. Kernel code that knows the game is generic over them. */
export interface GameTypes {
  /** The options as a scoresheet writes them: every one may be absent. */
  readonly written: unknown;
  /** The options with all defaults filled in for the players who sit there. */
  readonly options: unknown;
  /** The union of the entries. */
  readonly entry: EntryBody;
  /** The state between entries. */
  readonly state: unknown;
}
