import { expect, it } from "vitest";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import { adjustmentsOf } from "./adjustments";

it("a referee's word is told with its reason as it stands, and the standings have it", () => {
  const { log } = evening(new Dice(1), { form: "partners", settings: {}, people: 8, rounds: 1 });
  const row = () => log.result([], false).standings.find(({ who }) => who === "a");
  const before = row();
  const add = { kind: "adjust", who: "a", points: -10, why: " late " };
  expect(log.accept(add)).toEqual([]);
  expect(log.accept({ kind: "adjust", who: "b", wins: 1, why: "theirs" })).toEqual([]);
  expect(adjustmentsOf(log, "a")).toEqual([{ wins: 0, points: -10, why: "late" }]);
  expect((row()?.for ?? 0) - (before?.for ?? 0)).toBe(-10);
  const target = log.lines.length - 2;
  expect(log.accept({ kind: "amend", target, entry: { ...add, points: 0, wins: -1 } })).toEqual([]);
  expect(adjustmentsOf(log, "a")).toEqual([{ wins: -1, points: 0, why: "late" }]);
  expect((row()?.wins ?? 0) - (before?.wins ?? 0)).toBe(-2);
  expect(log.accept({ kind: "void", target })).toEqual([]);
  expect(adjustmentsOf(log, "a")).toEqual([]);
  expect(row()).toEqual(before);
});
