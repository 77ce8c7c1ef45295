import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { Log } from "@/lib/rules/play/log";
import { breakdownOf, sumOfSteps } from "@/lib/rules/score/breakdown";
import { lastHands, pegsIn } from "@/lib/rules/score/memory";
import { sitDown } from "../../tests/support/simulate";
import { type RoundsTable, roundsTable } from "./rounds-table";
import { scoresOverTime } from "./scores-over-time";

type Options = Parameters<typeof sitDown>[1]["options"];

const player = (id: string) => ({ id, name: id.toUpperCase() });

/** A game of these people, a letter each, after these entries. */
function logOf(id: string, people: string, options: Options, entries: readonly object[]): Log {
  const game = games.find(id);
  if (!game) throw new Error("no such game");
  const log = new Log(sitDown(game, { options, players: [...people].map(player) }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log;
}

const shown = ({ rows }: RoundsTable) =>
  rows.map(({ round, added, after, out }) => ({
    round,
    added: added.map((amount) => amount?.points),
    after: after.map((amount) => amount?.points),
    out: out && [out.name, out.column],
  }));

const substitute = (out: string, id: string) => ({ kind: "substitute", out, player: player(id) });
const hand = (out: string, left: object) => ({ kind: "hand", out, left });

describe("after a substitute in a game of two sides", () => {
  const entries = [
    hand("a", { b: 10, c: 20, d: 24 }),
    hand("b", { a: 5, c: 6, d: 7 }),
    substitute("a", "e"),
    hand("e", { b: 10, c: 1, d: 5 }),
    substitute("c", "f"),
  ];
  const log = logOf("count", "abcd", { preset: "dominican" }, entries);
  const table = roundsTable(log);

  it("the sheet has the side's hands in one column, whoever sat there", () => {
    expect(table.columns.map((players) => players.map(({ id }) => id))).toEqual([
      ["e", "f"],
      ["b", "d"],
    ]);
    expect(shown(table)).toEqual([
      { round: 1, added: [54, 0], after: [54, 0], out: ["A", 0] },
      { round: 2, added: [0, 18], after: [54, 18], out: ["B", 1] },
      { round: undefined, added: [0, 0], after: [54, 18], out: undefined },
      { round: 3, added: [16, 0], after: [70, 18], out: ["E", 0] },
      { round: undefined, added: [0, 0], after: [70, 18], out: undefined },
    ]);
    expect(table.rows.map(({ who }) => who[0])).toEqual(["a", "a", "e", "e", "e"]);
    expect(table.totals.map(({ points }) => points)).toEqual([70, 18]);
    expect(table.ranks).toEqual([1, 2]);
  });

  it("nobody is said to have joined late or left", () => {
    const never = { came: undefined, left: undefined, fell: undefined };
    expect(table.presence).toEqual([never, never]);
  });

  it("the chart goes on from the first hand", () => {
    expect(scoresOverTime(table)[0]?.flat()).toEqual([0, 54, 54, 54, 70, 70]);
  });

  it("a total is explained by what was taken over, and an earlier hand by who then played", () => {
    expect(sumOfSteps(breakdownOf(log, "e"), "points")).toBe(70);
    expect(sumOfSteps(breakdownOf(log, "f"), "points")).toBe(70);
    const first = breakdownOf(log, table.rows[0]?.who[0] ?? "").find(({ line }) => line === 0);
    expect(sumOfSteps(first ? [first] : [], "points")).toBe(54);
  });
});

it("after a substitute the last hands and the pegs are the side's", () => {
  const won = (out: string) => ({ kind: "hand", out, how: "plain" });
  const hands = logOf("hands", "abcd", {}, [won("a"), won("c"), substitute("a", "e"), won("e")]);
  expect(lastHands(hands, 12).map(({ winners, totals }) => [winners.includes("e"), totals.e])).toEqual([
    [true, 1],
    [true, 2],
    [true, 3],
  ]);
  const fives = logOf("fives", "abcd", {}, [
    { kind: "peg", player: "a", points: 8 },
    { kind: "peg", player: "c", points: 3 },
    substitute("a", "e"),
  ]);
  expect(pegsIn(fives, "e")).toEqual({ front: 11, back: 8 });
});

it.each([
  ["count", { preset: "block" }],
  ["fives", {}],
  ["chickenfoot", {}],
  ["hands", { preset: "cut-throat", match: "first-to" }],
])("who joins %s has no numbers before, and who left none after", (id, options) => {
  const close = (out: string, others: string) => {
    if (id === "hands") return { kind: "hand", out, how: "plain" };
    if (id === "fives") return { kind: "hand", out, pegs: 1 };
    const left = Object.fromEntries([...others].map((each) => [each, 9]));
    if (id === "count") return hand(out, left);
    return { kind: "round", out, left };
  };
  const log = logOf(id, "abc", options, [
    close("a", "bc"),
    { kind: "join", player: player("d"), start: "zero" },
    close("a", "bcd"),
    { kind: "leave", player: "b", score: "unranked" },
    close("a", "cd"),
  ]);
  const table = roundsTable(log);
  expect(table.columns.flat().map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  const closed = table.rows.filter(({ round }) => round !== undefined);
  expect(closed.map(({ added }) => added.map((amount) => amount !== undefined))).toEqual([
    [true, true, true, false],
    [true, true, true, true],
    [true, false, true, true],
  ]);
  expect(table.presence.map(({ came, left }) => [came, left])).toEqual([
    [undefined, undefined],
    [undefined, 2],
    [undefined, undefined],
    [1, undefined],
  ]);
  for (const [column, { points }] of table.totals.entries())
    expect(table.rows.reduce((sum, { added }) => sum + (added[column]?.points ?? 0), 0)).toBe(points);
});
