import { describe, expect, it } from "vitest";
import { dateIn, eveningIn, momentIn } from "./calendar";

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
  it.each([
    ["2026-10-25T04:59:00.000Z", "2026-10-24"],
    ["2026-10-25T05:00:00.000Z", "2026-10-25"],
    ["2026-03-29T03:59:00.000Z", "2026-03-28"],
    ["2026-03-29T04:00:00.000Z", "2026-03-29"],
  ])("ends an evening at six by the clock, even in a night when clocks change: %s", (moment, evening) => {
    expect(eveningIn("Europe/Berlin", moment)).toBe(evening);
  });
});
