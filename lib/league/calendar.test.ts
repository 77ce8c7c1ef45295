import { expect, it } from "vitest";
import { aroundEvening, eveningIn } from "./calendar";

it.each(["Pacific/Kiritimati", "Europe/Berlin", "UTC", "Etc/GMT+12"])(
  "the evening of a day lies between two moments in %s",
  (timeZone) => {
    const { from, to } = aroundEvening("2026-03-06");
    expect(eveningIn(timeZone, from) < "2026-03-06").toBe(true);
    expect(eveningIn(timeZone, to) > "2026-03-06").toBe(true);
  },
);
