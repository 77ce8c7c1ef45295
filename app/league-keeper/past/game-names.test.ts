import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { kindKey } from "@/lib/league/import/columns";
import { gameNames } from "./game-names";

const names = await gameNames();
const rulesets = new Map(names);

it.each([
  ["Mexican Train", "mexican-train"],
  ["mexican-train", "mexican-train"],
  ["Tren mexicano", "mexican-train"],
  ["TREM MEXICANO", "mexican-train"],
  ["Dobles", "doubles"],
  ["Duplos", "doubles"],
  ["Dominó por puntos", "count"],
  ["Dominó de pontos", "count"],
  ["All fives", "fives"],
  ["Múltiplos de cinco", "fives"],
  ["Dominicano de club", "count"],
  ["Pé-de-galinha", "chickenfoot"],
])("a table may call %s so in any language: %s", (name, ruleset) =>
  expect(rulesets.get(kindKey(name))).toBe(ruleset),
);

it("a name means one game, and every game has some", () => {
  expect(rulesets.size).toBe(names.length);
  expect(new Set(rulesets.values())).toEqual(new Set(games.all.map(({ id }) => id)));
  // Both count and hands have a game that is called so.
  expect(rulesets.has(kindKey("individual"))).toBe(false);
});
