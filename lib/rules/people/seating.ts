import type { Seat } from "./table";

/** A change of seats: index: the new seat; value: the seat before, or undefined for a newcomer. */
export type Seating = readonly (Seat | undefined)[];

/** Values by seat, moved to another seating; newcomers get `fresh`. */
export const reseated = <T>(values: readonly T[], seating: Seating, fresh: T): T[] =>
  seating.map((before) => (before === undefined ? fresh : (values[before] as T)));

/** Values by seat, with another one in one seat. */
export const withSeat = <T>(values: readonly T[], seat: Seat, value: T): T[] =>
  values.map((each, index) => (index === seat ? value : each));

/** `People.seat` and `People.comeBack` of games that store nothing about a player but a total. */
export const totalsFollow = {
  seat: <State extends Totals>(_table: unknown, state: State, seating: Seating, points: number): State => ({
    ...state,
    totals: reseated(state.totals, seating, points),
  }),
  comeBack: <State extends Totals>(_table: unknown, state: State, seat: Seat, points: number): State => ({
    ...state,
    totals: withSeat(state.totals, seat, points),
  }),
};

interface Totals {
  readonly totals: readonly number[];
}

/** The new seats of the players who sat in these seats, in the same order. */
export const seatsNow = (before: readonly Seat[], seating: Seating): Seat[] =>
  before.map((seat) => seating.indexOf(seat));
