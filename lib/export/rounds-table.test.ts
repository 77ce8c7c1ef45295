import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { Log } from "@/lib/rules/play/log";
import { sitDown } from "../../tests/support/simulate";
import { roundsPlayed, roundsTable } from "./rounds-table";

/** The sheet of a game of Ana, Bo and Cy after these entries. */
function tableOf(id: string, options: Parameters<typeof sitDown>[1]["options"], entries: readonly object[]) {
  const game = games.find(id);
  if (!game) throw new Error("no such game");
  const players = ["a", "b", "c"].map((player) => ({ id: player, name: player.toUpperCase() }));
  const log = new Log(sitDown(game, { options, players }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return roundsTable(log);
}

const hand = (out: string, left: object) => ({ kind: "hand", out, left });

describe("the hands after somebody was eliminated", () => {
  const table = tableOf("domino-pool", { mode: "hundred-up" }, [
    hand("a", { b: 60, c: 10 }),
    hand("a", { b: 60, c: 10 }),
    { kind: "star", player: "b", take: false },
    hand("a", { c: 10 }),
  ]);

  it("are no zeros of theirs", () => {
    const rounds = table.rows.filter(({ round }) => round !== undefined);
    expect(rounds.map(({ added }) => added[1]?.points)).toEqual([60, 60, undefined]);
    expect(rounds.map(({ after }) => after[1]?.points)).toEqual([60, 120, 120]);
    expect(table.presence[1]?.fell).toBe(2);
  });
});

describe("roundsPlayed", () => {
  it("counts the hand that ended the game by what was scored during it", () => {
    const run = { kind: "run", player: "a", points: 30 };
    const begun = tableOf("baneberry", {}, [run]);
    expect(begun.rows.filter(({ round }) => round !== undefined)).toEqual([]);
    expect(roundsPlayed(begun)).toBe(1);
    const closed = tableOf("baneberry", {}, [run, hand("b", { a: 5, c: 6 })]);
    expect(roundsPlayed(closed)).toBe(1);
  });
});
