import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { gameWords } from "../../lib/i18n/game-words";
import { goldensOf } from "../support/golden";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "tests/contract/rules-coverage.md"), "utf8");

/** Everything in backticks in the rows of the tables. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\|(---| The text| \[sc)/.test(line));
const named = [
  ...new Set(rows.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))),
];

const golden = new RegExp(`^(${games.ids.join("|")})/([a-z0-9-]+)$`);
const goldens = named.filter((name) => golden.test(name));
const files = named.filter((name) => /^(lib|tests)\//.test(name) && !name.includes("*"));

describe("tests/contract/rules-coverage.md", () => {
  it("has a table for every game", () =>
    expect(games.all.filter((game) => !page.includes(`## ${gameWords(game, "en").name}`))).toEqual([]));

  it.each(goldens)("names an existing golden sheet: %s", (name) => {
    const [, game = "", sheet] = golden.exec(name) ?? [];
    expect(goldensOf(game).map(({ name }) => name)).toContain(sheet);
  });

  it.each(files)("names an existing file and row: %s", (name) => {
    const [path = "", row] = name.split(" › ");
    expect(existsSync(join(root, path))).toBe(true);
    if (row !== undefined) expect(readFileSync(join(root, path), "utf8")).toContain(row);
  });

  it("names a test for every sentence that is not on the rules page only", () => {
    const bare = rows
      .filter((line) => !line.includes("rules page only"))
      .filter((line) => /\|\s*\|$/.test(line));
    expect(bare).toEqual([]);
  });

  it("can name golden sheets of every game", () =>
    expect(games.ids.filter((id) => goldensOf(id).length < 20)).toEqual([]));
});
