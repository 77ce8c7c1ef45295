import { expect, it } from "vitest";
import { readScoring } from "./read-scoring";

const read = (fields: Readonly<Record<string, string>>, before = {}) =>
  readScoring((name) => fields[name] ?? "", before);

it("an empty form is worth nothing, and one that was not drawn leaves all as it was", () => {
  expect(read({ partners: "each" })).toEqual({});
  expect(read({}, { coming: 2 })).toEqual({ coming: 2 });
});

it("reads everything that was typed", () => {
  const fields = {
    partners: "share",
    draw: "0",
    "near-within": "5",
    "near-points": "1",
    shutout: "2",
    coming: "3",
    twice: "on",
    tables: "0 2",
    "tables-0-parties": "2",
    "tables-0-points": "1, 0",
    "tables-2-game": "pip",
    "tables-2-points": "4",
    handicaps: "1 3",
    "handicaps-1-player": "ana",
    "handicaps-1-points": "2",
    "handicaps-3-points": "1",
  };
  expect(read(fields)).toEqual({
    tables: [
      { parties: 2, points: [1, 0] },
      { game: "pip", points: [4] },
    ],
    draw: 0,
    near: { within: 5, points: 1 },
    shutout: 2,
    twice: true,
    coming: 3,
    partners: "share",
    handicaps: [{ player: "ana", points: 2 }],
  });
});

it.each([
  ["points that are none", { tables: "0", "tables-0-points": "one" }, "points"],
  ["half a number", { coming: "1.5" }, "number"],
  ["nothing as a bonus", { shutout: "0" }, "number"],
  ["one player", { tables: "0", "tables-0-points": "1", "tables-0-parties": "1" }, "number"],
  ["a close loss without points", { "near-within": "5" }, "number"],
])("says what is wrong about %s", (_, fields, wrong) =>
  expect(read({ partners: "each", ...fields })).toEqual({ wrong }),
);
