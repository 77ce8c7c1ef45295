import { expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { eveningOf, logOf } from "@/tests/support/evening/sheets";
import { correctionOf } from "../home/corrections";
import type { EveningLog } from "../log";
import { redrawnBy, wasByHand } from "./drawn-then";
import { roundEntry, type SeatPlan, sidesAt, swapped } from "./seat-plan";

function say(log: EveningLog, body: object): void {
  expect(log.accept({ ...body, id: uuid(), at: "2026-11-27T20:00:00.000Z" })).toEqual([]);
}

function drawn(log: EveningLog): SeatPlan {
  const draw = log.draw();
  if ("problem" in draw) throw new Error(draw.problem);
  return draw;
}

/** Two rounds of eight people whose equals meet; `change`: of the second, before it is written. */
function twoRounds(change = (plan: SeatPlan) => plan): EveningLog {
  const log = logOf(eveningOf("abcdefgh", "partners", { draw: "swiss" }));
  say(log, roundEntry(drawn(log)));
  for (const table of [1, 2]) say(log, { kind: "result", round: 1, table, points: [100, 10 * table] });
  say(log, roundEntry(change(drawn(log))));
  return log;
}

/** The losers of table 1 in the first round have won after all. */
function correction(log: EveningLog): readonly object[] {
  const other = { kind: "result", round: 1, table: 1, points: [10, 100] };
  return correctionOf(log, "result", 1, other, 1)?.entries ?? [];
}

const second = (log: EveningLog) => {
  const round = log.result([], false).rounds[1];
  if (!round) throw new Error("no second round");
  return round;
};

it("a corrected result says which later rounds would now be drawn differently, and none was changed by hand", () => {
  const log = twoRounds();
  expect(redrawnBy(log, correction(log))).toEqual([2]);
  expect(second(log).asDrawn).toBe(true);
  for (const entry of correction(log)) say(log, entry);
  expect(second(log).asDrawn).toBe(false);
  expect(wasByHand(log, second(log))).toBe(false);
  // Points alone move nobody here.
  const same = { kind: "result", round: 1, table: 2, points: [100, 30] };
  expect(redrawnBy(log, correctionOf(log, "result", 1, same, 2)?.entries ?? [])).toEqual([]);
});

it("a round that was written differently, or seated again later, was changed by hand, whatever is corrected", () => {
  const two = (plan: SeatPlan) => {
    const [[one = ""] = [], [other = ""] = []] = plan.tables.flatMap(sidesAt);
    return swapped(plan, one, other);
  };
  const written = twoRounds(two);
  expect(wasByHand(written, second(written))).toBe(true);
  expect(redrawnBy(written, correction(written))).toEqual([]);
  const later = twoRounds();
  const plan = second(later);
  const entry = roundEntry(two({ ...plan, lot: 0 }));
  for (const each of correctionOf(later, "round", 2, entry)?.entries ?? []) say(later, each);
  expect(wasByHand(later, second(later))).toBe(true);
});
