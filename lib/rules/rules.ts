import type { Draft, EntryBody } from "./document/entry";
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

/** A state after an entry, and the round that entry closed, if it closed one. */
export interface Step<State> {
  readonly state: State;
  readonly round?: RoundScore;
}

export type RankedBy = "points" | "money";

/** Which points are the better: few, where what is left in a hand counts, or many, where it is earned. */
export type Aim = "few" | "many";

/** How a game stands: totals in points, the purse of a game with money, and what ranks are made by. */
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

/** Something in an entry that may be a slip: where, and what to ask. */
export interface Oddity {
  readonly path: string;
  readonly question: Text;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The rules of one game, as far as they touch the score sheet. Everything is pure and total: the same table, state
 * and entry give the same answer, nothing is changed in place, and nothing throws for an entry that was checked.
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
   * For kinds whose entries were written otherwise once: the steps from version 1 to the current one, oldest first. A
   * body states its version in `version`, which its schema requires from version 2 on; one of version 1 states none.
   * Nothing that was ever written is changed where it is stored, so no step is ever removed.
   */
  readonly lifts?: { readonly [Kind in G["entry"]["kind"]]?: readonly Lift[] };

  /** How many may play under these options. */
  seats(written: G["written"]): SeatRange;
  /** Fills in the defaults that depend on the number of players; says which option does not fit them (path: from the option on). */
  fit(written: G["written"], players: number): Result<G["options"], Problem[]>;
  /** What to ask before the game, with what it takes if nothing is said. */
  optionAsks(written: G["written"], players: number): OptionAsk[];

  /** Whether partners play together, those who sit opposite each other. Absent: everybody plays alone. */
  inSides?(table: Table<G["options"]>): boolean;
  start(table: Table<G["options"]>): G["state"];
  /** The deal of the next hand, for the players still in; undefined when no further hand can be dealt. */
  deal(table: Table<G["options"]>, state: G["state"]): Deal | undefined;
  /** The set that is played with and how its tiles count in a hand. */
  counted(table: Table<G["options"]>): CountedSet;
  /** The kinds of entry this game has in its mode. */
  kinds(table: Table<G["options"]>): readonly G["entry"]["kind"][];
  /** What the game asks for now; nothing once it is over. */
  prompts(table: Table<G["options"]>, state: G["state"]): Prompt[];
  /** For an entry that tells of hands (`out` and `left`): what is known of them. The kernel checks the hands. */
  hands(table: Table<G["options"]>, state: G["state"], draft: Draft<G["entry"]>): HandsClaim | undefined;
  /** Every problem of the entry but those of its shape and its hands. Fields that are undefined were told of already. */
  check(table: Table<G["options"]>, state: G["state"], draft: Draft<G["entry"]>): Problem[];
  /**
   * What can be and hardly is in this game, besides what is unusual in every game (`unusual.ts`): asked once before the
   * entry is saved, never refused. Paths inside the entry. Absent: nothing.
   */
  unusual?(table: Table<G["options"]>, state: G["state"], draft: Draft<G["entry"]>): Oddity[];
  /** The state after a checked entry. */
  apply(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): Step<G["state"]>;

  /** How an entry that was checked comes to what it changes, in terms that add up to it. */
  explain(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): Explained;
  tally(table: Table<G["options"]>, state: G["state"]): Tally;
  /** What a player is ranked by, and so what stands on the board: points where it is not said. */
  rankedBy?(table: Table<G["options"]>): RankedBy;
  /** The total that everybody plays to, where whoever comes there first wins. */
  target?(table: Table<G["options"]>): number | undefined;
  /** How a table keeps the score by hand. Absent: in figures. */
  tallied?(table: Table<G["options"]>): Tallied | undefined;
  /** Games that are tallied by hands: what is remembered of a checked entry that closes one. */
  handSummary?(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): HandSummary<Seat>;
  /** Games that take `adjust`: the state with so many more points, or fewer, for one of the parties. */
  adjust?(table: Table<G["options"]>, state: G["state"], party: number, points: number): G["state"];
  /** Games with money: the state after the pool was handed back, when the players stop early. */
  handBack?(table: Table<G["options"]>, state: G["state"]): G["state"];
  /**
   * Games in which everybody pays for each hand: what lies on the table once they have paid for the next one, minor
   * units. Undefined where nothing is paid by the hand.
   */
  pot?(table: Table<G["options"]>, state: G["state"]): number | undefined;
  /** Whether this mode has no end of its own, so that stopping is not early. */
  endless?(table: Table<G["options"]>): boolean;

  /** How people come and go in mid-game. Absent: who began goes on to the end, and only names can be corrected. */
  readonly people?: People<G>;

  /** The machine-readable "what is next" of docs/scoresheet.md, with player ids. */
  next(table: Table<G["options"]>, state: G["state"]): Readonly<Record<string, Json>>;
  /** The same in words: "Round 4: ask for the double 12, then 11, then 9". */
  headline(table: Table<G["options"]>, state: G["state"]): Text;
  /** What to know about single players now. */
  marks(table: Table<G["options"]>, state: G["state"]): Mark[];
  /** What is certain about the hand to come; nothing where nothing is. Not asked once the game is over. */
  prospects?(table: Table<G["options"]>, state: G["state"]): Prospect<Seat>[];
  /** Who begins the next hand, in words: the tiles decide it in every game so far. */
  starts(table: Table<G["options"]>, state: G["state"]): Text;
  /** What opened the round that a checked entry closes. Absent: nothing is noted of it. */
  opened?(table: Table<G["options"]>, state: G["state"], entry: G["entry"]): Opened;
  /** The tiles that open the rounds, in the order in which they are asked for. Absent: there is no set number of rounds. */
  openings?(table: Table<G["options"]>): readonly Tile[];
  /** An entry in one line, for the history. */
  describe(table: Table<G["options"]>, entry: G["entry"]): Text;
}

export type { Draft, EntryBody, Seat, Table };
