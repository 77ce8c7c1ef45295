import type { Left } from "../document/entry";
import { idsOf, namesOf, type Party } from "../people/parties";
import { idOf, nameOf, type Player, type Seat, seatOf } from "../people/table";
import { type Problem, pointer } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import { kernelProblem } from "../texts";
import type { CountedSet } from "../tiles/counting";
import { readTile, type Tile } from "../tiles/tiles";
import { idsUnder, keyOfHands } from "./joint";

/** What an entry says about the hands; either may not be known yet. */
export interface HandFields {
  /** The id of the player who went out; null after a block. */
  readonly out?: string | null | undefined;
  readonly left?: Left | undefined;
}

/** What a game knows of the hands that an entry tells of, before it is entered. */
export interface HandsClaim {
  /** What the entry says: nothing but the game knows in which of its fields. */
  readonly entered: HandFields;
  readonly counted: CountedSet;
  /** The players still in, in seat order. Each of them but the one who went out holds a hand. */
  readonly holders: readonly Seat[];
  /** The tiles that are certainly on the table: an engine, an opening tile. */
  readonly onTable: readonly Tile[];
  /** The most tiles that all hands together hold when somebody is out, and after a block. */
  readonly maxWhenOut: number;
  readonly maxWhenBlocked: number;
  /** The most tiles that one hand holds, where a game has such a limit. */
  readonly maxEach?: number;
  /** Whether any hand, or that of his partner, may be left uncounted once somebody is out, because it decides nothing then. */
  readonly optionalOnceOut?: boolean | "partner";
  /** Partners, whose hands may be told as one, by both ids joined with `+`. */
  readonly partners?: readonly Party[];
  /** Whether each hand must be told by itself all the same, because a single one decides. */
  readonly isApart?: boolean;
  /** Whether all tiles lie in one line: after a block some number is in no hand. */
  readonly isLine?: boolean;
}

/** A hand that could be read, or two told as one: whose, its pips, and its tiles where they were listed. */
export interface Hand {
  readonly seats: Party;
  readonly pips: number;
  readonly tiles?: readonly Tile[];
}

/** The hands of an entry, and everything about them that can be told without searching for real tiles. */
export interface HandsReading {
  readonly problems: readonly Problem[];
  readonly hands: readonly Hand[];
  /** How many more hands there are, at least: not typed yet, or left uncounted as may be. Each holds a tile or more. */
  readonly uncounted: number;
}

type Context = { readonly players: readonly Player[] };

/** 10,000 pips is far more than any set has; a larger number is a slip of the finger. Source: docs/scoresheet.md. */
const mostPips = 10_000;

/** Reads who went out and what every other player still holds, and says what cannot be. */
export function readHands(table: Context, claim: HandsClaim): HandsReading {
  const { out, left } = claim.entered;
  const outSeat = seatOf(table, out);
  const wrongOut = typeof out === "string" ? outProblems(table, claim, out, outSeat) : [];
  if (!isRecord(left)) return { problems: wrongOut, hands: [], uncounted: 0 };

  const holderOf = new Map<Tile, string>();
  const read = Object.entries(left).map(([key, held]) => {
    const seats = seatsIn(table, claim, key);
    const problems = whoseProblems(table, claim, key, seats, left);
    return problems.length > 0 ? { problems } : readHand(table, claim, seats, held, holderOf);
  });
  const hands = read.flatMap(({ value }) => value ?? []);
  const seats = Object.keys(left).flatMap((key) => seatsIn(table, claim, key));
  const outKnown = out !== undefined && wrongOut.length === 0;
  const absent = claim.holders.filter((seat) => seat !== outSeat && !seats.includes(seat));
  const missing = outKnown ? absent.filter((seat) => !mayBeUncounted(claim, seat, outSeat)) : [];
  // While nobody is said to be out, one of them may be.
  const uncounted = Math.max(0, outKnown ? absent.length : absent.length - 1);
  const wrong = read.flatMap(({ problems }) => problems);
  return {
    problems: [...wrongOut, ...wrong, ...missing.map((seat) => missingHand(table, seat))],
    hands,
    uncounted,
  };
}

/** Whose hand a key of `left` names: a player's, or that of two partners in seat order; nobody's for a stranger. */
function seatsIn(table: Context, { partners = [] }: HandsClaim, key: string): Party {
  const seat = seatOf(table, key);
  if (seat !== undefined) return [seat];
  return partners.find((party) => party.length > 1 && keyOf(table, party) === key) ?? [];
}

/** The ids of those whose hands are told, by themselves or together with another. */
export const idsInLeft = (left: Left): string[] => Object.keys(left).flatMap(idsUnder);

/** How `left` names these hands. */
export const keyOf = (table: Context, seats: Party): string => keyOfHands(idsOf(table, seats));

/** Whose hand, or hands, for a sentence. */
export const holderName = (table: Context, seats: Party): string => namesOf(table, seats).join(" + ");

/** Why there can be no such hand, whatever it holds. */
function whoseProblems(
  table: Context,
  claim: HandsClaim,
  key: string,
  seats: Party,
  left: Readonly<Record<string, unknown>>,
): Problem[] {
  const path = pointer("left", key);
  if (seats.length === 0) return [kernelProblem("no-such-player", path, { id: key })];
  const out = seats.find((seat) => idOf(table, seat) === claim.entered.out);
  if (out !== undefined) return [kernelProblem("out-holds-nothing", path, { name: nameOf(table, out) })];
  const notIn = seats.find((seat) => !claim.holders.includes(seat));
  if (notIn !== undefined) return [kernelProblem("not-in", path, { name: nameOf(table, notIn) })];
  if (seats.length === 1) return [];
  const names = namesOf(table, seats);
  if (claim.isApart) return [kernelProblem("hands-apart", path, { names })];
  const isTwice = seats.some((seat) => Object.hasOwn(left, idOf(table, seat)));
  return isTwice ? [kernelProblem("hand-twice", path, { names })] : [];
}

/** Whether a hand decides nothing once this player is out, and need not be told. */
function mayBeUncounted(
  { optionalOnceOut, partners = [] }: HandsClaim,
  seat: Seat,
  out: Seat | undefined,
): boolean {
  if (out === undefined || !optionalOnceOut) return false;
  return optionalOnceOut === true || partners.some((party) => party.includes(seat) && party.includes(out));
}

const missingHand = (table: Context, seat: Seat): Problem =>
  kernelProblem("hand-missing", pointer("left", idOf(table, seat)), { name: nameOf(table, seat) });

function outProblems(table: Context, claim: HandsClaim, id: string, seat: Seat | undefined): Problem[] {
  const path = "/out";
  if (seat === undefined) return [kernelProblem("no-such-player", path, { id })];
  if (claim.holders.includes(seat)) return [];
  return [kernelProblem("not-in/out", path, { name: nameOf(table, seat) })];
}

function readHand(
  table: Context,
  claim: HandsClaim,
  seats: Party,
  held: unknown,
  holderOf: Map<Tile, string>,
): { problems: Problem[]; value?: Hand } {
  const path = pointer("left", keyOf(table, seats));
  const name = holderName(table, seats);
  if (typeof held === "number") {
    if (Number.isInteger(held) && held >= 0 && held <= mostPips)
      return { problems: [], value: { seats, pips: held } };
    return { problems: [kernelProblem("not-pips", path, { name })] };
  }
  if (!Array.isArray(held)) return { problems: [kernelProblem("not-pips", path, { name })] };
  if (held.length === 0) return { problems: [kernelProblem("no-tiles", path, { name })] };
  if (held.length < seats.length) return { problems: [kernelProblem("no-tiles/two-hands", path, { name })] };

  const read = held.map((text: unknown, index) => {
    return readListedTile(claim, name, text, path + pointer(index), holderOf);
  });
  const problems = read.flatMap((tile) => (tile.ok ? [] : [tile.error]));
  if (problems.length > 0) return { problems };
  const tiles = read.flatMap((tile) => (tile.ok ? [tile.value] : []));
  return {
    problems,
    value: { seats, tiles, pips: tiles.reduce((sum, tile) => sum + claim.counted.pipsOf(tile), 0) },
  };
}

/** A tile of a list, noted in `holderOf` as held there. */
function readListedTile(
  claim: HandsClaim,
  name: string,
  text: unknown,
  path: string,
  holderOf: Map<Tile, string>,
): Result<Tile, Problem> {
  const { set } = claim.counted;
  const tile = readTile(text);
  if (tile === undefined) return err(kernelProblem("not-a-tile", path, { name, written: shown(text) }));
  if (!set.has(tile))
    return err(kernelProblem("tile-not-in-set", path, { name, tile, highest: set.highest }));
  const holder = holderOf.get(tile);
  if (holder === name) return err(kernelProblem("tile-twice", path, { name, tile }));
  if (holder !== undefined)
    return err(kernelProblem("tile-twice/other-hand", path, { name, other: holder, tile }));
  holderOf.set(tile, name);
  if (claim.onTable.includes(tile)) return err(kernelProblem("tile-on-table", path, { name, tile }));
  return ok(tile);
}

/** What was written where a tile should stand, short enough for a sentence. */
function shown(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

/** The pips that an entry tells of under a key of `left`; 0 where it tells of none. */
export function pipsUnder(counted: CountedSet, left: Left, key: string): number {
  const held = Object.hasOwn(left, key) ? left[key] : undefined;
  if (held === undefined) return 0;
  // JSON knows a -0; it is no pips, like 0.
  if (typeof held === "number") return held + 0;
  return held.reduce((sum, text) => {
    const tile = readTile(text);
    return sum + (tile ? counted.pipsOf(tile) : 0);
  }, 0);
}

/**
 * The pips that every seat still holds by an entry that was checked; 0 for whoever is out or not in, and where a hand was
 * left uncounted or told as one with a partner's.
 */
export const pipsLeft = (table: Context, counted: CountedSet, left: Left): number[] =>
  table.players.map(({ id }) => pipsUnder(counted, left, id));
