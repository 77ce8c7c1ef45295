import { expect, it } from "vitest";
import type { Line } from "@/lib/rules/play/log";
import { changesElsewhere } from "./changes-elsewhere";

const entry = (id: string): Line => ({ type: "entry", written: { id }, effective: { id }, corrections: [] });
const correction = (type: "amend" | "void", id: string, target: number): Line => ({
  type,
  written: { id },
  target,
});
const originOf = (id: string) => (id.startsWith("mine") ? "here" : "elsewhere");

it("another phone’s corrections of what was already here are told, wherever the line is now", () => {
  const before = [entry("mine-1"), entry("theirs-1")];
  const now = [
    entry("theirs-0"),
    ...before,
    correction("amend", "theirs-2", 1),
    correction("void", "theirs-3", 2),
  ];
  expect(changesElsewhere(before, now, originOf)).toEqual([
    { type: "amend", target: 1, lineBefore: 0 },
    { type: "void", target: 2, lineBefore: 1 },
  ]);
});

it("entries are not, nor are corrections made here, told before, or of what was never seen", () => {
  const before = [entry("mine-1"), correction("amend", "theirs-1", 0)];
  const now = [
    ...before,
    entry("theirs-2"),
    correction("void", "theirs-3", 2),
    correction("amend", "mine-2", 0),
  ];
  expect(changesElsewhere(before, now, originOf)).toEqual([]);
});
