import { describe, expect, it } from "vitest";
import { isDay, seasonProblems } from "./season";

const spring = { name: "Spring", from: "2026-01-01", to: "2026-06-30" };
const codes = (from: string, to: string) =>
  seasonProblems({ name: "New", from, to }, [spring], []).map(({ code, path }) => `${code} ${path}`);

describe("a season", () => {
  it.each([
    ["after another", "2026-07-01", "2026-07-01", []],
    ["that begins on another's last day", "2026-06-30", "2026-08-01", ["seasons-overlap /from"]],
    ["around another", "2025-01-01", "2027-01-01", ["seasons-overlap /from"]],
    ["that ends before it begins", "2026-09-02", "2026-09-01", ["ends-first /to"]],
    ["with days that do not exist", "2026-02-30", "soon", ["not-a-day /from", "not-a-day /to"]],
  ])("%s, from %s to %s, has the problems %j", (_, from, to, expected) =>
    expect(codes(from, to)).toEqual(expected),
  );

  it("has only days that isDay finds in the calendar", () => {
    expect(["2028-02-29", "0206-11-27"].map(isDay)).toEqual([true, true]);
    expect(["2026-02-29", "2026-2-1", "0000-01-01"].map(isDay)).toEqual([false, false, false]);
  });
});
