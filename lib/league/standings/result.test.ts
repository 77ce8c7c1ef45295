import { describe, expect, it } from "vitest";
import { games } from "../../games/registry";
import { readScoresheet } from "../../rules/document/scoresheet";
import { Log } from "../../rules/play/log";
import { resultOf } from "./result";

const names = ["a", "b", "c"];
let ids = 0;

/** The result of a sheet whose entries are given without id and time. */
function resultOfSheet(game: string, options: object, entries: readonly object[], those = names) {
  const players = those.map((id) => ({ id, name: id.toUpperCase() }));
  const sheet = { format: "pipkeeper/scoresheet", version: 1, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const log = new Log(opened.value.start);
  for (const entry of entries) {
    ids++;
    const id = `019ab000-0000-7000-8000-${String(ids).padStart(12, "0")}`;
    expect(log.accept({ id, at: `2026-11-21T20:00:0${entries.indexOf(entry)}Z`, ...entry })).toEqual([]);
  }
  return resultOf(log);
}

const hand = (out: string | null, left: Record<string, number>) => ({ kind: "hand", out, left });
const end = { kind: "end" };

describe("resultOf", () => {
  it("gives the result of a finished game, with who was ahead, who went out and who came back", () => {
    const entries = [hand("a", { b: 10, c: 11 }), hand("b", { a: 20, c: 21 })];
    expect(resultOfSheet("doubles", { target: 41 }, entries.slice(0, 1))).toBeUndefined();
    const result = resultOfSheet("doubles", { target: 41 }, entries);
    expect(result).toMatchObject({ endedAt: "2026-11-21T20:00:01Z" });
    const [a, b, c] = result?.seats ?? [];
    // In rounds of 21, 0, 0 and 0, 41, 0, B is 0 − 10½ and then 41 − 0 ahead of the others' average.
    expect(b).toMatchObject({ place: 1, tied: 1, total: 41, rounds: 2, outs: 1, scored: 2, comeback: 21 });
    expect(b?.ahead).toBe(30.5 * 27_720);
    expect(a).toMatchObject({ place: 2, ahead: (21 - 20.5) * 27_720, low: 21, high: 21, comeback: 0 });
    expect(c).toMatchObject({ place: 3, total: 0, low: null, high: null, money: false });
  });

  it("counts fewer points as ahead in a game that the fewest points win", () => {
    const round = { kind: "round", engine: 12, out: "a", left: { b: 10, c: 20 } };
    const result = resultOfSheet("mexican-train", {}, [round, end]);
    expect(result?.seats.map(({ ahead }) => ahead / 27_720)).toEqual([15, 0, -15]);
    expect(result?.seats.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it("says of those who won to nothing as how many games it counts, and of nobody else", () => {
    const shutouts = (options: object, entries: readonly object[]) =>
      resultOfSheet("count", { preset: "latin", target: 50, ...options }, entries, [
        ...names,
        "d",
      ])?.seats.map(({ shutout }) => shutout);
    const won = (out: string, left: string) => hand(out, { [left]: 60 });
    const none = undefined;
    expect(shutouts({}, [won("a", "b+c+d")])).toEqual(["once", none, "once", none]);
    expect(shutouts({ shutout: "double" }, [won("b", "a+c+d")])).toEqual([none, "twice", none, "twice"]);
    const scored = [hand("b", { "a+c+d": 20 }), won("a", "b+c+d")];
    expect(shutouts({ shutout: "double" }, scored)).toEqual([none, none, none, none]);
  });

  it("compares a round only among players who are still in", () => {
    const entries = [hand("a", { b: 12, c: 5 }), hand("a", { c: 3 }), hand("a", { c: 9 })];
    const result = resultOfSheet("domino-pool", { mode: "hundred-up", target: 12, stars: 0 }, entries);
    expect(result?.seats.map(({ rounds, outs }) => [rounds, outs])).toEqual([
      [3, 3],
      [1, 0],
      [3, 0],
    ]);
    expect(result?.seats.map(({ balance }) => balance)).toEqual([50, -25, -25]);
  });

  it("counts a player who left and came back as one, with the rounds they played", () => {
    const entries = [
      hand("a", { b: 10, c: 11 }),
      { kind: "leave", player: "c" },
      hand("b", { a: 5 }),
      { kind: "return", player: "c" },
      hand("c", { a: 4, b: 3 }),
      end,
    ];
    const result = resultOfSheet("doubles", {}, entries);
    expect(
      result?.seats.map(({ seat, place, total, rounds, outs }) => [seat, place, total, rounds, outs]),
    ).toEqual([
      ["a", 1, 21, 3, 1],
      ["b", 3, 5, 3, 1],
      ["c", 2, 7, 2, 1],
    ]);
    expect(result?.aside).toEqual([]);
  });

  it("measures a comeback against those who still play, not against a player who left", () => {
    const round = (engine: number, out: string | null, left: object) => ({
      kind: "round",
      engine,
      out,
      left,
    });
    const entries = [
      round(12, "a", { b: 3, c: 4 }),
      { kind: "leave", player: "a" },
      round(11, null, { b: 50, c: 70 }),
      end,
    ];
    const result = resultOfSheet("mexican-train", {}, entries);
    expect(result?.seats.map(({ seat, place, comeback }) => [seat, place, comeback])).toEqual([
      ["a", 3, 0],
      ["b", 1, 3],
      ["c", 2, 0],
    ]);
  });

  it("gives balances and no points in a game ranked by money", () => {
    const result = resultOfSheet("domino-pool", { stake: 30 }, [hand("b", { a: 5, c: 6 }), end]);
    expect(result?.seats.map(({ balance, scored, rounds }) => [balance, scored, rounds])).toEqual([
      [-30, 0, 1],
      [60, 0, 1],
      [-30, 0, 1],
    ]);
  });

  it("follows corrections, and gives nothing once the end is voided", () => {
    const entries = [
      hand("a", { b: 10, c: 11 }),
      { kind: "amend", target: 0, entry: hand("c", { a: 9, b: 8 }) },
      end,
    ];
    expect(resultOfSheet("doubles", {}, entries)?.seats.map(({ place }) => place)).toEqual([2, 2, 1]);
    expect(resultOfSheet("doubles", {}, [...entries, { kind: "void", target: 2 }])).toBeUndefined();
  });

  it("ends with the last hand, even if names or seats are corrected afterwards", () => {
    const entries = [
      hand("a", { b: 10, c: 11 }),
      { kind: "rename", player: "a", name: "Ann" },
      { kind: "seats", order: ["b", "a", "c"] },
    ];
    expect(resultOfSheet("doubles", { target: 21 }, entries)?.endedAt).toBe("2026-11-21T20:00:00Z");
  });

  it("gives nothing when nothing was played", () =>
    expect(resultOfSheet("doubles", {}, [end])).toBeUndefined());
});
