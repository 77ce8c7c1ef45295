import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { readScoresheet } from "../../../lib/rules/document/scoresheet";
import { replay } from "../../../lib/rules/play/replay";
import { expectGolden, goldensOf } from "../../support/golden";

describe.each(games.ids)("the golden sheets of %s", (game) => {
  const goldens = goldensOf(game);

  it("exist", () => expect(goldens.length).toBeGreaterThan(0));

  it("have unique names", () => expect(new Set(goldens.map(({ name }) => name)).size).toBe(goldens.length));

  it.each(goldens)("replay to the expected result: $name", (golden) => {
    const opened = readScoresheet(golden.sheet, games);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const result = replay(opened.value);
    expect(result.game).toBe(game);
    expectGolden({ ...result }, golden.expect);
  });
});
