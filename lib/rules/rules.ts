import type * as z from "zod/mini";
import type { Draft, EntryBody } from "./document/entry";
import type { HandsClaim } from "./hands/hands";
import type { Language } from "./language";
import type { People } from "./people/people";
import type { Seat, Table } from "./people/table";
import type { Problem } from "./problem";
import type { Mark, OptionAsk, Prompt } from "./prompts";
import type { Result } from "./result";
import type { RulesPage } from "./rules-page";
import type { Purse } from "./score/money";
import type { RankKey } from "./score/places";
import type { Prospect } from "./score/prospects";
import type { Explained } from "./score/terms";
import type { CountedSet } from "./tiles/counting";
import type { Deal } from "./tiles/deal";
import type { Tile } from "./tiles/tiles";
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

export interface SeatRange {
  readonly least: number;
  readonly most: number;
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
  readonly message: string;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The rules of one game, as far as they touch the score sheet. Everything is pure and total: the same table, state
 * and entry give the same answer, nothing is changed in place, and nothing throws for an entry that was checked.
 *
 * `Written` is the options as a scoresheet writes them (every one may be absent), `Options` with all defaults
 * filled in for the players who sit there; `Body` the union of the entries; `State` what is remembered between them.
 */
export interface Rules<Written, Options, Body extends EntryBody, State, Words extends GameWords> {
  readonly id: string;
  readonly words: Readonly<Record<Language, Words>>;
  readonly aim: Aim;
  /** Strict: an unknown option is an error. */
  readonly options: z.ZodMiniType<Written>;
  /** The schema of each kind of entry, made by `entrySchema`. `end`, `amend` and `void` are the kernel's. */
  readonly entries: { readonly [Kind in Body["kind"]]: z.ZodMiniType<Extract<Body, { kind: Kind }>> };

  /** How many may play under these options. */
  seats(written: Written): SeatRange;
  /** Fills in the defaults that depend on the number of players; says which option does not fit them (path: from the option on). */
  fit(written: Written, players: number, say: Say<Words>): Result<Options, Problem[]>;
  /** What to ask before the game, with what it takes if nothing is said. */
  optionAsks(written: Written, players: number, say: Say<Words>): OptionAsk[];

  start(table: Table<Options>): State;
  /** The deal of the next hand, for the players still in; undefined when no further hand can be dealt. */
  deal(table: Table<Options>, state: State): Deal | undefined;
  /** The set that is played with and how its tiles count in a hand. */
  counted(table: Table<Options>): CountedSet;
  /** The kinds of entry this game has in its mode. */
  kinds(table: Table<Options>): readonly Body["kind"][];
  /** What the game asks for now; nothing once it is over. */
  prompts(table: Table<Options>, state: State, say: Say<Words>): Prompt[];
  /** For an entry that tells of hands (`out` and `left`): what is known of them. The kernel checks the hands. */
  hands(table: Table<Options>, state: State, draft: Draft<Body>): HandsClaim | undefined;
  /** Every problem of the entry but those of its shape and its hands. Fields that are undefined were told of already. */
  check(table: Table<Options>, state: State, draft: Draft<Body>, say: Say<Words>): Problem[];
  /**
   * What can be and hardly is in this game, besides what is unusual in every game (`unusual.ts`): asked once before the
   * entry is saved, never refused. Paths inside the entry. Absent: nothing.
   */
  unusual?(table: Table<Options>, state: State, draft: Draft<Body>, say: Say<Words>): Oddity[];
  /** The state after a checked entry. */
  apply(table: Table<Options>, state: State, entry: Body): Step<State>;

  /** How an entry that was checked comes to what it changes, in terms that add up to it. */
  explain(table: Table<Options>, state: State, entry: Body, say: Say<Words>): Explained;
  tally(table: Table<Options>, state: State): Tally;
  /** What a player is ranked by, and so what stands on the board: points where it is not said. */
  rankedBy?(table: Table<Options>): RankedBy;
  /** The total that everybody plays to, where whoever comes there first wins. */
  target?(table: Table<Options>): number | undefined;
  /** Games with money: the state after the pool was handed back, when the players stop early. */
  handBack?(table: Table<Options>, state: State): State;
  /**
   * Games in which everybody pays for each hand: what lies on the table once they have paid for the next one, minor
   * units. Undefined where nothing is paid by the hand.
   */
  pot?(table: Table<Options>, state: State): number | undefined;
  /** Whether this mode has no end of its own, so that stopping is not early. */
  endless?(table: Table<Options>): boolean;

  /** How people come and go in mid-game. Absent: who began goes on to the end, and only names can be corrected. */
  readonly people?: People<Options, State, Words>;

  /** The machine-readable "what is next" of docs/scoresheet.md, with player ids. */
  next(table: Table<Options>, state: State): Readonly<Record<string, Json>>;
  /** The same in words: "Round 4: ask for the double 12, then 11, then 9". */
  headline(table: Table<Options>, state: State, say: Say<Words>): string;
  /** What to know about single players now. */
  marks(table: Table<Options>, state: State, say: Say<Words>): Mark[];
  /** What is certain about the hand to come; nothing where nothing is. Not asked once the game is over. */
  prospects?(table: Table<Options>, state: State): Prospect<Seat>[];
  /** Who begins the next hand, in words: the tiles decide it in every game so far. */
  starts(table: Table<Options>, state: State, say: Say<Words>): string;
  /** What opened the round that a checked entry closes. Absent: nothing is noted of it. */
  opened?(table: Table<Options>, state: State, entry: Body): Opened;
  /** The tiles that open the rounds, in the order in which they are asked for. Absent: there is no set number of rounds. */
  openings?(table: Table<Options>): readonly Tile[];
  /** An entry in one line, for the history. */
  describe(table: Table<Options>, entry: Body, say: Say<Words>): string;
}

export type { Draft, EntryBody, Seat, Table };
