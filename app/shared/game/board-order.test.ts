import { expect, it } from "vitest";
import { inBoardOrder } from "./board-order";

const players = ["a", "b", "c", "d"].map((id) => [{ id, name: id }]);
const order = (byRank: boolean, ranks: Readonly<Record<string, number>>) =>
  inBoardOrder(players, new Map(Object.entries(ranks)), byRank).flatMap((party) => party.map(({ id }) => id));

it("a board keeps the order of the seats until it is sorted by rank", () => {
  const ranks = { a: 3, b: 1, c: 1, d: 4 };
  expect(order(false, ranks)).toEqual(["a", "b", "c", "d"]);
  expect(order(true, ranks)).toEqual(["b", "c", "a", "d"]);
});

it("a player without a place comes last by rank", () =>
  expect(order(true, { b: 2, c: 1, d: 3 })).toEqual(["c", "b", "d", "a"]));
