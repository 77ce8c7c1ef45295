import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MoneyReply } from "../replies";
import { kitty, kittyHolds, owedTogether, paidIn } from "./kitty";
import { balancesOf, paid } from "./ledger";
import { settleUp } from "./settle-up";

type Entry = MoneyReply["payments"][number];

let made = 0;
const entry = (from: string, to: string, amount: number, owedFor?: string): Entry => {
  const payment = `e${made++}`;
  return { payment, from, to, amount, currency: "EUR", on: "2026-11-20", ...(owedFor && { owedFor }) };
};

/** Who is owed how much, and what the kitty holds. */
function standing(entries: readonly Entry[]) {
  const balances = balancesOf(
    entries.flatMap(({ from, to, ...each }) => paid({ ...each, payer: from, receiver: to })),
  );
  return {
    owed: Object.fromEntries(balances.map(({ person, balance }) => [person, balance])),
    holds: kittyHolds(entries)[0]?.holds,
  };
}

describe("the kitty", () => {
  it("is owed dues, holds what was paid, and owes whoever spent something for the club", () => {
    const dues = ["ana", "bo"].map((member) => entry(kitty, member, 500, "November"));
    expect(standing(dues)).toEqual({ owed: { [kitty]: 1_000, ana: -500, bo: -500 }, holds: 0 });
    const paidDues = [...dues, entry("ana", kitty, 500)];
    expect(standing(paidDues)).toEqual({ owed: { [kitty]: 500, bo: -500 }, holds: 500 });
    const coffee = [...paidDues, entry("bo", kitty, 800, "Coffee")];
    expect(standing(coffee)).toEqual({ owed: { [kitty]: -300, bo: 300 }, holds: 500 });
    expect(settleUp(standing(coffee).owed).payments).toEqual([{ from: kitty, to: "bo", amount: 300 }]);
    expect(standing([...coffee, entry(kitty, "bo", 300)])).toEqual({ owed: {}, holds: 200 });
  });

  it("has what is for the same in one entry, and dues of another day, amount or cause in another", () => {
    const entries = [
      entry(kitty, "ana", 500, "November"),
      entry("ana", kitty, 500),
      entry(kitty, "bo", 500, "November"),
      entry(kitty, "cleo", 300, "November"),
      entry("ana", kitty, 500, "November"),
    ];
    const told = owedTogether(entries).map(({ from, amount, entries: each }) => [
      from,
      amount,
      each.map(({ to }) => to),
    ]);
    expect(told).toEqual([
      [kitty, 500, ["bo", "ana"]],
      [kitty, 300, ["cleo"]],
      ["ana", 500, [kitty]],
    ]);
    expect(paidIn(entries)).toEqual([entries[1]]);
    expect(kittyHolds([entry("ana", "bo", 100)])).toEqual([]);
  });

  it("leaves every ledger at 0, and accounts for every cent it holds", () => {
    const party = fc.constantFrom(kitty, "ana", "bo", "cleo");
    const some = fc
      .record({
        from: party,
        to: party,
        amount: fc.integer({ min: 1, max: 100_000 }),
        owedFor: fc.option(fc.constantFrom("Dues", "Coffee"), { nil: undefined }),
      })
      .filter(({ from, to }) => from !== to)
      .map(({ from, to, amount, owedFor }) => entry(from, to, amount, owedFor));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), (entries) => {
        const { owed, holds = 0 } = standing(entries);
        expect(Object.values(owed).reduce((sum, balance) => sum + balance, 0)).toBe(0);
        const sumOf = (of: (each: Entry) => boolean) =>
          entries.filter(of).reduce((sum, { amount }) => sum + amount, 0);
        const dues = sumOf((each) => each.owedFor !== undefined && each.from === kitty);
        const spent = sumOf((each) => each.owedFor !== undefined && each.to === kitty);
        // What it holds and what it is still owed is what it was ever owed, less what was spent for it.
        expect(holds + (owed[kitty] ?? 0)).toBe(dues - spent);
        // Once all have settled up, nobody owes anything, and the kitty holds just that.
        const settled = settleUp(owed).payments.map(({ from, to, amount }) => entry(from, to, amount));
        expect(standing([...entries, ...settled]).owed).toEqual({});
        expect(kittyHolds([...entries, ...settled])[0]?.holds ?? 0).toBe(dues - spent);
      }),
    );
  });
});
