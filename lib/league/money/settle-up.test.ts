import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleUp } from "./settle-up";

const byLetter = (amounts: readonly number[]): Record<string, number> =>
  Object.fromEntries(amounts.map((amount, index) => [`p${index}`, amount]));

describe("settleUp", () => {
  it.each([
    ["nobody", {}, []],
    ["balances of 0", { a: 0, b: 0 }, []],
    ["two people", { a: -25, b: 25 }, [{ from: "a", to: "b", amount: 25 }]],
    [
      "one debtor and two creditors",
      { a: -75, b: 25, c: 50 },
      [
        { from: "a", to: "c", amount: 50 },
        { from: "a", to: "b", amount: 25 },
      ],
    ],
    [
      "two pairs without a chain",
      { a: -30, b: 50, c: 30, d: -50 },
      [
        { from: "a", to: "c", amount: 30 },
        { from: "d", to: "b", amount: 50 },
      ],
    ],
    [
      "a player called __proto__",
      JSON.parse('{"__proto__":-5,"b":5}'),
      [{ from: "__proto__", to: "b", amount: 5 }],
    ],
  ])("settles %s", (_, balances: Record<string, number>, payments) => {
    expect(settleUp(balances)).toEqual({ payments, exact: true });
  });

  it("finds two groups of three where paying the largest first would need five payments", () => {
    const { payments, exact } = settleUp({ a: -10, b: 6, c: 4, d: -9, e: 7, f: 2 });
    expect(payments).toHaveLength(4);
    expect(exact).toBe(true);
  });

  it("is not exact for more than twelve people whose balances do not pair off", () => {
    const amounts = Array.from({ length: 13 }, (_, index) => 3 ** index);
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    const { payments, exact } = settleUp(byLetter([...amounts, -sum]));
    expect(exact).toBe(false);
    expect(payments).toHaveLength(13);
  });

  it("is exact for more people whose balances pair off", () => {
    const amounts = Array.from({ length: 20 }, (_, index) => (index < 10 ? index + 1 : 9 - index));
    expect(settleUp(byLetter(amounts))).toMatchObject({ exact: true, payments: { length: 10 } });
  });

  it("throws when the balances do not sum to 0", () => {
    expect(() => settleUp({ a: 1, b: -2 })).toThrow(RangeError);
  });
});

/** The fewest payments, by trying every division of the people into groups that sum to 0. */
function fewest(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 1 << others.length; set++) {
    const inside = others.filter((_, index) => set & (1 << index));
    if (inside.reduce((sum, amount) => sum + amount, first) !== 0) continue;
    const outside = others.filter((_, index) => !(set & (1 << index)));
    best = Math.min(best, inside.length + fewest(outside));
  }
  return best;
}

const balanced = (max: number) =>
  fc
    .array(fc.integer({ min: -6, max: 6 }), { maxLength: max - 1 })
    .map((amounts) => byLetter([...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)]));

describe("settleUp for any balances", () => {
  it("leaves nobody owing anything, and moves money only from debtors to creditors", () => {
    fc.assert(
      fc.property(balanced(30), (balances) => {
        const { payments } = settleUp(balances);
        const left = new Map(Object.entries(balances));
        for (const { from, to, amount } of payments) {
          expect(amount).toBeGreaterThan(0);
          expect([Math.sign(balances[from] ?? 0), Math.sign(balances[to] ?? 0)]).toEqual([-1, 1]);
          left.set(from, (left.get(from) ?? 0) + amount);
          left.set(to, (left.get(to) ?? 0) - amount);
        }
        expect([...left.values()].filter((amount) => amount !== 0)).toEqual([]);
        const people = Object.values(balances).filter((amount) => amount !== 0).length;
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, people - 1));
      }),
    );
  });

  it("makes the fewest possible payments when it is exact", () => {
    fc.assert(
      fc.property(balanced(10), (balances) => {
        const { payments, exact } = settleUp(balances);
        expect(exact).toBe(true);
        expect(payments).toHaveLength(fewest(Object.values(balances)));
      }),
    );
  });
});
