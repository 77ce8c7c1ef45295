import { describe, expect, it } from "vitest";
import { eveningProblems, eveningsAhead, likelyNext, startOf, weekly } from "./evenings";

const evening = { evening: "e", on: "2026-11-27", at: "20:00", place: "Ana’s" };
const codes = (problems: readonly { readonly code: string; readonly path: string }[]) =>
  problems.map(({ code, path }) => `${code} ${path}`);

describe("an evening", () => {
  it("needs a day that exists, a valid time and a place that is not too long", () => {
    expect(eveningProblems([], evening)).toEqual([]);
    expect(eveningProblems([], { ...evening, place: "" })).toEqual([]);
    const wrong = { ...evening, on: "2026-02-30", at: "24:00", place: "x".repeat(201) };
    expect(codes(eveningProblems([], wrong))).toEqual(["not-a-day /on", "not-a-time /at", "place /place"]);
    for (const at of ["", "8:00", "20:60", "20:00:00", " 20:00", "２０:００"])
      expect(codes(eveningProblems([], { ...evening, at }))).toEqual(["not-a-time /at"]);
  });

  it("is refused beyond the maximum number, unless it changes a planned one", () => {
    const all = Array.from({ length: 200 }, (_, index) => ({ id: `${index}` }));
    expect(codes(eveningProblems(all, evening))).toEqual(["too-many-evenings /evening"]);
    expect(eveningProblems(all, { ...evening, evening: "7" })).toEqual([]);
  });

  it.each([
    ["2026-11-25", "2026-12-04"],
    ["2026-12-04", "2026-12-04"],
    ["2026-12-05", "2026-12-11"],
    ["2027-03-26", "2027-03-26"],
  ])("is suggested again on its weekday, with its time and place: on %s, for %s", (today, on) => {
    const { evening: id, ...last } = evening;
    const planned = [
      { id: "a", on: "2026-10-02", at: "19:00", place: "" },
      { id, ...last },
    ];
    expect(likelyNext(planned, today)).toEqual({ ...last, on });
    expect(likelyNext([], today)).toBeUndefined();
  });

  it("is planned for the same day of several weeks at once", () => {
    expect(weekly("2026-12-25", 3)).toEqual(["2026-12-25", "2027-01-01", "2027-01-08"]);
    expect(weekly("2026-12-25", 1)).toEqual(["2026-12-25"]);
  });

  it("is ahead until six hours after it begins", () => {
    const planned = { id: "a", ...evening };
    const first = { ...planned, id: "b", on: "2026-11-20" };
    expect(startOf("Europe/Berlin", planned)).toBe("2026-11-27T19:00:00.000Z");
    const ahead = (now: string) => eveningsAhead("Europe/Berlin", [planned, first], now).map(({ id }) => id);
    expect(ahead("2026-11-01T00:00:00.000Z")).toEqual(["b", "a"]);
    expect(ahead("2026-11-28T00:59:00.000Z")).toEqual(["a"]);
    expect(ahead("2026-11-28T01:00:00.000Z")).toEqual([]);
  });
});
