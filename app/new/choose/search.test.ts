import { describe, expect, it } from "vitest";
import { gameAliases } from "@/lib/games/aliases";
import { gameCards } from "./game-cards";
import { findGames } from "./search";

const cards = gameCards("en");
const keyOf = ({ game, preset = game }: { readonly game: string; readonly preset?: string }) =>
  `${game}/${preset}`;
const all = cards.flatMap(({ offers }) => offers);
const found = (typed: string) => findGames(cards, typed).map(({ offer }) => keyOf(offer.choice));

describe("findGames puts first, for", () => {
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
  ])("%j, the game %s", (typed, game) => expect(found(typed)[0]).toBe(game));
});

it.each([
  ["cubano", ["count/cuba", "mexican-train/mexican-train"]],
  ["dominó cubano", ["count/cuba", "mexican-train/mexican-train"]],
  ["mexicano", ["count/partner", "mexican-train/mexican-train"]],
  ["jamaica", ["hands/six-love", "hands/first-to-six", "hands/cut-throat"]],
  ["muggins", ["fives/muggins"]],
  ["cutthroat", ["hands/cut-throat"]],
  ["pollona", ["count/dominican", "count/cuba"]],
  ["zapato", ["count/partner"]],
  ["tranca", ["count/partner"]],
  ["contagem", ["hands/brazil"]],
  ["seis pontos", ["hands/brazil"]],
  ["capicua", ["count/dominican", "count/puerto-rico-500", "count/puerto-rico-200", "hands/haiti"]],
  ["puertoriqueño", ["count/puerto-rico-500", "count/puerto-rico-200"]],
  ["nello", ["forty-two/marks"]],
  ["spinner", ["fives/all-fives"]],
])("findGames finds for %j every one of %j", (typed, games) => {
  expect(found(typed)).toEqual(expect.arrayContaining(games));
});

it.each(["dominó", "Domino", "dominoes"])("findGames finds every game for %j", (typed) => {
  expect(found(typed).sort()).toEqual(all.map(({ choice }) => keyOf(choice)).sort());
});

it.each(["whist", "cubano whist", "!?", "zzz"])("findGames finds nothing for %j", (typed) => {
  expect(found(typed)).toEqual([]);
});

it("findGames finds the closest game for the name of a game that is not here, and marks it as close", () => {
  const [closest] = findGames(cards, "ponta de cinco");
  expect(closest).toMatchObject({ by: "ponta de cinco", isClose: true, offer: { name: "All fives" } });
});

it("findGames reports the alias that found a game, but neither the game's own name nor a country", () => {
  expect(findGames(cards, "boricua")[0]?.by).toBe("boricua");
  expect(findGames(cards, "Puerto Rico")[0]?.by).toBeUndefined();
  expect(findGames(cards, "Cuba")[0]?.by).toBeUndefined();
  expect(findGames(cards, "muggins")[0]?.by).toBeUndefined();
});

it("gameAliases lists every game and preset and no others", () => {
  const named = Object.entries(gameAliases).flatMap(([game, presets]) =>
    Object.keys(presets).map((preset) => keyOf({ game, preset })),
  );
  expect(named.sort()).toEqual(all.map(({ choice }) => keyOf(choice)).sort());
});

it.each(all.map((offer) => [offer.name, offer] as const))(
  "findGames finds %s by each of its names",
  (_, offer) => {
    const names = [offer.name, ...offer.aliases, ...offer.places, ...offer.closeTo];
    for (const name of names) expect(found(name), name).toContain(keyOf(offer.choice));
  },
);
