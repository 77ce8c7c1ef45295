import type { HandsClaim } from "./hands/hands";
import type { PeopleNow } from "./people/people";
import type { Player } from "./people/table";
import type { Problem } from "./problem";
import type { Mark, OptionAsk, Prompt } from "./prompts";
import type { Result } from "./result";
import type { Aim, Json, Oddity, Opened, RankedBy, RoundScore, SeatRange } from "./rules";
import type { Prospect } from "./score/prospects";
import type { HandSummary, Tallied } from "./score/tallied";
import type { Term } from "./score/terms";
import type { Text } from "./text";
import type { CountedSet } from "./tiles/counting";
import type { Deal } from "./tiles/deal";
import type { Tile } from "./tiles/tiles";
import type * as z from "./zod";

/** How a game stands, keyed by player id as documents write it. */
export interface Standing {
  /** Points. */
  readonly totals: Readonly<Record<string, number>>;
  /** Minor units won less paid; empty in a game without money. */
  readonly balances: Readonly<Record<string, number>>;
  /** Minor units. */
  readonly pool: number;
  /** Ranks count sides where partners play together: 1, 1, 2, 2. */
  readonly standings: readonly { readonly player: string; readonly rank: number }[];
  /** Empty while the game is played. */
  readonly winners: readonly string[];
}

/** How one player's numbers changed: points, and minor units. */
export interface PlayerTerms {
  readonly points: readonly Term[];
  readonly money: readonly Term[];
}

/** A position after an entry that was taken, and the round the entry closed. */
export interface Played {
  readonly position: Position;
  readonly round?: RoundScore;
}

/**
 * A game at one moment. Positions never change; `play` gives the next one. The state inside is the game's own and
 * cannot be reached, so nobody can apply an entry that was not checked.
 */
export interface Position {
  readonly game: Game;
  /** In seat order; also those who left, where they sat. */
  readonly players: readonly Player[];
  /** The ids of those who left. */
  readonly gone: ReadonlySet<string>;
  /** The ids of partners, side by side; undefined where everybody plays alone. Nobody comes or goes where it is there. */
  readonly sides: readonly (readonly string[])[] | undefined;
  /** Whether no further entry is taken. */
  readonly over: boolean;
  /** Whether the players stopped before the game's own end. */
  readonly early: boolean;
  /** What stands on the board: totals, or in a pure cash game balances. */
  readonly rankedBy: RankedBy;
  /** Which points are the better. */
  readonly aim: Aim;
  /** The total that everybody plays to, where whoever comes there first wins. */
  readonly target: number | undefined;
  /** How a table keeps this score by hand, where that is not in figures alone. */
  readonly tallied: Tallied | undefined;
  /** What the next hand is played for once everybody has paid, minor units; undefined where no hand is paid for. */
  readonly pot: number | undefined;
  /** The deal of the next hand, for those still in; undefined when none can follow. */
  readonly deal: Deal | undefined;
  readonly counted: CountedSet;
  /** Checks an entry: all its problems, cheap ones first. `raw` is whatever was sent. */
  check(raw: unknown): readonly Problem[];
  /**
   * Checks an entry that is being typed. Besides what `check` says, hands that cannot be are told as soon as that is known,
   * whatever is still missing, and at each hand concerned: two that clash are two problems with one sentence.
   */
  checkDraft(raw: unknown): readonly Problem[];
  /** What is known of the hands that an entry being typed tells of: who holds, what lies on the table. */
  hands(raw: unknown): HandsClaim | undefined;
  /** What is unusual about an entry in this game alone; see `unusualIn` for what is so in every game. */
  unusual(raw: unknown): readonly Oddity[];
  play(raw: unknown): Result<Played, readonly Problem[]>;
  prompts(): Prompt[];
  standing(): Standing;
  /** Machine-readable; empty once the game is over. */
  next(): Readonly<Record<string, Json>>;
  headline(): Text;
  marks(): Mark[];
  /** Who may come and go now, and at what. */
  people(): PeopleNow;
  /** The same position with the names that these players have now: names that were wrong are wrong nowhere. */
  named(players: readonly Player[]): Position;
  /** What is certain about the hand to come, by player id; empty once the game is over. */
  prospects(): Prospect<string>[];
  /**
   * How far each player is from whoever is first, in points or minor units (see `rankedBy`): 0 for the first. Nobody
   * is in it whose place another thing decides, such as having gone out of the game.
   */
  behind(): Readonly<Record<string, number>>;
  /** Who begins the next hand. */
  starts(): Text;
  /** What opened the round that a checked entry closes, where that is noted. */
  opened(raw: unknown): Opened | undefined;
  /** What a table remembers of the hand that a checked entry closes; undefined where it is not tallied by hands. */
  handSummary(raw: unknown): HandSummary<string> | undefined;
  /** The tiles that open the rounds, in the order in which they are asked for; undefined without a set number of rounds. */
  readonly openings: readonly Tile[] | undefined;
  /** A checked entry in one line; undefined for what is none of this game. */
  describe(raw: unknown): Text | undefined;
  /** How a checked entry comes to what it changes, by player id. Terms add up to the change. */
  explain(raw: unknown): Readonly<Record<string, PlayerTerms>>;
  /** What a player has before the first entry: a stake that was paid, say. */
  opening(player: string): PlayerTerms;
}

/** One of the games, without its type parameters. */
export interface Game {
  readonly id: string;
  /** Which points are the better, whatever is played otherwise. */
  readonly aim: Aim;
  /** The schemas that check what is sent, for the API's description. */
  readonly schemas: {
    readonly options: z.ZodMiniType;
    readonly entries: Readonly<Record<string, z.ZodMiniType>>;
  };
  /**
   * An entry, or the one inside a correction, as it is written today, whatever version of this program wrote it. It is
   * an error where only a later version can read it.
   */
  lift(raw: unknown): Result<unknown, Problem>;
  /** How many may play under these options; faulty options count as absent. */
  seats(options: unknown): SeatRange;
  /** What to ask before the game; faulty options count as absent. */
  optionAsks(options: unknown, players: number): OptionAsk[];
  /**
   * Sits players down under options. Problems have paths from the scoresheet's root: `/options/…` or `/players`.
   * The players themselves (ids, names) were checked before.
   */
  sit(options: unknown, players: readonly Player[]): Result<Position, readonly Problem[]>;
}
