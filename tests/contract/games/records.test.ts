import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { Log } from "../../../lib/rules/play/log";
import { recordsOf } from "../../../lib/rules/score/records";
import { Dice } from "../../support/simulate/dice";
import { type Options, simulateGame, sitDown, somePlayers, someTable } from "../../support/simulate/index";

function logOf(id: string, count: number, options: Options, entries: readonly unknown[]): Log {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  const log = new Log(sitDown(game, { players: somePlayers(count), options }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log;
}

const hand = (out: string | null, left: object) => ({ kind: "hand", out, left });

describe("the records of a game", () => {
  const evening = [
    hand("bo", { ana: 40, cleo: 10 }),
    hand("ana", { bo: 12, cleo: 30 }),
    hand(null, { ana: 1, bo: 9, cleo: 7 }),
    hand("ana", { bo: 30, cleo: ["6-6", "5-4"] }),
  ];
  const log = logOf("doubles", 3, { target: 105 }, evening);

  it("are listed in order, each with its round", () =>
    expect(recordsOf(log)).toEqual([
      { record: "best-round", players: ["ana"], value: 51, round: 4 },
      { record: "worst-hand", players: ["ana"], value: 40, round: 1 },
      { record: "most-out", players: ["ana"], value: 2 },
      { record: "comeback", players: ["ana"], value: 50, round: 1 },
    ]));

  it("follow corrections of hands", () => {
    const corrected = log.fork();
    expect(corrected.accept({ kind: "amend", target: 0, entry: hand("bo", { ana: 20, cleo: 30 }) })).toEqual(
      [],
    );
    expect(recordsOf(corrected)).toContainEqual({ record: "worst-hand", players: ["bo", "cleo"], value: 30 });
  });

  it("count a run over consecutive rounds", () =>
    expect(
      recordsOf(
        logOf("doubles", 2, {}, [hand("bo", { ana: 4 }), hand("bo", { ana: 4 }), hand("ana", { bo: 9 })]),
      ),
    ).toEqual([
      { record: "best-round", players: ["ana"], value: 9, round: 3 },
      { record: "worst-hand", players: ["bo"], value: 9, round: 3 },
      { record: "most-out", players: ["bo"], value: 2 },
      { record: "longest-run", players: ["bo"], value: 2 },
    ]));

  it("are empty before a hand was played, and leave out what everybody did", () => {
    expect(recordsOf(logOf("doubles", 2, {}, []))).toEqual([]);
    expect(recordsOf(logOf("doubles", 2, {}, [hand(null, { ana: 4, bo: 4 })]))).toEqual([]);
  });
});

it.each(games.all)(
  "$id: records name players at the table and rounds that were played, with valid numbers",
  (game) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { sheet } = simulateGame(game, someTable(game, new Dice(seed)), seed, { hands: 25 });
      const log = new Log(sitDown(game, { players: sheet.players, options: sheet.options as Options }));
      for (const entry of sheet.entries) log.accept(entry);
      const rounds = log.result([]).rounds.length;
      for (const { players, value, round = 1 } of recordsOf(log)) {
        expect(log.position.players.map(({ id }) => id)).toEqual(expect.arrayContaining([...players]));
        expect(value).toBeGreaterThan(0);
        expect(round).toBeGreaterThanOrEqual(1);
        expect(round).toBeLessThanOrEqual(rounds);
      }
    }
  },
);
