import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { replay } from "../../lib/rules/replay";

/**
 * A sheet and what it must come to. `expect` has the parts of the replay result that the sheet is about; each part
 * it has must be exactly so. Of problems it says entry and code, and path and `later` where they matter: these
 * problems and no others, in any order.
 */
interface Golden {
  readonly about: string;
  readonly sheet: unknown;
  readonly expect: Readonly<Record<string, unknown>> & { readonly problems: readonly object[] };
}

const folder = (game: string) => join(import.meta.dirname, "../../lib/games", game, "golden");

describe.each(games.ids)("golden sheets of %s", (game) => {
  const files = readdirSync(folder(game)).filter((name) => name.endsWith(".json"));

  it("are there", () => expect(files.length).toBeGreaterThan(0));

  it.each(files)("%s", (file) => {
    const golden: Golden = JSON.parse(readFileSync(join(folder(game), file), "utf8"));
    const opened = readScoresheet(golden.sheet, games, "en");
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const result = replay(opened.value, "en");
    const { problems, ...parts } = golden.expect;
    expect(result.problems).toHaveLength(problems.length);
    expect(result.problems).toEqual(
      expect.arrayContaining(problems.map((problem) => expect.objectContaining(problem))),
    );
    expect(result.game).toBe(game);
    expect(Object.keys(result)).toEqual(expect.arrayContaining(Object.keys(parts)));
    for (const [part, value] of Object.entries(parts))
      expect({ [part]: Reflect.get(result, part) }).toEqual({ [part]: value });
  });
});
