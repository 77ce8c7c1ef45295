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

it("summaryOf says as how many games one that was won to nothing counts", () => {
  const summary = (shutout: string, out: string) => {
    const players = ["a", "b"].map((id) => ({ id, name: id }));
    const options = { preset: "block", target: 10, shutout };
    const hands = [
      { kind: "hand", out, left: { [out === "a" ? "b" : "a"]: 9 } },
      { kind: "hand", out: "a", left: { b: 9 } },
      { kind: "hand", out: "a", left: { b: 8 } },
    ];
    const sheet = {
      format: "pipkeeper/scoresheet",
      version: 1,
      game: "count",
      options,
      players,
      entries: [],
    };
    const opened = readScoresheet(sheet, games);
    if (!opened.ok) throw new Error("the sheet is valid");
    const log = new Log(opened.value.start);
    for (const hand of hands) if (!log.position.over) expect(log.accept(hand)).toEqual([]);
    return summaryOf(options, log.position, log.result([]));
  };
  expect(summary("none", "a").shutout).toBe("once");
  expect(summary("double", "a").shutout).toBe("twice");
  expect(summary("double", "b")).toMatchObject({ status: "finished" });
  expect(summary("double", "b")).not.toHaveProperty("shutout");
});
