import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { readScoresheet } from "@/lib/rules/document/scoresheet";
import { Log } from "@/lib/rules/play/log";
import { summaryOf } from "./game-summary";

it("summaryOf names the players who left, and nobody while all are there", () => {
  const players = ["a", "b", "c"].map((id) => ({ id, name: id }));
  const sheet = { format: "pipkeeper/scoresheet", version: 1, game: "doubles", players, entries: [] };
  const opened = readScoresheet(sheet, games);
  if (!opened.ok) throw new Error("the sheet is valid");
  const log = new Log(opened.value.start);
  const summary = () => summaryOf({}, log.position, log.result([]));
  expect(summary()).not.toHaveProperty("gone");
  expect(log.accept({ kind: "leave", player: "b" })).toEqual([]);
  expect(summary().gone).toEqual(["b"]);
});
