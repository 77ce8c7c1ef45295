import type { EntryBody } from "./document/entry";
import type { RulesPage } from "./rules-page";
import type { KernelWords } from "./words";

/** Words every game has; each game adds its own problems and sentences. */
export interface GameWords {
  readonly name: string;
  /** One line: what kind of game it is. */
  readonly tagline: string;
  /** What one calls a hand or round that is scored: "Hand 3". */
  readonly roundName: (f: { number: number }) => string;
  /** So many of them: "13 rounds". */
  readonly roundCount: (f: { rounds: number }) => string;
  /** The rules page, fetched when somebody reads it: it is most of what a game says. */
  rules(): Promise<RulesPage>;
}

/** What a rule speaks with: its own words and the kernel's. */
export interface Say<Words extends GameWords> {
  readonly game: Words;
  readonly kernel: KernelWords;
}

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
  readonly words: GameWords;
}
