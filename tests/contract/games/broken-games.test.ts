import { describe, expect, it } from "vitest";
import { brokenGames } from "./broken-games.fixture";
import { laws } from "./laws/index";
import { soundGame } from "./tiny-game.fixture";

/** Tests the laws themselves: a game that breaks one of them is caught. */

const seeds = Array.from({ length: 12 }, (_, index) => index * 104_729 + 1);

describe("a minimal correct game", () => {
  it.each(laws)("satisfies the law: $name", (law) => {
    expect(seeds.flatMap((seed) => law.breaks(soundGame, seed))).toEqual([]);
  });
});

describe("a broken game", () => {
  it("exists for every law", () => expect(Object.keys(brokenGames)).toEqual(laws.map(({ name }) => name)));

  it.each(laws)("is caught by the law: $name", (law) => {
    const broken = brokenGames[law.name];
    expect(seeds.some((seed) => broken && law.breaks(broken(), seed).length > 0)).toBe(true);
  });
});
