import { describe, expect, it } from "vitest";
import { gameAliases } from "@/lib/games/aliases";
import { gameCards } from "./game-cards";
import { findGames } from "./search";

const cards = gameCards("en");
const keyOf = ({ game, preset = game }: { readonly game: string; readonly preset?: string }) =>
  `${game}/${preset}`;
const all = cards.flatMap(({ offers }) => offers);
const found = (typed: string) => findGames(cards, typed).map(({ offer }) => keyOf(offer.choice));

describe("a game is found first by", () => {
  it.each([
    ["Baneberry", "baneberry/baneberry"],
    ["mexican train", "mexican-train/mexican-train"],
    ["tren mexicano", "mexican-train/mexican-train"],
    ["muggins", "fives/muggins"],
    ["all fives", "fives/all-fives"],
    ["ALL-FIVES", "fives/all-fives"],
    ["5s and 3s", "fives/fives-and-threes"],
    ["5's & 3's", "fives/fives-and-threes"],
    ["bones", "fives/bones"],
    ["chicken foot", "chickenfoot/chickenfoot"],
    ["chickenfoot", "chickenfoot/chickenfoot"],
    ["capicu", "count/puerto-rico-500"],
    ["CAPICÚ", "count/puerto-rico-500"],
    ["capicúa", "count/dominican"],
    ["boricua", "count/puerto-rico-500"],
    ["mexicano", "count/partner"],
    ["la e lo", "hands/brazil"],
    ["lá-e-lô", "hands/brazil"],
    ["laelo", "hands/brazil"],
    ["six love", "hands/six-love"],
    ["dekabes", "hands/haiti"],
    ["forty two", "forty-two/marks"],
    ["República Dominicana", "count/dominican"],
    ["Brasil", "hands/brazil"],
    ["puerto 200", "count/puerto-rico-200"],
    ["dominican club", "count/dominican-club"],
    ["domino pool", "domino-pool/domino-pool"],
    ["dominó tren", "mexican-train/mexican-train"],
  ])("%j: %s", (typed, game) => expect(found(typed)[0]).toBe(game));
});

it.each([
  ["cubano", ["count/cuba", "mexican-train/mexican-train"]],
  ["dominó cubano", ["count/cuba", "mexican-train/mexican-train"]],
  ["mexicano", ["count/partner", "mexican-train/mexican-train"]],
  ["jamaica", ["hands/six-love", "hands/first-to-six", "hands/cut-throat"]],
  ["muggins", ["fives/muggins"]],
])("%j is the name of %j", (typed, games) => {
  expect(found(typed)).toEqual(expect.arrayContaining(games));
});

it.each(["dominó", "Domino", "dominoes"])("every game here is %j", (typed) => {
  expect(found(typed).sort()).toEqual(all.map(({ choice }) => keyOf(choice)).sort());
});

it.each(["whist", "cubano whist", "!?", "zzz"])("nothing is found by %j", (typed) => {
  expect(found(typed)).toEqual([]);
});

it("a game that does not exist here finds the closest one, marked as such, after all that have the name", () => {
  const [closest] = findGames(cards, "ponta de cinco");
  expect(closest).toMatchObject({ by: "ponta de cinco", isClose: true, offer: { name: "All fives" } });
});

it("the matching name is shown if it is not the game’s own; a country is not shown as a name", () => {
  expect(findGames(cards, "boricua")[0]?.by).toBe("boricua");
  expect(findGames(cards, "Puerto Rico")[0]?.by).toBeUndefined();
  expect(findGames(cards, "Cuba")[0]?.by).toBeUndefined();
  expect(findGames(cards, "muggins")[0]?.by).toBeUndefined();
});

it("names differ between games and presets, and every alias belongs to a game", () => {
  const named = Object.entries(gameAliases).flatMap(([game, presets]) =>
    Object.keys(presets).map((preset) => keyOf({ game, preset })),
  );
  expect(named.sort()).toEqual(all.map(({ choice }) => keyOf(choice)).sort());
});

it.each(all.map((offer) => [offer.name, offer] as const))("%s is found by each of its names", (_, offer) => {
  const names = [offer.name, ...offer.aliases, ...offer.places, ...offer.closeTo];
  for (const name of names) expect(found(name), name).toContain(keyOf(offer.choice));
});
