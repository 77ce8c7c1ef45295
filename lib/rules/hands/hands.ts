import type { Left } from "../document/entry";
import { idOf, nameOf, type Player, type Seat, seatOf } from "../people/table";
import { type Problem, pointer } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import { kernelProblem } from "../texts";
import type { CountedSet } from "../tiles/counting";
import { readTile, type Tile } from "../tiles/tiles";

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
  readonly mostWhenOut: number;
  readonly mostWhenBlocked: number;
  /** The most tiles that one hand holds, where a game has such a limit. */
  readonly mostEach?: number;
  /** Whether any hand may be left uncounted once somebody is out, because it decides nothing then. */
  readonly optionalOnceOut?: boolean;
}

/** A hand that could be read: its pips, and its tiles where they were listed. */
export interface Hand {
  readonly pips: number;
  readonly tiles?: readonly Tile[];
}

/** The hands of an entry, by seat, and everything about them that can be told without searching for real tiles. */
export interface HandsReading {
  readonly problems: readonly Problem[];
  readonly hands: ReadonlyMap<Seat, Hand>;
  /** How many more hands there are, at least: not typed yet, or left uncounted as may be. Each holds a tile or more. */
  readonly untold: number;
}

type Context = { readonly players: readonly Player[] };

/** 10,000 pips is far more than any set has; a larger number is a slip of the finger. Source: docs/scoresheet.md. */
const mostPips = 10_000;

/** Reads who went out and what every other player still holds, and says what cannot be. */
export function readHands(table: Context, claim: HandsClaim): HandsReading {
  const { out, left } = claim.entered;
  const hands = new Map<Seat, Hand>();
  const outSeat = seatOf(table, out);
  const wrongOut = typeof out === "string" ? outProblems(table, claim, out, outSeat) : [];
  if (!isRecord(left)) return { problems: wrongOut, hands, untold: 0 };

  const holderOf = new Map<Tile, Seat>();
  const wrongHands = Object.entries(left).map(([id, held]): readonly Problem[] => {
    const path = pointer("left", id);
    const seat = seatOf(table, id);
    if (seat === undefined) return [kernelProblem("no-such-player", path, { id })];
    const name = nameOf(table, seat);
    if (seat === outSeat) return [kernelProblem("out-holds-nothing", path, { name })];
    if (!claim.holders.includes(seat)) return [kernelProblem("not-in", path, { name })];
    const hand = readHand(table, claim, seat, held, holderOf);
    if (hand.value) hands.set(seat, hand.value);
    return hand.problems;
  });
  const outKnown = out !== undefined && wrongOut.length === 0;
  const absent = claim.holders.filter((seat) => seat !== outSeat && !Object.hasOwn(left, idOf(table, seat)));
  const isOptional = claim.optionalOnceOut && outSeat !== undefined;
  const missing = outKnown && !isOptional ? absent.map((seat) => missingHand(table, seat)) : [];
  // While nobody is said to be out, one of them may be.
  const untold = Math.max(0, outKnown ? absent.length : absent.length - 1);
  return { problems: [wrongOut, wrongHands.flat(), missing].flat(), hands, untold };
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
  seat: Seat,
  held: unknown,
  holderOf: Map<Tile, Seat>,
): { problems: Problem[]; value?: Hand } {
  const path = pointer("left", idOf(table, seat));
  const name = nameOf(table, seat);
  if (typeof held === "number") {
    if (Number.isInteger(held) && held >= 0 && held <= mostPips)
      return { problems: [], value: { pips: held } };
    return { problems: [kernelProblem("not-pips", path, { name })] };
  }
  if (!Array.isArray(held)) return { problems: [kernelProblem("not-pips", path, { name })] };
  if (held.length === 0) return { problems: [kernelProblem("no-tiles", path, { name })] };

  const read = held.map((text: unknown, index) => {
    return readListedTile(table, claim, seat, text, path + pointer(index), holderOf);
  });
  const problems = read.flatMap((tile) => (tile.ok ? [] : [tile.error]));
  if (problems.length > 0) return { problems };
  const tiles = read.flatMap((tile) => (tile.ok ? [tile.value] : []));
  return {
    problems,
    value: { tiles, pips: tiles.reduce((sum, tile) => sum + claim.counted.pipsOf(tile), 0) },
  };
}

/** A tile of a list, noted in `holderOf` as held by this seat. */
function readListedTile(
  table: Context,
  claim: HandsClaim,
  seat: Seat,
  text: unknown,
  path: string,
  holderOf: Map<Tile, Seat>,
): Result<Tile, Problem> {
  const name = nameOf(table, seat);
  const { set } = claim.counted;
  const tile = readTile(text);
  if (tile === undefined) return err(kernelProblem("not-a-tile", path, { name, written: shown(text) }));
  if (!set.has(tile))
    return err(kernelProblem("tile-not-in-set", path, { name, tile, highest: set.highest }));
  const holder = holderOf.get(tile);
  if (holder === seat) return err(kernelProblem("tile-twice", path, { name, tile }));
  if (holder !== undefined)
    return err(kernelProblem("tile-twice/other-hand", path, { name, other: nameOf(table, holder), tile }));
  holderOf.set(tile, seat);
  if (claim.onTable.includes(tile)) return err(kernelProblem("tile-on-table", path, { name, tile }));
  return ok(tile);
}

/** What was written where a tile should stand, short enough for a sentence. */
function shown(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

/**
 * The pips that every seat still holds by an entry that was checked; 0 for whoever is out or not in, and where a hand was
 * left uncounted.
 */
export function pipsLeft(table: Context, counted: CountedSet, left: Left): number[] {
  return table.players.map(({ id }) => {
    const held = Object.hasOwn(left, id) ? left[id] : undefined;
    if (held === undefined) return 0;
    // JSON knows a -0; it is no pips, like 0.
    if (typeof held === "number") return held + 0;
    return held.reduce((sum, text) => {
      const tile = readTile(text);
      return sum + (tile ? counted.pipsOf(tile) : 0);
    }, 0);
  });
}
