import { entrySchema } from "../document/entry";
import { wholeNumber } from "../document/read";
import type { GameTypes } from "../game-types";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import type { Result } from "../result";
import * as z from "../zod";
import type { Seating } from "./seating";
import type { Player, Seat, Table } from "./table";

/** How a newcomer's starting total follows from the totals of those who play. */
export const starts = ["zero", "average", "highest"] as const;
export type Start = (typeof starts)[number];

/** A total of one's own that the table gives a newcomer. Games narrow the range (`People.begins`). */
export const ownStartRange = { min: -1_000, max: 10_000 };
const ownStart = wholeNumber(ownStartRange.min, ownStartRange.max);

/** The total of a player who comes back: what it was when they left, or a newcomer's. */
export const returnStarts = ["own", ...starts] as const;
export type ReturnStart = (typeof returnStarts)[number];

const person = z.strictObject({ id: z.string(), name: z.string() });

/** `join`: a player sits down during the game, after `after` (null: in the first seat; absent: in the last). */
const joinEntry = entrySchema("join", {
  player: person,
  after: z.optional(z.nullable(z.string())),
  start: z._default(z.union([z.enum(starts), ownStart]), "zero"),
});

/** `leave`: a player stops playing. What happens to their place, and to their stake in the pool. */
const leaveEntry = entrySchema("leave", {
  player: z.string(),
  score: z._default(z.enum(["ranked", "unranked"]), "ranked"),
  stake: z._default(z.enum(["stays", "back"]), "stays"),
});

/** `return`: a player who left plays again, in the seat they had. */
const returnEntry = entrySchema("return", {
  player: z.string(),
  start: z._default(z.union([z.enum(returnStarts), ownStart]), "own"),
});

/** `rename`: a name was wrong. It changes everywhere, even in earlier entries. */
const renameEntry = entrySchema("rename", { player: z.string(), name: z.string() });

/** `seats`: all current players, in their new seat order. */
const seatsEntry = entrySchema("seats", { order: z.array(z.string()) });

/**
 * `substitute`, where the players are the same to the end: somebody takes the place of `out`, with side, hand, lead and
 * total from here on. It may be somebody who left.
 */
const substituteEntry = entrySchema("substitute", { out: z.string(), player: person });

/** The entries about people, by kind. */
export const peopleEntries = {
  join: joinEntry,
  leave: leaveEntry,
  return: returnEntry,
  rename: renameEntry,
  seats: seatsEntry,
  substitute: substituteEntry,
} as const;

export type PeopleKind = keyof typeof peopleEntries;
export type PeopleEntry = z.infer<(typeof peopleEntries)[PeopleKind]>;

/** An entry about people with its defaults filled in; undefined for other kinds of entries. */
export function readMove(raw: unknown): PeopleEntry | undefined {
  if (!isRecord(raw) || typeof raw.kind !== "string" || !Object.hasOwn(peopleEntries, raw.kind))
    return undefined;
  const { id: _id, at: _at, ...body } = raw;
  const read = peopleEntries[raw.kind as PeopleKind].safeParse(body);
  return read.success ? read.data : undefined;
}

/**
 * How people join and leave in one game: the effect on the game's state. The kernel does the rest: ids, names, seats,
 * limits, places. Everything is pure and total, like the rest of `Rules`.
 */
export interface People<G extends GameTypes> {
  /**
   * Whether as many have to play to the end as began, so that nobody joins or leaves and only a substitute can come.
   * Absent: people come and go.
   */
  isFixed?(table: Table<G["options"]>): boolean;
  /**
   * The options for another number of players, or why it is not possible. Only what was left open depends on it.
   * Absent: no option does.
   */
  refit?(options: G["options"], players: number): Result<G["options"], Problem[]>;
  /**
   * The state of the same game at another table; newcomers start with `points` and pay what everybody paid at the
   * start.
   */
  seat(table: Table<G["options"]>, state: G["state"], seating: Seating, points: number): G["state"];
  /** Why nobody can join now. Absent: joining is always possible. */
  mayJoin?(table: Table<G["options"]>, state: G["state"]): Problem[];
  /** Why this many players are not allowed (`player-count`), besides the game's own range: there are too few tiles. */
  fits?(table: Table<G["options"]>, players: number): Problem[];
  /** Why nobody can leave now. Absent: leaving is always possible. */
  mayLeave?(table: Table<G["options"]>, state: G["state"]): Problem[];
  /** The fewest players needed to continue. Absent: the fewest that can start. */
  minPlaying?(table: Table<G["options"]>): number;
  /** The state once a player has left; `back`: their stake is given back. Absent: nothing changes. */
  leave?(table: Table<G["options"]>, state: G["state"], seat: Seat, back: boolean): G["state"];
  /**
   * The state once a player who left plays again, at a table where they are no longer away: with `points`, and paying
   * what everybody paid at the start unless that is still in the pool.
   */
  comeBack(table: Table<G["options"]>, state: G["state"], seat: Seat, points: number): G["state"];
  /** Why a player who left cannot come back, besides what prevents joining. Absent: nothing. */
  mayComeBack?(table: Table<G["options"]>, state: G["state"], seat: Seat): Problem[];
  /** A player's stake that is still in the pool, in minor units. Absent: there is none to give back. */
  stakeIn?(table: Table<G["options"]>, state: G["state"], seat: Seat): number | undefined;
  /** The totals that a newcomer may be given, within `ownStartRange` and below a target. Absent: any. */
  begins?(table: Table<G["options"]>): { readonly min?: number; readonly max?: number };
  /** The players whose totals a newcomer's start is computed from. Absent: all who play. */
  peers?(table: Table<G["options"]>, state: G["state"]): readonly Seat[];
}

/** What a newcomer starts with. The average is rounded to the nearest whole pip, a half up. */
export function startOf(start: Start | number, totals: readonly number[]): number {
  if (typeof start === "number") return start + 0;
  if (start === "zero" || totals.length === 0) return 0;
  if (start === "highest") return Math.max(...totals);
  const sum = totals.reduce((all, total) => all + total, 0);
  return Math.floor((2 * sum + totals.length) / (2 * totals.length));
}

/** Somebody in whose place another can play from now on. */
export interface Replaceable {
  readonly player: Player;
  /** Those who were replaced and can come back for this player. */
  readonly back: readonly Player[];
}

/** What a screen needs to offer joining and leaving. Ids stand for players, money in minor units. */
export interface PeopleNow {
  /** Where only substitutes can come: in whose place now. Undefined where people join and leave. */
  readonly substitutes: readonly Replaceable[] | undefined;
  /** Why the seats cannot change now. */
  readonly seatsProblems: readonly Problem[];
  /** Why nobody can join now. */
  readonly joinProblems: readonly Problem[];
  /** What a newcomer would start with. */
  readonly begins: Readonly<Record<Start, number>>;
  /** The totals that a newcomer may be given instead. */
  readonly own: { readonly min: number; readonly max: number };
  /** What a newcomer pays immediately; undefined in a game without money. */
  readonly pays: number | undefined;
  readonly leaving: readonly {
    readonly player: Player;
    /** Why this player cannot leave now. */
    readonly not: readonly Problem[];
    /** The stake that can be given back. */
    readonly stake: number | undefined;
  }[];
  readonly returning: readonly {
    readonly player: Player;
    /** Why this player cannot come back now. */
    readonly not: readonly Problem[];
    /** What they would continue with. */
    readonly begins: Readonly<Record<ReturnStart, number>>;
    /** What they pay immediately; undefined in a game without money. */
    readonly pays: number | undefined;
  }[];
}
