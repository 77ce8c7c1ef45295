import { expect, it } from "vitest";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { momentsOf } from "./season-days";

it.each(["Pacific/Kiritimati", "Europe/Berlin", "UTC", "Etc/GMT+12"])(
  "momentsOf gives moments before and after the evening of the day in %s",
  (timeZone) => {
    const { gte, lt } = momentsOf("2026-03-06", "2026-03-06");
    expect(eveningIn(timeZone, gte) < "2026-03-06").toBe(true);
    expect(eveningIn(timeZone, lt) > "2026-03-06").toBe(true);
  },
);

it("momentsOf encloses a season that lasts until the last day that can be written", () => {
  const { gte, lt } = momentsOf("2026-01-01", "9999-12-31");
  expect([gte < "2026-11-25T20:00:00.000Z", "2026-11-25T20:00:00.000Z" < lt]).toEqual([true, true]);
});
