import { describe, expect, it } from "vitest";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import type { EveningLog } from "../log";
import { type TableState, unitAt } from "../state";
import { isOfTable } from "./of-table";

const kinds =
  "add here away rename sit round game result confirm dispute forfeit late time adjust end amend void hold settle nonsense".split(
    " ",
  );

/** Anything that somebody with a table's card might send. */
function attempt(dice: Dice, log: EveningLog): Record<string, unknown> {
  const { units, rounds } = log.position.state;
  const person = () => dice.pick(units).people[0]?.id ?? "";
  const entry = {
    kind: dice.pick(kinds),
    round: dice.from(0, rounds.length + 1),
    table: dice.from(1, 4),
    ...(dice.chance(0.7) && { by: person() }),
    ...(dice.chance(0.5) && { points: [dice.from(0, 130), dice.from(0, 130)] }),
    ...(dice.chance(0.1) && { who: person() }),
    ...(dice.chance(0.1) && { game: "g1" }),
    ...(dice.chance(0.1) && { target: dice.from(0, log.lines.length) }),
    ...(dice.chance(0.1) && { absent: 0 }),
  };
  return dice.chance(0.2) ? { kind: "hold", entry } : entry;
}

/** Who agrees, or says something else, of a table that there is. */
function answer(dice: Dice, { position: { state } }: EveningLog): Record<string, unknown> {
  const round = dice.from(1, state.rounds.length);
  const table = dice.pick(state.rounds[round - 1]?.tables ?? []);
  const by = unitAt(state, dice.pick(table.sides.flat())).people[0]?.id;
  const points = dice.chance(0.5) ? table.outcome?.points : [dice.from(100, 130), dice.from(0, 99)];
  const kind = dice.pick(["result", "result", "confirm", "dispute", "game"]);
  const more = kind === "result" ? { points, by } : kind === "game" ? { game: "g2" } : { by };
  return { kind, round, table: table.table, ...more };
}

const everythingElse = (log: EveningLog, isMine: (round: number, table: TableState) => boolean) => {
  const { rounds, ...state } = log.position.state;
  return {
    ...state,
    rounds: rounds.map(({ tables, ...round }, index) => ({
      ...round,
      tables: tables.filter((table) => !isMine(index + 1, table)),
    })),
  };
};

describe("what a table's key writes", () => {
  it("changes that table in the last round, or where it is late, and nothing else", () => {
    let written = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const dice = new Dice(seed);
      const played = evening(
        dice,
        { form: "partners", settings: {}, people: 12, rounds: 4 },
        { comings: true, lates: true },
      );
      for (let attempts = 0; attempts < 60; attempts++) {
        const log = played.log.upTo(dice.from(2, played.entries.length));
        if (log.position.state.rounds.length === 0) continue;
        // Tables that have said something, too, for what is answered.
        for (let before = 0; before < 3; before++) log.accept(answer(dice, log));
        const entry = dice.chance(0.5) ? answer(dice, log) : attempt(dice, log);
        const table = dice.chance(0.8) ? Number(entry.table ?? 1) : dice.from(1, 4);
        const { state } = log.position;
        if (!isOfTable(state, table, entry)) continue;
        const isMine = (round: number, each: TableState) =>
          each.table === table && (round === state.rounds.length || each.late);
        const before = everythingElse(log, isMine);
        if (log.accept(entry).length > 0) continue;
        written++;
        expect([entry, everythingElse(log, isMine)]).toEqual([entry, before]);
      }
    }
    expect(written).toBeGreaterThan(100);
  });

  it("is what is said there, by somebody who sits there, and never the host's word", () => {
    const { log } = evening(new Dice(1), { form: "partners", settings: {}, people: 8, rounds: 2 });
    const { state } = log.position;
    const may = (entry: object) => isOfTable(state, 1, entry);
    const at = { round: 2, table: 1 };
    expect(may({ kind: "result", ...at, points: [1, 2], by: "a" })).toBe(true);
    expect(may({ kind: "result", ...at, points: [1, 2] })).toBe(false);
    expect(may({ kind: "confirm", ...at, table: 2, by: "a" })).toBe(false);
    expect(may({ kind: "game", ...at, game: "g" })).toBe(true);
    expect(may({ kind: "game", ...at, round: 1, game: "g" })).toBe(false);
    for (const kind of ["forfeit", "late", "amend", "void", "settle"])
      expect(may({ kind, ...at, by: "a", target: 0 })).toBe(false);
    const held = { kind: "hold", entry: { kind: "result", ...at, points: [1, 2], by: "a" } };
    expect(may(held)).toBe(true);
    expect(may({ ...held, entry: { ...held.entry, table: 2 } })).toBe(false);
    expect(may({ ...held, entry: held })).toBe(false);
  });
});
