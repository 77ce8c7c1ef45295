import { describe, expect, it } from "vitest";
import { dateIn, eveningIn } from "./evenings/calendar";
import { isDay, seasonProblems } from "./season";
import { nextMilestone } from "./standings/milestones";
import { finishedAt } from "./standings/order";

const spring = { name: "Spring", from: "2026-01-01", to: "2026-06-30" };
const codes = (from: string, to: string) =>
  seasonProblems({ name: "New", from, to }, [spring]).map(({ code, path }) => `${code} ${path}`);

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

describe("the league's calendar", () => {
  const past = "2026-12-31T23:30:00.000Z";
  it("uses the league's time zone", () => {
    expect([dateIn("UTC", past), dateIn("Europe/Berlin", past)]).toEqual(["2026-12-31", "2027-01-01"]);
    expect(dateIn("UTC", "0206-11-27T20:00:00.000Z")).toBe("0206-11-27");
  });
  it("assigns a game after midnight to the evening before", () => {
    expect(eveningIn("Europe/Berlin", past)).toBe("2026-12-31");
    expect(eveningIn("Europe/Berlin", "2027-01-01T07:00:00.000Z")).toBe("2027-01-01");
  });
});

describe("finishedAt", () => {
  const received = new Date("2026-11-21T20:00:00.000Z");
  it.each([
    ["is the time that the device gives", "2026-11-21T20:30:00+02:00", "2026-11-21T18:30:00.000Z"],
    ["reads a time without a zone as UTC", "2026-11-21T18:30", "2026-11-21T18:30:00.000Z"],
    ["is never later than the server received the entry", "2031-01-01T00:00:00Z", "2026-11-21T20:00:00.000Z"],
  ])("%s", (_, said, expected) => expect(finishedAt(said, received)).toBe(expected));
});

describe("nextMilestone", () => {
  it.each([
    [
      { games: 9, wins: 2, points: 13 },
      { of: "games", next: 10, missing: 1 },
    ],
    [
      { games: 51, wins: 24, points: 130 },
      { of: "wins", next: 25, missing: 1 },
    ],
    [
      { games: 240, wins: 30, points: 699 },
      { of: "points", next: 700, missing: 1 },
    ],
  ])("is the relatively nearest one, given %o", (reached, expected) =>
    expect(nextMilestone(reached)).toEqual(expected),
  );
});
