import { expect, it } from "vitest";
import { rulesetIds } from "../../lib/games/ids";
import { loadGame, onlyGame } from "../../lib/games/load";
import { games } from "../../lib/games/registry";

it("the list of ids matches the games", () => {
  expect(rulesetIds).toEqual(games.ids);
});

it.each(games.all)("$id can be loaded from its folder", async (game) => {
  expect(await loadGame(game.id)).toBe(game);
  const only = await onlyGame(game.id);
  expect(only.ids).toEqual([game.id]);
  expect(only.find(game.id)).toBe(game);
  expect(only.find("whist")).toBeUndefined();
});

it.each(["whist", "", "../games/pip", "__proto__", "pip/", "registry"])("%j is not a game", async (id) => {
  expect(await loadGame(id)).toBeUndefined();
  expect((await onlyGame(id)).ids).toEqual([]);
});
