import type { Left } from "../document/entry";
import { idsOf, namesOf, type Party } from "../people/parties";
import { idOf, nameOf, type Players, type Seat, seatOf } from "../people/table";
import { type Problem, pointer } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import { type Holder, kernelProblem } from "../texts";
import type { CountedSet } from "../tiles/counting";
import { readTile, type Tile } from "../tiles/tiles";
import { idsUnder, keyOfHands } from "./joint";

/** What an entry says about the hands; either may be unknown so far. */
export interface HandFields {
  /** The id of the player who went out; null after a block. */
  readonly out?: string | null | undefined;
  readonly left?: Left | undefined;
}

/** What a game knows about the hands in an entry before it is entered. */
export interface HandsClaim {
  /** The hands as entered: only the game knows in which fields they are. */
  readonly entered: HandFields;
  readonly counted: CountedSet;
  /** The players still in, in seat order. Each of them but the one who went out holds a hand. */
  readonly holders: readonly Seat[];
  /** The tiles that are certainly on the table: an engine, an opening tile. */
  readonly onTable: readonly Tile[];
  /** The most tiles that all hands together hold when somebody is out, and after a block. */
  readonly maxWhenOut: number;
  readonly maxWhenBlocked: number;
  /** The most tiles that one hand can hold, if the game has such a limit. */
  readonly maxEach?: number;
  /**
   * Whether any hand, or that of the partner of the player who is out, may be left uncounted once somebody is out,
   * because it then affects nothing.
   */
  readonly optionalOnceOut?: boolean | "partner";
  /** Partners whose hands may be entered as one, under both ids joined with `+`. */
  readonly partners?: readonly Party[];
  /**
   * Whether the hands of all who hold tiles may be entered as one, under their ids in seat order joined with `+`, once
   * somebody is out. Absent: there is no such key.
   */
  readonly oneForAll?: "once-out" | "never";
  /** Whether each hand must still be entered by itself, because a single hand decides. */
  readonly isApart?: boolean;
  /** Whether all tiles lie in one line: after a block some number is in no hand. */
  readonly isLine?: boolean;
}

/** A valid hand, or several entered as one: whose, its pips, and its tiles if they were listed. */
export interface Hand {
  readonly seats: Party;
  readonly pips: number;
  readonly tiles?: readonly Tile[];
}

/** The hands of an entry, and all problems that can be found without searching for real tiles. */
export interface HandsReading {
  readonly problems: readonly Problem[];
  readonly hands: readonly Hand[];
  /**
   * How many more hands there are, at least: not typed yet, or uncounted where that is allowed. Each holds a tile or
   * more.
   */
  readonly uncounted: number;
}

/** 10,000 pips is far more than any set has; a larger number is a typing mistake. Source: docs/scoresheet.md. */
const maxPips = 10_000;

/** Reads who went out and what every other player still holds, and reports what is impossible. */
export function readHands(table: Players, claim: HandsClaim): HandsReading {
  const { out, left } = claim.entered;
  const outSeat = seatOf(table, out);
  const wrongOut = typeof out === "string" ? outProblems(table, claim, out, outSeat) : [];
  if (!isRecord(left)) return { problems: wrongOut, hands: [], uncounted: 0 };

  const holders = new Map<Tile, Holder>();
  const read = Object.entries(left).map(([key, held]) => {
    const seats = seatsIn(table, claim, key);
    const problems = whoseProblems(table, claim, key, seats, left);
    return problems.length > 0 ? { problems } : readHand(table, claim, seats, held, holders);
  });
  const hands = read.flatMap(({ value }) => value ?? []);
  const seats = Object.keys(left).flatMap((key) => seatsIn(table, claim, key));
  const outKnown = out !== undefined && wrongOut.length === 0;
  const absent = claim.holders.filter((seat) => seat !== outSeat && !seats.includes(seat));
  const missing = outKnown ? absent.filter((seat) => !mayBeUncounted(claim, seat, outSeat)) : [];
  // While nobody is marked as out, one of them may be.
  const uncounted = Math.max(0, outKnown ? absent.length : absent.length - 1);
  const wrong = read.flatMap(({ problems }) => problems);
  return {
    problems: [...wrongOut, ...wrong, ...missing.map((seat) => missingHand(table, seat))],
    hands,
    uncounted,
  };
}

/**
 * The seats of a key of `left`: a player's, those of two partners or of all who hold tiles, in seat order; none for a
 * stranger.
 */
function seatsIn(table: Players, claim: HandsClaim, key: string): Party {
  const seat = seatOf(table, key);
  if (seat !== undefined) return [seat];
  const joint = [...(claim.partners ?? []), ...(claim.oneForAll ? holdersIn(table, claim) : [])];
  return joint.find((party) => party.length > 1 && keyOf(table, party) === key) ?? [];
}

/** Everybody who holds tiles; while nobody is marked as out, all but any one of those who play. */
function holdersIn(table: Players, { holders, entered: { out } }: HandsClaim): Party[] {
  const without = (gone: Seat | undefined) => holders.filter((seat) => seat !== gone);
  return out === undefined ? holders.map(without) : [without(seatOf(table, out))];
}

/** Whether hands entered as one have to be entered one by one. */
function areApart(
  { partners = [], isApart = false, oneForAll, entered: { out } }: HandsClaim,
  seats: Party,
): boolean {
  return partners.includes(seats) ? isApart : out === null || oneForAll === "never";
}

/** The ids of players whose hands are in `left`, by themselves or together with a partner's. */
export const idsInLeft = (left: Left): string[] => Object.keys(left).flatMap(idsUnder);

/** The key of these hands in `left`. */
export const keyOf = (table: Players, seats: Party): string => keyOfHands(idsOf(table, seats));

/** The holder, or holders, for a sentence. */
export function holderOf(table: Players, seats: Party): Holder {
  const names = namesOf(table, seats);
  return { name: names.join(" + "), ...(names.length > 1 && { names }) };
}

/** Why this hand cannot exist, whatever it holds. */
function whoseProblems(
  table: Players,
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
  if (areApart(claim, seats)) return [kernelProblem("hands-apart", path, { names })];
  const others = Object.keys(left).filter((other) => other !== key);
  const isTwice = others.some((other) => seatsIn(table, claim, other).some((seat) => seats.includes(seat)));
  return isTwice ? [kernelProblem("hand-twice", path, { names })] : [];
}

/** Whether a hand decides nothing once this player is out, and may be left out. */
function mayBeUncounted(
  { optionalOnceOut, partners = [] }: HandsClaim,
  seat: Seat,
  out: Seat | undefined,
): boolean {
  if (out === undefined || !optionalOnceOut) return false;
  return optionalOnceOut === true || partners.some((party) => party.includes(seat) && party.includes(out));
}

const missingHand = (table: Players, seat: Seat): Problem =>
  kernelProblem("hand-missing", pointer("left", idOf(table, seat)), { name: nameOf(table, seat) });

function outProblems(table: Players, claim: HandsClaim, id: string, seat: Seat | undefined): Problem[] {
  const path = "/out";
  if (seat === undefined) return [kernelProblem("no-such-player", path, { id })];
  if (claim.holders.includes(seat)) return [];
  return [kernelProblem("not-in/out", path, { name: nameOf(table, seat) })];
}

function readHand(
  table: Players,
  claim: HandsClaim,
  seats: Party,
  held: unknown,
  holders: Map<Tile, Holder>,
): { problems: Problem[]; value?: Hand } {
  const path = pointer("left", keyOf(table, seats));
  const holder = holderOf(table, seats);
  if (typeof held === "number") {
    if (Number.isInteger(held) && held >= 0 && held <= maxPips)
      return { problems: [], value: { seats, pips: held } };
    return { problems: [kernelProblem("not-pips", path, holder)] };
  }
  if (!Array.isArray(held)) return { problems: [kernelProblem("not-pips", path, holder)] };
  if (held.length === 0) return { problems: [kernelProblem("no-tiles", path, holder)] };
  if (held.length < seats.length) return { problems: [kernelProblem("no-tiles/two-hands", path, holder)] };

  const read = held.map((text: unknown, index) => {
    return readListedTile(claim, holder, text, path + pointer(index), holders);
  });
  const problems = read.flatMap((tile) => (tile.ok ? [] : [tile.error]));
  if (problems.length > 0) return { problems };
  const tiles = read.flatMap((tile) => (tile.ok ? [tile.value] : []));
  return {
    problems,
    value: { seats, tiles, pips: tiles.reduce((sum, tile) => sum + claim.counted.pipsOf(tile), 0) },
  };
}

/** A tile of a list; `holders` records who holds it. */
function readListedTile(
  claim: HandsClaim,
  holder: Holder,
  text: unknown,
  path: string,
  holders: Map<Tile, Holder>,
): Result<Tile, Problem> {
  const { set } = claim.counted;
  const tile = readTile(text);
  if (tile === undefined) return err(kernelProblem("not-a-tile", path, { ...holder, written: shown(text) }));
  if (!set.has(tile))
    return err(kernelProblem("tile-not-in-set", path, { ...holder, tile, highest: set.highest }));
  const other = holders.get(tile);
  if (other === holder) return err(kernelProblem("tile-twice", path, { ...holder, tile }));
  if (other !== undefined) {
    const { name, names } = other;
    const params = { ...holder, other: name, ...(names && { others: names }), tile };
    return err(kernelProblem("tile-twice/other-hand", path, params));
  }
  holders.set(tile, holder);
  if (claim.onTable.includes(tile)) return err(kernelProblem("tile-on-table", path, { ...holder, tile }));
  return ok(tile);
}

/** The text written instead of a tile, shortened for a sentence. */
function shown(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

/** The pips under a key of `left`; 0 if there are none. */
export function pipsUnder(counted: CountedSet, left: Left, key: string): number {
  const held = Object.hasOwn(left, key) ? left[key] : undefined;
  if (held === undefined) return 0;
  // JSON has -0, which should not be kept as a number of pips.
  if (typeof held === "number") return held + 0;
  return held.reduce((sum, text) => {
    const tile = readTile(text);
    return sum + (tile ? counted.pipsOf(tile) : 0);
  }, 0);
}

/**
 * The pips that every seat still holds by a checked entry; 0 for players who are out or not in, for uncounted hands,
 * and for those entered as one with a partner's.
 */
export const pipsLeft = (table: Players, counted: CountedSet, left: Left): number[] =>
  table.players.map(({ id }) => pipsUnder(counted, left, id));
