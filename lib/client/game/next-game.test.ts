import { expect, it } from "vitest";
import { nextGame } from "./next-game";

const person = (id: string) => ({ id, name: id.toUpperCase() });
const game = { game: "doubles", options: { target: 150 }, players: ["a", "b", "c", "d"].map(person) };
const seats = (next: ReturnType<typeof nextGame>) => next.players.map(({ id }) => id);

it("nextGame has the same rules and people, and whoever sat first sits last", () => {
  const next = nextGame({ ...game, gone: [] });
  expect(next).toEqual({ ...game, players: ["b", "c", "d", "a"].map(person), movedOn: true });
});

it("nextGame leaves out those who left", () => {
  expect(seats(nextGame({ ...game, gone: new Set(["c"]) }))).toEqual(["b", "d", "a"]);
  expect(seats(nextGame({ ...game, gone: ["a"] }))).toEqual(["c", "d", "b"]);
});

it("nextGame stays in the league, with the roster players known so far", () => {
  const league = { id: "l", seats: { a: "r-a" } };
  expect(nextGame({ ...game, gone: [], league: { ...league, pending: true } }).league).toEqual(league);
  expect(nextGame({ ...game, gone: [], league: undefined })).not.toHaveProperty("league");
});
