import { expect, it } from "vitest";
import { countryOf } from "@/app/shared/game/likely-order";
import { gameCards } from "./game-cards";
import { nearFirst } from "./near-first";

const near = (language: "en" | "es" | "pt", country?: string) =>
  nearFirst(gameCards(language), language, country);
const offersOf = (game: string, ...where: Parameters<typeof near>) =>
  near(...where)
    .find(({ id }) => id === game)
    ?.offers.map(({ choice }) => choice.preset);

it.each([
  [["es-DO", "en-US"], "es", "DO"],
  [["es", "es-CU"], "es", "CU"],
  [["es_MX"], "es", "MX"],
  [["es-419"], "es", undefined],
  [["zh-Hant-TW"], "en", "TW"],
  [["en"], "en", undefined],
  [["pt"], "pt", "BR"],
] as const)("countryOf %j on a page in %s is %s", (tags, language, country) =>
  expect(countryOf(tags, language)).toBe(country),
);

it.each([
  ["es", "DO", ["dominican", "dominican-club"]],
  ["es", "CU", ["cuba"]],
  ["es", "PR", ["puerto-rico-500", "puerto-rico-200"]],
  ["es", undefined, ["partner"]],
] as const)("in %s of %s the family of counted games begins with %j", (language, country, presets) =>
  expect(offersOf("count", language, country)?.slice(0, presets.length)).toEqual(presets),
);

it.each([
  ["en", undefined, "mexican-train"],
  ["en", "US", "mexican-train"],
  ["en", "GB", "fives"],
  ["en", "JM", "hands"],
  ["es", "DO", "count"],
  ["pt", "BR", "hands"],
] as const)("in %s of %s the list begins with %s", (language, country, game) =>
  expect(near(language, country)[0]?.id).toBe(game),
);

it("nothing is lost or doubled", () => {
  const keys = (cards: ReturnType<typeof near>) =>
    cards.flatMap(({ id, offers }) => offers.map(({ choice }) => `${id}/${choice.preset}`)).sort();
  expect(keys(near("pt", "BR"))).toEqual(keys(gameCards("pt")));
});
