import { describe, expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { eveningOf, logOf } from "@/tests/support/evening/sheets";
import type { EveningLog } from "../log";
import { atTable, type Ended, resultOf } from "./at-table";
import { correctionOf, startedIn, takenBack } from "./corrections";
import { disagreements } from "./disagreements";
import { gamesIn } from "./games";

const first = { round: 1, table: 1 };

function say(log: EveningLog, entries: readonly object[]): void {
  for (const entry of entries) expect(log.accept({ ...entry, id: uuid() })).toEqual([]);
}

/** One game has been played, from a scoresheet; `echoes` phones have said again what came of it. */
function played(outcome: Pick<Ended, "won" | "points">, echoes = 0): EveningLog {
  const log = logOf(eveningOf("abcdefg", "table", {}, "hands"));
  const now = atTable(log);
  if (typeof now === "string") throw new Error(now);
  say(log, [...now.entries, { kind: "game", ...first, game: "g1" }]);
  const result = resultOf(first, outcome);
  for (let echo = 0; echo <= echoes; echo++) say(log, [result]);
  return log;
}

const wonIn = (log: EveningLog) => gamesIn(log.position.state).map(({ won }) => won);
const other = resultOf(first, { won: 1 });

describe("a result that was wrong", () => {
  it.each([0, 1, 3])("is corrected at once, and back, also where %i phones have said it again", (echoes) => {
    const log = played({ won: 0 }, echoes);
    say(log, [{ kind: "rename", person: "a", name: "Anna" }]);
    const correction = correctionOf(log, "result", 1, other);
    say(log, correction?.entries ?? []);
    expect(wonIn(log)).toEqual([1]);
    say(log, correction?.undo ?? []);
    expect(wonIn(log)).toEqual([0]);
  });

  it.each([0, 2])("is taken back with all who said it again: %i", (echoes) => {
    const log = played({ won: 0 }, echoes);
    say(log, takenBack(log, 1, ["result"]));
    expect(wonIn(log)).toEqual([]);
    expect(log.position.state.rounds).toHaveLength(1);
    say(log, takenBack(log, 1, ["game", "round"]));
    expect(log.position.state.rounds).toEqual([]);
    expect([1, 2].map((round) => startedIn(log, round, 1))).toEqual([1, 0]);
    expect(startedIn(log, 1, 2)).toBe(0);
  });

  it("is none where nothing was said", () => {
    const log = logOf(eveningOf("abcde", "table", {}, "hands"));
    expect(correctionOf(log, "result", 1, other)).toBeUndefined();
    expect(takenBack(log, 1, ["result", "game", "round"])).toEqual([]);
  });
});

describe("a scoresheet that says something else than the evening", () => {
  const sheets = (ended: Partial<Ended>) => (game: string) => ({ game, won: 0 as const, ...ended });
  const differing = (log: EveningLog, ended: Partial<Ended>) => {
    const { state } = log.position;
    return disagreements(state, sheets(ended)).map(({ sheet }) => [sheet.won, sheet.points]);
  };

  it.each([
    ["the same", { won: 0, points: [6, 2] }, []],
    ["only who won", { won: 0 }, []],
    ["other points", { won: 0, points: [6, 3] }, [[0, [6, 3]]]],
    ["other winners", { won: 1, points: [2, 6] }, [[1, [2, 6]]]],
  ] as const)("is told, and one correction takes it over: %s", (_, ended, expected) => {
    const log = played({ won: 0, points: [6, 2] });
    expect(differing(log, ended)).toEqual(expected);
    if (expected.length === 0) return;
    say(log, correctionOf(log, "result", 1, resultOf(first, ended))?.entries ?? []);
    expect(differing(log, ended)).toEqual([]);
    expect(gamesIn(log.position.state)).toMatchObject([{ ...ended, game: "g1" }]);
  });

  it("has no points to compare where the game was kept in the head", () => {
    expect(differing(played({ won: 0 }), { won: 0, points: [6, 2] })).toEqual([]);
    expect(differing(played({ won: 1 }), { won: 0, points: [6, 2] })).toEqual([[0, [6, 2]]]);
  });

  it("is not known while it is played", () => {
    expect(disagreements(played({ won: 0 }).position.state, () => undefined)).toEqual([]);
  });
});
