import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import type { OptionValue } from "./answers";
import { houseRules, otherwise } from "./house-rules";

function rulesOf(id: string, answers: Readonly<Record<string, OptionValue>>, players = 4) {
  const game = games.find(id);
  if (!game) throw new Error(`there is no ${id}`);
  return houseRules(game, answers, players, "en");
}
const ruleOf = (field: string, ...given: Parameters<typeof rulesOf>) =>
  rulesOf(...given).rules.find(({ ask }) => ask.field === field);
const changed = (...given: Parameters<typeof rulesOf>) =>
  rulesOf(...given).rules.flatMap(({ ask, isChanged }) => (isChanged ? [ask.field] : []));

it.each(["count", "hands", "fives", "forty-two"])("houseRules asks for every option of %s", (id) => {
  const schema = games.find(id)?.schemas.options as unknown as { readonly shape: object };
  const presets = ruleOf("preset", id, {})?.ask;
  if (presets?.type !== "choice") throw new Error(`${id} is no family`);
  // Some options apply only to some presets or numbers of players: with four there is no boneyard to draw from.
  const asked = presets.choices.flatMap(({ value: preset }) =>
    [2, 3, 4].flatMap((players) => rulesOf(id, { preset }, players).rules.map(({ ask }) => ask.field)),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(schema.shape).sort());
});

it("houseRules marks the options that differ from the preset and gives their usual values", () => {
  expect(changed("count", { preset: "dominican" })).toEqual([]);
  expect(changed("count", { preset: "dominican", target: "200", capicua: 30 })).toEqual(["capicua"]);
  expect(ruleOf("capicua", "count", { preset: "dominican", capicua: 30 })).toMatchObject({ usual: 25 });
  expect(changed("count", { preset: "dominican", tie: "leader", lead: "next" })).toEqual(["lead"]);
});

it("houseRules lists the usual choice first, whatever was chosen", () => {
  const choices = (answers: Readonly<Record<string, OptionValue>>) => {
    const ask = ruleOf("sides", "count", answers)?.ask;
    return ask?.type === "choice" && ask.choices.map(({ value }) => value);
  };
  for (const sides of [true, false]) {
    expect(choices({ preset: "partner", sides })).toEqual([true, false]);
    expect(choices({ preset: "block", sides })).toEqual([false, true]);
  }
});

describe("an option with several numbers", () => {
  it.each([
    ["100, 75,50 25", [100, 75, 50, 25]],
    [" 10;20 ", [10, 20]],
    ["", []],
  ])("reads %j as %j", (typed, prizes) => {
    expect(rulesOf("count", { preset: "partner", prizes: typed }).options).toMatchObject({ prizes });
  });

  it.each(["1001", "ten", "-5", "1,2,3,4,5,6,7,8,9,10,11", "1.5"])(
    "refuses %j and keeps what was typed",
    (typed) => {
      const rule = ruleOf("prizes", "count", { preset: "partner", prizes: typed });
      expect(rule?.problem).toBeDefined();
      expect(rule?.text).toBe(typed);
      expect(rulesOf("count", { prizes: typed }).options).not.toHaveProperty("prizes");
    },
  );

  it("has the preset's numbers until others are entered", () => {
    expect(ruleOf("prizes", "count", { preset: "puerto-rico-500" })).toMatchObject({
      text: "100, 75, 50, 25",
      isChanged: false,
    });
    expect(changed("count", { preset: "puerto-rico-500", prizes: "100,75,50,25" })).toEqual([]);
    expect(changed("count", { preset: "puerto-rico-500", prizes: "" })).toEqual(["prizes"]);
  });
});

describe("otherwise", () => {
  const otherwiseIn = (id: string, answers: Readonly<Record<string, OptionValue>>, players: number) => {
    const game = games.find(id);
    return game && otherwise(game, answers, players, "en");
  };

  it("contains the preset and the options that differ from it", () => {
    const answers = { preset: "dominican", target: "150", capicua: "25", tie: "nobody", prizes: "10 5" };
    const rules = { preset: "dominican", target: 150, tie: "nobody", prizes: [10, 5] };
    expect(otherwiseIn("count", answers, 4)).toEqual(rules);
    expect(otherwiseIn("count", answers, 2)).toEqual(rules);
  });

  it("contains options that these players are not asked about, but not values usual for their number", () => {
    const answers = { preset: "partner", sides: false, handSize: "7" };
    expect(otherwiseIn("count", answers, 2)).toEqual({ preset: "partner", sides: false });
    expect(otherwiseIn("count", answers, 3)).toEqual({ preset: "partner", sides: false, handSize: 7 });
  });

  it("contains options that the players must agree on", () => {
    expect(otherwiseIn("doubles", { handSize: "4" }, 6)).toEqual({ handSize: 4 });
  });
});
