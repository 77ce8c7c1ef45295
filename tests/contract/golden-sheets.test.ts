import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { replay } from "../../lib/rules/replay";
import { readScoresheet, type Scoresheet } from "../../lib/rules/scoresheet";

/** A sheet and what it must come to; of problems a golden sheet says what matters: entry, and where it wants code, path. */
interface Golden {
  readonly about: string;
  readonly sheet: Scoresheet;
  readonly expect: { readonly problems: readonly object[] };
}

const folder = (game: string) => join(import.meta.dirname, "../../lib/games", game, "golden");

describe.each(games.all.map(({ id }) => id))("golden sheets of %s", (game) => {
  const files = readdirSync(folder(game)).filter((name) => name.endsWith(".json"));

  it("are there", () => expect(files.length).toBeGreaterThan(0));

  it.each(files)("%s", (file) => {
    const golden: Golden = JSON.parse(readFileSync(join(folder(game), file), "utf8"));
    const opened = readScoresheet(golden.sheet, games, "en");
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const result = replay(opened.value, "en");
    expect(result).toEqual({
      ...golden.expect,
      game,
      problems: golden.expect.problems.map((problem) => expect.objectContaining(problem)),
    });
  });
});
