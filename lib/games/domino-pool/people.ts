import type { People } from "../../rules/people/people";
import { reseated, seatsNow, withSeat } from "../../rules/people/seating";
import { nameOf, type Seat } from "../../rules/people/table";
import type { Problem } from "../../rules/problem";
import { payBack, payIn, reseatedPurse } from "../../rules/score/money";
import { isHundredUp, type PoolState, seatsIn, settled } from "./state";
import { type PoolTable, poolSeats } from "./table";
import { problem } from "./texts";
import type { PoolTypes } from "./types";

/** Stars are answered before anybody joins or leaves: what they cost and give depends on who is in. */
function starsFirst(table: PoolTable, { offers }: PoolState): Problem[] {
  if (offers.length === 0) return [];
  const names = offers.map((seat) => nameOf(table, seat));
  return [problem("star-first/come-and-go", "/kind", { names })];
}

/** What a player paid into a pool that has not been paid out. */
const stakeInPool = ({ purse }: PoolState, seat: Seat): number => 0 - (purse.balances[seat] ?? 0);

/** The same if it can be given back: not once the player is out, because then it is lost. */
function stakeIn(table: PoolTable, state: PoolState, seat: Seat): number | undefined {
  const paid = stakeInPool(state, seat);
  return isHundredUp(table) && state.outIn[seat] === null && paid > 0 ? paid : undefined;
}

/**
 * Hundred-up: a newcomer pays the stake, and a player who leaves is out; their stake stays in the pool unless the
 * players give it back, and the last one in takes the pool. A player who comes back is in again, and pays the stake
 * if it was given back. Source: docs/scoresheet.md, "People come and go".
 */
export const poolPeople: People<PoolTypes> = {
  seat: (table, state, seating, points) => {
    const newcomers = seating.flatMap((before, seat) => (before === undefined ? [seat] : []));
    const purse = reseatedPurse(state.purse, seating);
    return {
      ...state,
      totals: reseated(state.totals, seating, points),
      purse: isHundredUp(table) ? payIn(purse, newcomers, table.options.stake) : purse,
      outIn: reseated(state.outIn, seating, null),
      everOut: seatsNow(state.everOut, seating),
      offers: seatsNow(state.offers, seating),
    };
  },
  begins: (table) => ({ min: 0, max: isHundredUp(table) ? table.options.target - 1 : 0 }),
  mayJoin: starsFirst,
  mayLeave: starsFirst,
  comeBack: (table, state, seat, points) => {
    const pays = isHundredUp(table) && stakeInPool(state, seat) <= 0;
    return {
      ...state,
      totals: withSeat(state.totals, seat, points),
      purse: pays ? payIn(state.purse, [seat], table.options.stake) : state.purse,
      outIn: withSeat(state.outIn, seat, null),
    };
  },
  // Only a star brings back a player who went out: leaving and coming back does not.
  mayComeBack: (table, state, seat) =>
    isHundredUp(table) && (state.totals[seat] ?? 0) >= table.options.target
      ? [problem("not-in/went-out", "/player", { name: nameOf(table, seat) })]
      : [],
  minPlaying: (table) => (isHundredUp(table) ? 1 : poolSeats.min),
  leave: (table, state, seat, back) => {
    const stake = back ? (stakeIn(table, state, seat) ?? 0) : 0;
    return settled({
      ...state,
      purse: payBack(state.purse, seat, stake),
      outIn: state.outIn.map((out, each) => (each === seat && out === null ? state.hands : out)),
    });
  },
  stakeIn,
  peers: (_table, state) => seatsIn(state),
};
