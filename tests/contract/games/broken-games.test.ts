import { describe, expect, it } from "vitest";
import { brokenGames } from "./broken-games.fixture";
import { laws } from "./laws/index";
import { soundGame } from "./tiny-game.fixture";

/** The laws are only worth something if a sixth game that broke one would be caught. */

const seeds = Array.from({ length: 12 }, (_, index) => index * 104_729 + 1);

describe("a sound game of a few lines", () => {
  it.each(laws)("keeps the law: $name", (law) => {
    expect(seeds.flatMap((seed) => law.breaks(soundGame, seed))).toEqual([]);
  });
});

describe("a game that breaks a law is caught", () => {
  it("for every law", () => expect(Object.keys(brokenGames)).toEqual(laws.map(({ name }) => name)));

  it.each(laws)("$name", (law) => {
    const broken = brokenGames[law.name];
    expect(seeds.flatMap((seed) => (broken ? law.breaks(broken(), seed) : []))).not.toEqual([]);
  });
});
