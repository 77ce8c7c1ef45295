import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { readScoresheet } from "../../../lib/rules/document/scoresheet";
import { replay } from "../../../lib/rules/play/replay";
import { goldensOf } from "../../support/golden";

describe.each(games.ids)("the golden sheets of %s", (game) => {
  const goldens = goldensOf(game);

  it("exist", () => expect(goldens.length).toBeGreaterThan(0));

  it("have unique names", () => expect(new Set(goldens.map(({ name }) => name)).size).toBe(goldens.length));

  it.each(goldens)("replay to the expected result: $name", (golden) => {
    const opened = readScoresheet(golden.sheet, games);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const result = replay(opened.value);
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
