import { expect, it } from "vitest";
import { isUnlikelyPast, isUnlikelyPlan } from "./unlikely-day";

it("a day before this century is asked about, and so is a plan for a day that is over or far away", () => {
  expect(["1970-01-01", "1999-12-31", "2000-01-01", "2026-11-21"].map(isUnlikelyPast)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  // Half past midnight in Berlin: the evening of the 20th goes on.
  const now = Date.parse("2026-11-20T23:30:00Z");
  const planned = ["2026-11-19", "2026-11-20", "2027-11-20", "2027-11-21"];
  expect(planned.map((day) => isUnlikelyPlan("Europe/Berlin", day, now))).toEqual([true, false, false, true]);
});
