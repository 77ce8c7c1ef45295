import { expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { settleId } from "./settle-id";

const league = { id: uuid() } as Parameters<typeof settleId>[0]["league"];
const debt = { from: "bo", to: "ana", amount: 350, currency: "EUR" };
const paid = (payment: string, from: string, to: string) => ({
  ...debt,
  payment,
  from,
  to,
  on: "2026-11-21",
});

it("two phones give the payment of a debt one id, whatever else they know; after that, or for another amount, it is another", () => {
  const first = settleId({ league, payments: [] }, debt);
  const [one, two] = [paid(uuid(), "ana", "bo"), paid(uuid(), "bo", "ana")];
  expect(settleId({ league, payments: [paid(uuid(), "bo", "cleo")] }, debt)).toBe(first);
  expect(settleId({ league, payments: [one, two] }, debt)).toBe(
    settleId({ league, payments: [two, one] }, debt),
  );
  const others = [
    settleId({ league, payments: [{ ...debt, payment: first, on: "2026-11-21" }] }, debt),
    settleId({ league, payments: [] }, { ...debt, amount: 351 }),
    settleId({ league, payments: [] }, { ...debt, currency: "USD" }),
    settleId({ league: { ...league, id: uuid() }, payments: [] }, debt),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
  expect(first).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});
