import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyPurse, moneyMoved, type OddCents, type Purse, payIn, payOut } from "./money";

const purse = (pool: number, ...balances: number[]): Purse => ({ pool, balances });

const paid: Record<string, [before: Purse, seats: number[], odd: OddCents, after: Purse]> = {
  "one winner takes the whole pool": [purse(75, -25, -25, -25), [1], "stay", purse(0, -25, 50, -25)],
  "two winners split an even pool": [purse(100, -50, -50), [0, 1], "stay", purse(0, 0, 0)],
  "odd cents stay in the pool": [purse(75, -25, -25, -25), [0, 2], "stay", purse(1, 12, -25, 12)],
  "odd cents go to the winners, one each in seat order": [
    purse(5, -5, 0, 0),
    [0, 1, 2],
    "seat-order",
    purse(0, -3, 2, 1),
  ],
  "odd cents follow seat order, not the order of the argument": [
    purse(1, -1, 0),
    [1, 0],
    "seat-order",
    purse(0, 0, 0),
  ],
  "fewer cents than winners stay in the pool": [purse(2, -2, 0, 0), [0, 1, 2], "stay", purse(2, -2, 0, 0)],
  "fewer cents than winners go to the first in seat order": [
    purse(2, -2, 0, 0),
    [0, 1, 2],
    "seat-order",
    purse(0, -1, 1, 0),
  ],
  "an empty pool pays nothing": [purse(0, 0, 0), [0], "stay", purse(0, 0, 0)],
  "without winners the pool stays": [purse(7, -7), [], "seat-order", purse(7, -7)],
};

describe("payOut", () => {
  it.each(Object.entries(paid))("%s", (_name, [before, seats, odd, after]) =>
    expect(payOut(before, seats, odd)).toEqual(after),
  );
});

describe("payIn", () => {
  it("charges the given seats and nobody else", () =>
    expect(payIn(emptyPurse(3), [0, 2], 25)).toEqual(purse(50, -25, 0, -25)));
  it("changes nothing for an amount of 0", () =>
    expect(payIn(emptyPurse(2), [0, 1], 0)).toEqual(purse(0, 0, 0)));
});

describe("a purse", () => {
  const steps = fc.array(
    fc.record({
      seats: fc.uniqueArray(fc.integer({ min: 0, max: 4 })),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
      odd: fc.constantFrom<OddCents>("stay", "seat-order"),
    }),
  );

  it("balances to zero after any payments in and out", () =>
    fc.assert(
      fc.property(steps, (moves) => {
        const after = moves.reduce(
          (now, { seats, amount, odd }) => payOut(payIn(now, seats, amount), seats, odd),
          emptyPurse(5),
        );
        expect(after.balances.reduce((sum, balance) => sum + balance, after.pool)).toBe(0);
      }),
    ));

  it("compared with moneyMoved gives the change of each balance", () =>
    expect(moneyMoved(purse(0, 5, -5), purse(3, 2, -5))).toEqual([-3, 0]));
});
