import { expect, it } from "vitest";
import { titlesOf } from "./titles";

it("titlesOf counts titles of ended seasons, shared ones too, the most first", () => {
  expect(
    titlesOf([
      { ended: true, champions: ["ana", "bo"] },
      { ended: true, champions: ["bo"] },
      { ended: true, champions: [] },
      { ended: true, champions: ["cleo"] },
      { ended: false, champions: ["ana"] },
    ]),
  ).toEqual([
    { person: "bo", won: 2, shared: 1 },
    { person: "cleo", won: 1, shared: 0 },
    { person: "ana", won: 1, shared: 1 },
  ]);
});

it("titlesOf gives nobody a title before the season has ended", () => {
  expect(titlesOf([{ ended: false, champions: ["ana"] }])).toEqual([]);
});
