import { type Closing, closingOf, handWinners } from "../../rules/hands/closing";
import { type Seat, seatOf, seatsOf } from "../../rules/people/table";
import type { Step } from "../../rules/rules";
import { emptyPurse, moneyMoved, type Purse, payIn, payOut } from "../../rules/score/money";
import type { PoolEntry, PoolStar } from "./entries";
import { type PoolTable, poolCounted } from "./table";

export interface PoolState {
  readonly hands: number;
  readonly totals: readonly number[];
  readonly purse: Purse;
  /** By seat: the hand that put the player out, or null while they are in. */
  readonly outIn: readonly (number | null)[];
  /** Seats that ever went out, in the order they first did. */
  readonly everOut: readonly Seat[];
  /** Seats that may star now, in the order they answer. */
  readonly offers: readonly Seat[];
}

export const isHundredUp = ({ options }: PoolTable): boolean => options.mode === "hundred-up";

export const seatsIn = (state: PoolState): Seat[] =>
  state.outIn.flatMap((hand, seat) => (hand === null ? [seat] : []));

/** Hundred-up: the stake is paid once, by all, before the first hand. */
export function poolStart(table: PoolTable): PoolState {
  const seats = seatsOf(table);
  const purse = emptyPurse(seats.length);
  return {
    hands: 0,
    totals: seats.map(() => 0),
    purse: isHundredUp(table) ? payIn(purse, seats, table.options.stake) : purse,
    outIn: seats.map(() => null),
    everOut: [],
    offers: [],
  };
}

/** The game is decided with one player in, or none, and no star left to answer. */
export const isDecided = (state: PoolState): boolean =>
  seatsIn(state).length < 2 && state.offers.length === 0;

export function applyPool(table: PoolTable, state: PoolState, entry: PoolEntry): Step<PoolState> {
  switch (entry.kind) {
    case "star":
      return { state: applyStar(table, state, entry) };
    case "hand": {
      const closing = closingOf(table, poolCounted, seatsIn(state), entry);
      return isHundredUp(table)
        ? applyCountedHand(table, state, closing)
        : applySimpleHand(table, state, closing);
    }
  }
}

/** Everybody stakes; the pool goes to the winner, or is divided, odd cents staying for the next hand (a ruling). */
function applySimpleHand(table: PoolTable, state: PoolState, closing: Closing): Step<PoolState> {
  const staked = payIn(state.purse, seatsIn(state), table.options.stake);
  const purse = payOut(staked, handWinners(closing), "stay");
  return {
    state: { ...state, hands: state.hands + 1, purse },
    round: { points: state.totals.map(() => 0), money: moneyMoved(state.purse, purse) },
  };
}

function applyCountedHand(table: PoolTable, state: PoolState, { pips }: Closing): Step<PoolState> {
  const hand = state.hands + 1;
  const totals = state.totals.map((total, seat) => total + (pips[seat] ?? 0));
  const fallen = inOrderOfGoingOut(
    seatsIn(state).filter((seat) => (totals[seat] ?? 0) >= table.options.target),
    totals,
  );
  const everOut = [...new Set([...state.everOut, ...fallen])];
  const mayStar = everOut.slice(0, table.options.stars).filter((seat) => !state.everOut.includes(seat));
  const outIn = state.outIn.map((out, seat) => (fallen.includes(seat) ? hand : out));
  const nobodyIn = outIn.every((out) => out !== null);
  const played: PoolState = {
    ...state,
    hands: hand,
    totals,
    everOut,
    outIn,
    offers: nobodyIn ? [] : mayStar,
  };
  const next = settled(played);
  return { state: next, round: { points: pips, money: moneyMoved(state.purse, next.purse) } };
}

/** In one hand the higher total goes out first, then in seat order (a ruling). */
const inOrderOfGoingOut = (seats: readonly Seat[], totals: readonly number[]): Seat[] =>
  [...seats].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);

/** A star brings a player back at the highest total still in, for a payment; an offer is answered once. */
function applyStar(table: PoolTable, state: PoolState, { player, take }: PoolStar): PoolState {
  const star = seatOf(table, player);
  const offers = state.offers.filter((seat) => seat !== star);
  if (!take || star === undefined) return settled({ ...state, offers });
  return settled({
    ...state,
    offers,
    totals: state.totals.map((total, seat) => (seat === star ? starTotal(state) : total)),
    purse: payIn(state.purse, [star], table.options.starCost),
    outIn: state.outIn.map((out, seat) => (seat === star ? null : out)),
  });
}

/** The total a star gives: the highest among the players still in. */
export const starTotal = (state: PoolState): number =>
  Math.max(...seatsIn(state).map((seat) => state.totals[seat] ?? 0));

/** The last one in takes the pool; if a hand leaves nobody in, the lowest who went out in it do (a ruling). */
export function settled(state: PoolState): PoolState {
  if (!isDecided(state)) return state;
  const last = seatsIn(state);
  if (last.length > 0) return { ...state, purse: payOut(state.purse, last, "seat-order") };
  const fellNow = state.outIn.flatMap((hand, seat) => (hand === state.hands ? [seat] : []));
  const lowest = Math.min(...fellNow.map((seat) => state.totals[seat] ?? 0));
  const winners = fellNow.filter((seat) => state.totals[seat] === lowest);
  return { ...state, purse: payOut(state.purse, winners, "seat-order") };
}
