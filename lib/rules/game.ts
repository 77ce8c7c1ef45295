import type { HandsClaim } from "./hands/hands";
import type { PeopleNow } from "./people/people";
import type { Player } from "./people/table";
import type { Problem } from "./problem";
import type { Mark, OptionAsk, Prompt } from "./prompts";
import type { Result } from "./result";
import type { About, Aim, Json, Oddity, Opened, RoundScore, SeatRange } from "./rules";
import type { Prospect } from "./score/prospects";
import type { ShutoutCounts } from "./score/shutout";
import type { HandSummary } from "./score/tallied";
import type { Term } from "./score/terms";
import type { Text } from "./text";
import type { Deal } from "./tiles/deal";
import type * as z from "./zod";

/** The current score of a game, keyed by player id as documents write it. */
export interface Standing {
  /** Points. */
  readonly totals: Readonly<Record<string, number>>;
  /** Minor units won minus paid; empty in a game without money. */
  readonly balances: Readonly<Record<string, number>>;
  /** Minor units. */
  readonly pool: number;
  /** Sides share a rank if partners play together: 1, 1, 2, 2. */
  readonly standings: readonly { readonly player: string; readonly rank: number }[];
  /** Empty while the game is being played. */
  readonly winners: readonly string[];
}

/** How one player's numbers changed: points, and minor units. */
export interface PlayerTerms {
  readonly points: readonly Term[];
  readonly money: readonly Term[];
}

/** The position after an accepted entry, and the round that the entry closed. */
export interface Played {
  readonly position: Position;
  readonly round?: RoundScore;
}

/**
 * A game at one moment. Positions never change; `play` gives the next one. The state inside belongs to the game and
 * cannot be reached, so nobody can apply an entry that was not checked.
 */
export interface Position {
  readonly game: Game;
  /** In seat order, including those who left, where they sat. */
  readonly players: readonly Player[];
  /** The ids of those who left. */
  readonly gone: ReadonlySet<string>;
  /**
   * The ids of partners, by side; undefined where everybody plays alone. If there are sides, nobody joins or leaves,
   * and somebody whose place a substitute took is in neither.
   */
  readonly sides: readonly (readonly string[])[] | undefined;
  /** Whether no further entry is accepted. */
  readonly over: boolean;
  /** Whether the players stopped before the game's own end. */
  readonly early: boolean;
  /**
   * Whether one party has won while every other that plays has 0 or less, not by stopping: as how many games that
   * counts, its total, and what the table calls it. Undefined if it is not a shut-out.
   */
  readonly shutout: { readonly counts: ShutoutCounts; readonly won: number; readonly told: Text } | undefined;
  readonly about: About;
  /** What the next hand is played for once everybody has paid, in minor units; undefined if hands are not paid for. */
  readonly pot: number | undefined;
  /** The deal of the next hand, for those still in; undefined if there is none. */
  readonly deal: Deal | undefined;
  /** Checks an entry: all its problems, cheap ones first. `raw` may be anything. */
  check(raw: unknown): readonly Problem[];
  /**
   * Checks an entry that is being typed. In addition to `check`, impossible hands are reported as soon as they are
   * known, even if something is missing, and at each hand concerned: two that clash are two problems with one
   * sentence.
   */
  checkDraft(raw: unknown): readonly Problem[];
  /** What is known about the hands in an entry being typed: who holds some, and what lies on the table. */
  hands(raw: unknown): HandsClaim | undefined;
  /** What is unusual about an entry in this game only; `unusualIn` has what is unusual in every game. */
  unusual(raw: unknown): readonly Oddity[];
  play(raw: unknown): Result<Played, readonly Problem[]>;
  prompts(): Prompt[];
  standing(): Standing;
  /** Machine-readable; empty once the game is over. */
  next(): Readonly<Record<string, Json>>;
  headline(): Text;
  marks(): Mark[];
  /** Who may join and leave now, and with what score. */
  people(): PeopleNow;
  /** The same position with these players' current names: a corrected name is corrected everywhere. */
  named(players: readonly Player[]): Position;
  /** What is certain about the next hand, by player id; empty once the game is over. */
  prospects(): Prospect<string>[];
  /**
   * How far each player is behind the first, in points or minor units (see `about.rankedBy`): 0 for the first. Players
   * whose place is decided by something else, such as being out of the game, are left out.
   */
  behind(): Readonly<Record<string, number>>;
  /** Who starts the next hand. */
  starts(): Text;
  /** What opened the round that a checked entry closes, if it was entered. */
  opened(raw: unknown): Opened | undefined;
  /** The summary of the hand that a checked entry closes; undefined if the score is not kept by hands. */
  handSummary(raw: unknown): HandSummary<string> | undefined;
  /** A checked entry in one line; undefined if it is not an entry of this game. */
  describe(raw: unknown): Text | undefined;
  /** The terms of what a checked entry changes, by player id. They add up to the change. */
  explain(raw: unknown): Readonly<Record<string, PlayerTerms>>;
  /** A player's terms from before the first entry, such as a stake that was paid. */
  opening(player: string): PlayerTerms;
}

/** One of the games, without its type parameters. */
export interface Game {
  readonly id: string;
  /** Whether more or fewer points are better, whatever the options. */
  readonly aim: Aim;
  /** The schemas that check what is sent, for the API's description. */
  readonly schemas: {
    readonly options: z.ZodMiniType;
    readonly entries: Readonly<Record<string, z.ZodMiniType>>;
  };
  /**
   * An entry, or the one inside a correction, in today's form, whichever version of this program wrote it. An error
   * if only a later version can read it.
   */
  lift(raw: unknown): Result<unknown, Problem>;
  /** How many players are allowed under these options; faulty options count as absent. */
  seats(options: unknown): SeatRange;
  /** The questions before the game; faulty options count as absent. */
  optionAsks(options: unknown, players: number): OptionAsk[];
  /**
   * The starting position of these players under these options. Problems have paths from the scoresheet's root:
   * `/options/…` or `/players`. The players themselves (ids, names) were checked before.
   */
  sit(options: unknown, players: readonly Player[]): Result<Position, readonly Problem[]>;
}
