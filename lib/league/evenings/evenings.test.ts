import { describe, expect, it } from "vitest";
import { momentIn } from "./calendar";
import { eveningProblems, eveningsAhead, likelyNext, startOf } from "./evenings";

const evening = { evening: "e", on: "2026-11-27", at: "20:00", place: "Ana’s" };
const codes = (problems: readonly { readonly code: string; readonly path: string }[]) =>
  problems.map(({ code, path }) => `${code} ${path}`);

describe("momentIn", () => {
  it.each([
    ["Europe/Berlin", "2026-11-27", "20:00", "2026-11-27T19:00:00.000Z"],
    ["Europe/Berlin", "2026-07-01", "20:00", "2026-07-01T18:00:00.000Z"],
    ["America/New_York", "2026-12-31", "21:30", "2027-01-01T02:30:00.000Z"],
    ["Asia/Kathmandu", "2026-11-27", "00:10", "2026-11-26T18:25:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-27", "08:00", "2026-11-26T18:00:00.000Z"],
    ["UTC", "2026-11-27", "20:00", "2026-11-27T20:00:00.000Z"],
    // 02:30 comes twice on the night when clocks go back, and not at all when they go forward.
    ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "03:30", "2026-10-25T02:30:00.000Z"],
    ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
    ["America/Havana", "2026-03-08", "00:30", "2026-03-08T05:30:00.000Z"],
    // A mistyped year is a year, too: its local time has odd minutes and seconds.
    ["UTC", "0206-11-27", "20:00", "0206-11-27T20:00:00.000Z"],
    ["Europe/Berlin", "0001-01-02", "20:00", "0001-01-02T19:06:32.000Z"],
  ])("gives the moment in %s, %s %s, as %s", (zone, day, time, moment) =>
    expect(momentIn(zone, day, time)).toBe(moment),
  );
});

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
