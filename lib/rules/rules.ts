import type { Draft } from "./document/entry";
import type { Lift } from "./document/lift";
import type { GameTypes } from "./game-types";
import type { HandsClaim } from "./hands/hands";
import type { People } from "./people/people";
import type { Seat, Table } from "./people/table";
import type { Problem } from "./problem";
import type { Mark, OptionAsk, Prompt } from "./prompts";
import type { Result } from "./result";
import type { Purse } from "./score/money";
import type { RankKey } from "./score/places";
import type { Prospect } from "./score/prospects";
import type { HandSummary, Tallied } from "./score/tallied";
import type { Explained } from "./score/terms";
import type { Text } from "./text";
import type { CountedSet } from "./tiles/counting";
import type { Deal } from "./tiles/deal";
import type { Tile } from "./tiles/tiles";
import type * as z from "./zod";

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** What one hand or round added, by seat: points, and minor units in a game with money. */
export interface RoundScore {
  readonly points: readonly number[];
  readonly money?: readonly number[];
}

/** The state after an entry, and the round that the entry closed, if any. */
export interface Step<State> {
  readonly state: State;
  readonly round?: RoundScore;
}

export type RankedBy = "points" | "money";

/** Whether few points are better, as when the tiles left in a hand count, or many, as when they are earned. */
export type Aim = "few" | "many";

/** The current score: totals in points, the purse of a game with money, and the keys for ranks. */
export interface Tally {
  readonly totals: readonly number[];
  readonly purse?: Purse;
  readonly keys: readonly RankKey[];
  /** Whether the game has come to its own end. */
  readonly over: boolean;
}

/** The tile that opened a round, and whether it came from the boneyard because nobody held it. */
export interface Opened {
  readonly tile: Tile;
  readonly drawn: boolean;
}

/** Something in an entry that may be a mistake: where, and what to ask. */
export interface Oddity {
  readonly path: string;
  readonly question: Text;
}

/** What holds at a table from its first entry to its last. */
export interface TableFacts {
  /** The set of tiles, and how they count in a hand. */
  readonly counted: CountedSet;
  /** What players are ranked by, and so what the board shows. Absent: points. */
  readonly rankedBy?: RankedBy;
  /** The target total, if the first to reach it wins. */
  readonly target?: number | undefined;
  /** How the score is kept by hand. Absent: in figures. */
  readonly tallied?: Tallied | undefined;
  /**
   * The tiles that open the rounds, in the order in which they are called. Absent: there is no fixed number of rounds, or
   * nobody knows which tiles will open them.
   */
  readonly openings?: readonly Tile[] | undefined;
  /** Whether a shut-out counts as two games where games are counted. Absent: there are no shut-outs. */
  readonly shutoutCountsTwice?: boolean;
  /** Whether this mode has no end of its own, so that stopping is not early. */
  readonly endless?: boolean;
  /** Whether this mode has no `adjust`: it is played for money. */
  readonly withoutAdjust?: boolean;
}

/** The same with what is usual filled in, and whether more or fewer points are better. */
export interface About extends TableFacts {
  readonly aim: Aim;
  readonly rankedBy: RankedBy;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The rules of one game, as far as they affect the score sheet. Everything is pure and total: the same table, state
 * and entry give the same answer, nothing is changed in place, and nothing throws for a checked entry.
 */
export interface Rules<G extends GameTypes> {
  readonly id: string;
  readonly aim: Aim;
  /** Strict: an unknown option is an error. */
  readonly options: z.ZodMiniType<G["written"]>;
  /** The schema of each kind of entry, made by `entrySchema`. `end`, `amend` and `void` are the kernel's. */
  readonly entries: {
    readonly [Kind in G["entry"]["kind"]]: z.ZodMiniType<Extract<G["entry"], { kind: Kind }>>;
  };
  /**
   * For kinds of entries whose form has changed: the steps from version 1 to the current one, oldest first. A body
   * states its version in `version`, which its schema requires from version 2 on; bodies of version 1 state none.
   * Stored entries are never rewritten, so no step is ever removed.
   */
  readonly lifts?: { readonly [Kind in G["entry"]["kind"]]?: readonly Lift[] };

  /** How many players are allowed under these options. */
  seats(written: G["written"]): SeatRange;
  /**
   * Fills in the defaults that depend on the number of players; reports options that do not fit it (paths from the
   * option on).
   */
  fit(written: G["written"], players: number): Result<G["options"], Problem[]>;
  /** The questions before the game, with their usual answers. */
  optionAsks(written: G["written"], players: number): OptionAsk[];

  /** Whether partners play together, those who sit opposite each other. Absent: everybody plays alone. */
  inSides?(table: Table<G["options"]>): boolean;
  start(table: Table<G["options"]>): G["state"];
  /** The deal of the next hand, for the players still in; undefined if no further hand can be dealt. */
  deal(table: Table<G["options"]>, state: G["state"]): Deal | undefined;
  about(table: Table<G["options"]>): TableFacts;
  /** The kinds of entry this game has in its mode. */
  kinds(table: Table<G["options"]>): readonly G["entry"]["kind"][];
  /** What the game asks for now; nothing once it is over. */
  prompts(table: Table<G["options"]>, state: G["state"]): Prompt[];
  /** For an entry with hands (`out` and `left`): what is known about them. The kernel checks the hands. */
  hands(table: Table<G["options"]>, state: G["state"], draft: Draft<G["entry"]>): HandsClaim | undefined;
  /**
   * Every problem of the entry except those of its shape and its hands. Undefined fields have been reported already.
   */
  check(table: Table<G["options"]>, state: G["state"], draft: Draft<G["entry"]>): Problem[];
  /**
   * Entries that are possible but unlikely in this game, besides those unusual in every game (`unusual.ts`): asked once
   * before the entry is saved, never refused. Paths inside the entry. Absent: nothing.
   */
  unusual?(table: Table<G["options"]>, state: G["state"], draft: Draft<G["entry"]>): Oddity[];
  /** The state after a checked entry. */
  apply(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): Step<G["state"]>;

  /** The terms of what a checked entry changes, which add up to the change. */
  explain(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): Explained;
  tally(table: Table<G["options"]>, state: G["state"]): Tally;
  /** Games whose score is kept by hands: the summary of the hand that a checked entry closes. */
  handSummary?(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): HandSummary<Seat>;
  /** Games with `adjust`: the state with this many more points, or fewer, for one of the parties. */
  adjust?(table: Table<G["options"]>, state: G["state"], party: number, points: number): G["state"];
  /** Games with money: the state after the pool was given back, when the players stop early. */
  handBack?(table: Table<G["options"]>, state: G["state"]): G["state"];
  /**
   * Games in which everybody pays for each hand: the pool once they have paid for the next one, in minor units.
   * Undefined if hands are not paid for.
   */
  pot?(table: Table<G["options"]>, state: G["state"]): number | undefined;

  /** How people come and go during the game. */
  readonly people: People<G>;

  /** The machine-readable "what is next" of docs/scoresheet.md, with player ids. */
  next(table: Table<G["options"]>, state: G["state"]): Readonly<Record<string, Json>>;
  /** What is next, in words: "Round 4: ask for the double 12, then 11, then 9". */
  headline(table: Table<G["options"]>, state: G["state"]): Text;
  /** What to know about single players now. */
  marks(table: Table<G["options"]>, state: G["state"]): Mark[];
  /** What is certain about the next hand; empty if nothing is. Not called once the game is over. */
  prospects?(table: Table<G["options"]>, state: G["state"]): Prospect<Seat>[];
  /** Who starts the next hand, in words: a player, the holder of a certain tile, or the table decides. */
  starts(table: Table<G["options"]>, state: G["state"]): Text;
  /** What opened the round that a checked entry closes. Absent: it is not entered. */
  opened?(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): Opened;
  /** An entry in one line, for the history. */
  describe(table: Table<G["options"]>, entry: G["entry"]): Text;
}
