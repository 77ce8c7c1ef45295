import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { Log } from "@/lib/rules/play/log";
import { type Options, sitDown } from "@/tests/support/simulate/index";
import { ProspectsPanel } from "./prospects-panel";

const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name.toLowerCase(), name }));

function sentences(id: string, options: Options, entries: readonly object[], seats = 4): string[] {
  const game = games.find(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const log = new Log(sitDown(game, { players: players.slice(0, seats), options }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  const shown = renderToStaticMarkup(<ProspectsPanel position={log.position} />);
  return [
    ...shown
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&")
      .matchAll(/<li[^>]*>([^<]+)</g),
  ].map(([, text = ""]) => text);
}

const adjust = (player: string, points: number) => ({ kind: "adjust", player, points, why: "as agreed" });
const out = (player: string) => ({ kind: "hand", out: player });

it("ProspectsPanel names partners together and says whose hands count", () => {
  expect(sentences("count", {}, [adjust("ana", 88)])).toEqual([
    "If Ana or Cleo goes out, Ana and Cleo win with 12 pips or more in the others’ hands.",
  ]);
  expect(sentences("count", { preset: "latin" }, [adjust("ana", 188)])).toEqual([
    "If Ana or Cleo goes out, Ana and Cleo win with 12 pips or more in all hands.",
  ]);
  const exact = { exact: true, capicua: 10 };
  expect(sentences("count", exact, [adjust("ana", 88)])).toEqual([
    "If Ana or Cleo goes out, Ana and Cleo win with exactly 12 pips in the others’ hands, extras aside.",
  ]);
  expect(sentences("count", { preset: "block" }, [adjust("bo", 88)], 2)).toEqual([
    "If Bo goes out, Bo wins with 12 or more in Ana’s hand.",
  ]);
});

it("ProspectsPanel says which hand ends the game and who can break the run", () => {
  expect(sentences("hands", {}, ["ana", "cleo", "ana", "cleo", "ana"].map(out))).toEqual([
    "Ana and Cleo win the game by winning this hand.",
    "If Bo and Dev win the hand, they break the run.",
  ]);
  expect(sentences("hands", { preset: "brazil" }, ["ana", "cleo", "ana"].map(out))).toEqual([
    "Ana and Cleo win the game by winning a hand worth 3 or more.",
  ]);
});

it("ProspectsPanel says which score reaches the target and when the last tile wins", () =>
  expect(sentences("fives", {}, [adjust("ana", 60)])).toEqual([
    "Ana and Cleo win by scoring exactly 1.",
    "Ana and Cleo win by going out if the last tile scores nothing.",
  ]));
