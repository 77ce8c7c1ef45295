import { reseated, type Seating } from "../people/seating";
import type { Seat } from "../people/table";

/** What everybody has won and paid, in minor units, and the money in the pool. The total is always zero. */
export interface Purse {
  readonly balances: readonly number[];
  readonly pool: number;
}

export const emptyPurse = (seats: number): Purse => ({ balances: Array(seats).fill(0), pool: 0 });

/** Each of these seats pays `amount` into the pool. */
export function payIn(purse: Purse, seats: readonly Seat[], amount: number): Purse {
  return {
    balances: purse.balances.map((balance, seat) => (seats.includes(seat) ? balance - amount : balance)),
    pool: purse.pool + amount * seats.length,
  };
}

/** What happens to indivisible cents: they stay in the pool, or are handed out one each in seat order. */
export type OddCents = "stay" | "seat-order";

/** The pool is divided equally among these seats. */
export function payOut(purse: Purse, seats: readonly Seat[], odd: OddCents): Purse {
  if (seats.length === 0) return purse;
  const share = Math.floor(purse.pool / seats.length);
  const rest = purse.pool - share * seats.length;
  const inOrder = [...seats].sort((a, b) => a - b);
  const paid = (seat: Seat): number => {
    const place = inOrder.indexOf(seat);
    if (place < 0) return 0;
    return share + (odd === "seat-order" && place < rest ? 1 : 0);
  };
  return {
    balances: purse.balances.map((balance, seat) => balance + paid(seat)),
    pool: odd === "stay" ? rest : 0,
  };
}

/** The same purse for another seating; newcomers have won and paid nothing. */
export const reseatedPurse = ({ balances, pool }: Purse, seating: Seating): Purse => ({
  balances: reseated(balances, seating, 0),
  pool,
});

/** A seat takes `amount` back out of the pool. */
export const payBack = (purse: Purse, seat: Seat, amount: number): Purse => payIn(purse, [seat], -amount);

/** What each balance changed by between two purses. */
export const moneyMoved = (before: Purse, after: Purse): number[] =>
  after.balances.map((balance, seat) => balance - (before.balances[seat] ?? 0));

/** Minor units as people type them, without thousands separators: 125000 is "1250.00". Exact; no float is involved. */
export const moneyAsTyped = (minor: number): `${number}` => {
  const sign = minor < 0 ? "-" : "";
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
};
