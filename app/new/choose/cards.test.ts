import { expect, it } from "vitest";
import { askedFor } from "./cards";
import { gameCards } from "./game-cards";

const cards = gameCards("es");

it.each([
  [null, null, {}],
  ["doubles", null, { choice: { game: "doubles" } }],
  ["count", null, { family: "count" }],
  ["count", "dominican", { choice: { game: "count", preset: "dominican" } }],
  ["count", "of-another-version", { family: "count" }],
  ["doubles", "dominican", { choice: { game: "doubles" } }],
  ["of-another-version", null, { choice: { game: "of-another-version" } }],
] as const)("an address with the game %s and the preset %s asks for %j", (game, preset, asked) =>
  expect(askedFor(cards, game, preset)).toEqual(asked),
);
