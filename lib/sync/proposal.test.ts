import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { sitDown } from "../../tests/support/simulate";
import { asksHands, handProblems, mayGoOut, saysOut } from "./proposal";

/** A new game of three. */
function positionOf(id: string) {
  const game = games.find(id);
  if (!game) throw new Error("no such game");
  return sitDown(game, {
    options: {},
    players: ["a", "b", "c"].map((player) => ({ id: player, name: player })),
  });
}

it("an empty list says that its player went out, and nothing else does", () => {
  expect(saysOut([])).toBe(true);
  expect(saysOut(0)).toBe(false);
  expect(saysOut(["0-0"])).toBe(false);
});

it("a player may say so if the question who went out includes them", () => {
  const position = positionOf("mexican-train");
  const asked = asksHands(position);
  expect(asked && mayGoOut(asked, "b")).toBe(true);
  expect(handProblems(position, { player: "b", held: [] })).toEqual([]);
  expect(handProblems(position, { player: "stranger", held: [] }).map(({ code }) => code)).toEqual([
    "holds-nothing",
  ]);
});
