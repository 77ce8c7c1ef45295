import { describe, expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import { beganAt, changesIn, clockOf } from "./clock";
import { isWaitedFor } from "./waited";

const settings = { minutes: 40, warn: 5 };
const began = Date.parse("2026-11-27T20:00:00.000Z");
const later = (minutes: number) => began + minutes * 60_000;

describe("the clock of a round", () => {
  it("counts down by itself, warns, and is over, or earlier when the host calls time", () => {
    const at = (minutes: number) => clockOf(settings, began, later(minutes), false);
    expect(at(0)).toEqual({ phase: "running", left: 40 });
    expect(at(0.5)).toEqual({ phase: "running", left: 40 });
    expect(at(34.9)).toEqual({ phase: "running", left: 6 });
    expect(at(35)).toEqual({ phase: "warning", left: 5 });
    expect(at(39.9)).toEqual({ phase: "warning", left: 1 });
    expect(at(40)).toEqual({ phase: "over", left: 0 });
    expect(at(400)).toEqual({ phase: "over", left: 0 });
    expect(clockOf(settings, began, later(1), true)).toEqual({ phase: "over", left: 0 });
    expect(clockOf({ minutes: undefined, warn: undefined }, began, later(1), false)).toBeUndefined();
    expect(clockOf({ minutes: undefined, warn: undefined }, began, later(1), true)?.phase).toBe("over");
  });

  it("never shows more time than there is, on a phone whose clock is behind", () =>
    expect(clockOf(settings, began, later(-90), false)).toEqual({ phase: "running", left: 40 }));

  it("shows the same until it says that it changes", () => {
    for (let now = began; now < later(41); now += 7_919) {
      const wait = changesIn(settings, began, now);
      const shown = clockOf(settings, began, now, false);
      if (wait === undefined) expect(shown?.phase).toBe("over");
      else {
        expect(clockOf(settings, began, now + wait - 1, false)?.left).toBe(shown?.left);
        expect(clockOf(settings, began, now + wait, false)).not.toEqual(shown);
      }
    }
  });

  it("begins with the round that stands, not with one that was taken back", () => {
    const { log } = evening(new Dice(1), { form: "partners", settings, people: 8, rounds: 0 });
    const draw = log.draw();
    if ("problem" in draw) throw new Error(draw.problem);
    const { cost: _, ...plan } = draw;
    const times = ["2026-11-27T20:00:00.000Z", "2026-11-27T20:05:00.000Z"];
    const write = (index: number) => ({ kind: "round", ...plan, id: uuid(), at: times[index] });
    expect(log.accept(write(0))).toEqual([]);
    expect(log.accept({ kind: "void", target: 0 })).toEqual([]);
    expect(beganAt(log, 1)).toBeNaN();
    expect(log.accept(write(1))).toEqual([]);
    expect(beganAt(log, 1)).toBe(Date.parse(times[1] ?? ""));
  });
});

describe("the others wait for a table", () => {
  const table = (number: number, ended: boolean, late = false) => ({
    table: number,
    state: ended ? ("confirmed" as const) : ("open" as const),
    ...(ended && { points: [6, 2] }),
    ...(late && { late: true as const }),
  });
  const up = clockOf(settings, began, later(40), false);
  const running = clockOf(settings, began, later(39), false);
  it.each([
    ["all play", [false, false, false], false, true],
    ["half have ended", [true, false, true, false], false, true],
    ["most have ended", [true, false, true], true, true],
    ["all have ended", [true, true], false, false],
  ])("%s", (_what, ended, before, after) => {
    const tables = ended.map((each, index) => table(index + 1, each));
    for (const clock of [running, undefined]) expect(isWaitedFor({ tables }, clock)).toBe(before);
    expect(isWaitedFor({ tables }, up)).toBe(after);
  });
  it("a table that plays on while others are drawn is not waited for", () =>
    expect(isWaitedFor({ tables: [table(1, true), table(2, true), table(3, false, true)] }, up)).toBe(false));
});
