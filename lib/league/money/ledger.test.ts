import { describe, expect, it } from "vitest";
import { settled } from "./ledger";

/** Bo owes Ana 30, and Cleo owes her 20. */
const evening = [
  { currency: "EUR", person: "ana", balance: 50 },
  { currency: "EUR", person: "bo", balance: -30 },
  { currency: "EUR", person: "cleo", balance: -20 },
];
const pays = (payer: string, receiver: string, amount: number, currency = "EUR") => {
  return { payer, receiver, amount, currency };
};
const balancesAfter = (...payments: ReturnType<typeof pays>[]) =>
  Object.fromEntries(settled(evening, payments).map(({ person, balance }) => [person, balance]));

describe("settled", () => {
  it("settles what the payer owes and the receiver is owed, and no more", () => {
    expect(balancesAfter(pays("bo", "ana", 10))).toEqual({ ana: 40, bo: -20, cleo: -20 });
    expect(balancesAfter(pays("bo", "ana", 500))).toEqual({ ana: 20, cleo: -20 });
    expect(balancesAfter(pays("bo", "ana", 20), pays("bo", "ana", 20))).toEqual({ ana: 20, cleo: -20 });
  });

  it("settles nothing unless the payer owes and the receiver is owed in that currency", () => {
    const owed = { ana: 50, bo: -30, cleo: -20 };
    expect(balancesAfter(pays("dev", "ana", 40))).toEqual(owed);
    expect(balancesAfter(pays("ana", "bo", 40))).toEqual(owed);
    expect(balancesAfter(pays("bo", "cleo", 40))).toEqual(owed);
    expect(balancesAfter(pays("bo", "ana", 40, "USD"))).toEqual(owed);
  });
});
