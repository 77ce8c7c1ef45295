import type { Seat } from "./table";

/**
 * Where everybody sits now, and where he sat before: index: the seat now; value: the seat before, or undefined for
 * somebody who was not there.
 */
export type Seating = readonly (Seat | undefined)[];

/** What is kept by seat, for another seating; newcomers have `fresh`. */
export const reseated = <T>(values: readonly T[], seating: Seating, fresh: T): T[] =>
  seating.map((before) => (before === undefined ? fresh : (values[before] as T)));

/** What is kept by seat, with another value in one seat. */
export const withSeat = <T>(values: readonly T[], seat: Seat, value: T): T[] =>
  values.map((each, index) => (index === seat ? value : each));

/** Where those sit now who sat in these seats, in the same order. */
export const seatsNow = (before: readonly Seat[], seating: Seating): Seat[] =>
  before.map((seat) => seating.indexOf(seat));
