import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { sitDown, somePlayers } from "@/tests/support/simulate/index";
import { readsChain, scoreOfEnds } from "./score-of-ends";

function asked(id: string, options: Readonly<Record<string, string>> = {}) {
  const game = games.find(id);
  const prompts = game ? sitDown(game, { players: somePlayers(2), options }).prompts() : [];
  return prompts.flatMap(({ asks }) => asks).find((ask) => ask.type === "score");
}

const score = (ask: ReturnType<typeof asked>, ...ends: number[]) => ask && scoreOfEnds(ask, ends);

it("scoreOfEnds counts threes and fives, fives, or fifths, as the game does", () => {
  const threes = asked("fives", { preset: "fives-and-threes" });
  expect([score(threes, 12, 3), score(threes, 5, 5), score(threes, 4, 5), score(threes, 4, 3)]).toEqual([
    8,
    2,
    3,
    undefined,
  ]);
  const fives = asked("fives", { preset: "all-fives" });
  expect([score(fives, 4, 6, 3, 2), score(fives, 5, 4), score(fives, 0)]).toEqual([15, undefined, undefined]);
  expect(score(asked("fives", { preset: "five-up" }), 4, 6, 3, 2)).toBe(3);
});

it("scoreOfEnds wants the two ends where a game asks for them", () => {
  const ask = asked("baneberry");
  expect([score(ask, 4, 6), score(ask, 4, 5), score(ask, 10), score(ask, 4, 4, 2)]).toEqual([
    10,
    undefined,
    undefined,
    undefined,
  ]);
});

it("readsChain is so of the games that score ends", () => {
  const ask = asked("fives");
  expect(ask && readsChain(ask)).toBe(true);
  expect(ask && readsChain({ type: "score", field: "points", scores: [5], ends: [], highest: 6 })).toBe(
    false,
  );
});
