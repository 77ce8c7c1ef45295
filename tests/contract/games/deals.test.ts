import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { type Options, somePlayers } from "../../support/simulate/index";

/** Tiles for each player and tiles left, for every row of every deal table in the rule texts. */
const deals: [
  game: string,
  options: Options,
  players: number,
  tiles: number,
  each: number,
  boneyard: number,
][] = [
  ["baneberry", {}, 2, 55, 7, 41],
  ["baneberry", {}, 3, 55, 7, 34],
  ["baneberry", {}, 4, 55, 7, 27],
  ["baneberry", {}, 5, 55, 7, 20],
  ["baneberry", {}, 6, 55, 7, 13],
  ["baneberry", {}, 7, 55, 7, 6],
  ["baneberry", { set: 6 }, 2, 28, 5, 18],
  ["baneberry", { set: 6 }, 3, 28, 5, 13],
  ["baneberry", { set: 6 }, 4, 28, 5, 8],
  ["mexican-train", {}, 2, 91, 15, 61],
  ["mexican-train", {}, 3, 91, 15, 46],
  ["mexican-train", {}, 4, 91, 15, 31],
  ["mexican-train", {}, 5, 91, 14, 21],
  ["mexican-train", {}, 6, 91, 12, 19],
  ["mexican-train", {}, 7, 91, 10, 21],
  ["mexican-train", {}, 8, 91, 9, 19],
  ["mexican-train", { deal: "removed" }, 2, 36, 10, 16],
  ["mexican-train", { deal: "removed" }, 3, 45, 10, 15],
  ["mexican-train", { deal: "removed" }, 4, 55, 10, 15],
  ["mexican-train", { deal: "removed" }, 5, 66, 10, 16],
  ["mexican-train", { deal: "removed" }, 6, 78, 10, 18],
  ["domino-pool", {}, 3, 28, 6, 10],
  ["domino-pool", {}, 4, 28, 5, 8],
  ["domino-pool", {}, 5, 28, 4, 8],
  ["domino-pool", {}, 6, 28, 3, 10],
  ["pip", {}, 2, 70, 15, 40],
  ["pip", {}, 3, 70, 9, 43],
  ["pip", {}, 4, 70, 9, 34],
  ["pip", {}, 5, 70, 9, 25],
  ["pip", {}, 6, 70, 9, 16],
  ["pip", {}, 7, 70, 9, 7],
  ["doubles", {}, 2, 28, 7, 14],
  ["doubles", {}, 3, 28, 7, 7],
  ["doubles", {}, 4, 28, 7, 0],
  ["doubles", { set: 9, handSize: 6 }, 5, 55, 6, 25],
  ["doubles", { set: 12, handSize: 7 }, 12, 91, 7, 7],
  ["doubles", { set: 15 }, 4, 136, 7, 108],
  ["doubles", { set: 18, handSize: 30 }, 6, 190, 30, 10],
  ["count", {}, 2, 28, 7, 14],
  ["count", {}, 3, 28, 5, 13],
  ["count", {}, 4, 28, 7, 0],
  ["count", { sides: false }, 4, 28, 5, 8],
  ["count", { set: 9 }, 2, 55, 10, 35],
  ["count", { preset: "cuba" }, 4, 55, 10, 15],
  ["hands", {}, 2, 28, 7, 14],
  ["hands", {}, 3, 27, 9, 0],
  ["hands", { sides: false }, 4, 28, 7, 0],
  ["fives", {}, 2, 28, 7, 14],
  ["fives", {}, 3, 28, 5, 13],
  ["fives", {}, 4, 28, 5, 8],
  ["forty-two", {}, 4, 28, 7, 0],
  ["chickenfoot", {}, 6, 55, 7, 13],
  ["chickenfoot", {}, 8, 55, 5, 15],
  ["chickenfoot", { set: 6 }, 5, 28, 5, 3],
  ["chickenfoot", { set: 6 }, 6, 28, 4, 4],
  ["chickenfoot", { set: 6 }, 7, 28, 3, 7],
  ["chickenfoot", { set: 6 }, 8, 28, 3, 4],
  ["chickenfoot", { set: 6 }, 9, 28, 3, 1],
  ["chickenfoot", { set: 6, handSize: 2 }, 13, 28, 2, 2],
  ["chickenfoot", {}, 7, 55, 7, 6],
  ["chickenfoot", {}, 10, 55, 5, 5],
  ["chickenfoot", {}, 11, 55, 4, 11],
  ["chickenfoot", {}, 13, 55, 4, 3],
  ["chickenfoot", {}, 14, 55, 3, 13],
  ["chickenfoot", {}, 16, 55, 3, 7],
  ["chickenfoot", { set: 12 }, 12, 91, 7, 7],
  ["chickenfoot", { set: 12 }, 13, 91, 5, 26],
  ["chickenfoot", { set: 15 }, 16, 136, 7, 24],
  ["chickenfoot", { set: 18 }, 16, 190, 7, 78],
];

/** Set, and tiles each for two, three, … players; fewer than three each are too few. Source: docs/scoresheet.md. */
const trainTable: [set: number, each: readonly number[]][] = [
  [6, [10, 7, 5, 4, 3, 3]],
  [9, [15, 14, 10, 8, 7, 6, 5, 4, 4, 3, 3, 3, 3]],
  [12, [15, 15, 15, 14, 12, 10, 9, 8, 7, 6, 6, 5, 5, 4, 4]],
  [15, [15, 15, 15, 15, 15, 15, 13, 12, 10, 9, 9, 8, 7, 7, 6]],
  [18, [15, 15, 15, 15, 15, 15, 15, 15, 15, 13, 12, 11, 10, 10, 9]],
];

describe("a deal", () => {
  it.each(deals)(
    "has the tiles of the rule text: %s %j, %i players",
    (id, options, players, tiles, each, boneyard) => {
      const sat = games.find(id)?.sit(options, somePlayers(players));
      const deal = sat?.ok ? sat.value.deal : undefined;
      expect({ tiles: deal?.set.tiles.length, each: deal?.each, boneyard: deal?.boneyard }).toEqual({
        tiles,
        each,
        boneyard,
      });
    },
  );

  it.each([
    ["count", {}, 2, false],
    ["count", { preset: "draw" }, 2, true],
    ["hands", {}, 2, false],
    ["fives", {}, 2, false],
    ["fives", { preset: "all-fives" }, 2, true],
    ["mexican-train", {}, 2, true],
  ] as const)(
    "says whether players draw from the remaining tiles: %s %j, %i players",
    (id, options, players, drawn) => {
      const sat = games.find(id)?.sit(options, somePlayers(players));
      expect(sat?.ok && sat.value.deal?.drawn).toBe(drawn);
    },
  );

  it.each(trainTable)("has the tiles of the deal table of Mexican Train: double-%i", (set, row) => {
    const dealt = Array.from({ length: 15 }, (_, more) => {
      const sat = games.find("mexican-train")?.sit({ set }, somePlayers(2 + more));
      return sat?.ok ? sat.value.deal?.each : undefined;
    });
    expect(dealt).toEqual(Array.from({ length: 15 }, (_, more) => row[more]));
  });

  it("takes the high tiles out of the double-twelve box", () => {
    const sat = games.find("mexican-train")?.sit({ deal: "removed" }, somePlayers(4));
    const deal = sat?.ok ? sat.value.deal : undefined;
    expect([deal?.box.id, deal?.set.id]).toEqual(["double-12", "double-9"]);
  });

  it("has one tile of each kind in the Pip set", () => {
    const sat = games.find("pip")?.sit({}, somePlayers(2));
    const tiles = sat?.ok ? (sat.value.deal?.set.tiles ?? []) : [];
    const count = (pattern: RegExp) => tiles.filter((tile) => pattern.test(tile)).length;
    expect([count(/^\d-\d$/), count(/^w-\d$/), count(/^w-w$/), count(/^[SRAD]$/)]).toEqual([55, 10, 1, 4]);
    expect(new Set(tiles).size).toBe(70);
  });
});
