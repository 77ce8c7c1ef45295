import { describe, expect, it } from "vitest";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import type { EveningLog } from "../log";
import { settled } from "./settled";

const shown = (log: EveningLog) => {
  const { rounds, standings } = settled(log).result([], false);
  return {
    rounds: rounds.map(({ round, time, rest, tables }) => ({ round, time, rest, tables })),
    standings,
  };
};

describe("what hangs on the wall", () => {
  it("changes only when the host draws, calls time, ends or corrects", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const played = evening(
        new Dice(seed),
        { form: "partners", settings: {}, people: 9, rounds: 4 },
        { comings: true, sits: true, lates: true },
      );
      const log = played.log.upTo(0);
      let before = shown(log);
      for (const entry of played.entries) {
        expect(log.accept(entry)).toEqual([]);
        const after = shown(log);
        if ("kind" in entry && entry.kind !== "round") expect(after).toEqual(before);
        else expect(after.rounds).toHaveLength(before.rounds.length + 1);
        before = after;
      }
      expect(shown(log.fork())).toEqual(before);
    }
  });

  it("has the results of the rounds before, and of a round only once the next is drawn or it is corrected", () => {
    const { log } = evening(new Dice(1), { form: "partners", settings: {}, people: 8, rounds: 2 });
    const points = () =>
      settled(log)
        .result([], false)
        .rounds.map(({ tables }) => tables[0]?.points);
    const [first, second] = points();
    expect(first).toEqual(expect.any(Array));
    expect(second).toBeUndefined();
    expect(log.accept({ kind: "end" })).toEqual([]);
    expect(points()[1]).toEqual(expect.any(Array));
  });
});
