import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { Log } from "@/lib/rules/play/log";
import { sitDown, somePlayers } from "../../tests/support/simulate";
import { type Language, whilePlaying } from "./language";
import { speaker } from "./text";

/** A game won by Ana and Cleo, and what the finish calls it; undefined if that is nothing special. */
function told(id: string, options: Record<string, string | number>, language: Language, loserScores = false) {
  const game = games.find(id);
  if (!game) throw new Error("no such game");
  const log = new Log(sitDown(game, { options, players: somePlayers(4) }));
  const hand = (out: string) =>
    id === "hands"
      ? { kind: "hand", out, how: "plain" }
      : { kind: "hand", out, left: { [out === "ana" ? "bo+cleo+dev" : "ana+cleo+dev"]: 60 } };
  if (loserScores) expect(log.accept(hand("bo"))).toEqual([]);
  while (!log.position.over) expect(log.accept(hand("ana"))).toEqual([]);
  const { shutout } = log.position;
  return shutout && speaker(whilePlaying(language, String(options.preset))).text(shutout.told);
}

it.each([
  ["count", { preset: "dominican" }, "en", "Shut-out!"],
  ["count", { preset: "dominican" }, "es", "¡Pollona!"],
  ["count", { preset: "latin" }, "es-VE", "¡Zapato!"],
  ["count", { preset: "latin" }, "es-CU", "¡Pollona!"],
  ["count", { preset: "latin", shutout: "double" }, "es-MX", "¡Partida a cero! Vale por dos partidas."],
  ["count", { preset: "latin", shutout: "double" }, "pt", "Partida de zero! Vale por duas partidas."],
  ["hands", { preset: "six-love" }, "en", "Six-love!"],
  ["hands", { preset: "first-to-six", target: 4 }, "en", "4-love!"],
  ["hands", { preset: "brazil" }, "pt-BR", "Buchuda!"],
  ["hands", { preset: "haiti" }, "en-JM", "Six-love!"],
] as const)("a game of %s to nothing (%o) is called in %s: %s", (id, options, language, word) => {
  expect(told(id, options, language)).toBe(word);
});

it("a game in which the losers scored is called nothing", () => {
  expect(told("count", { preset: "dominican" }, "es-DO", true)).toBeUndefined();
  expect(told("hands", { preset: "first-to-six" }, "en-JM", true)).toBeUndefined();
});
