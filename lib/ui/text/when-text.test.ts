import { describe, expect, it } from "vitest";
import { calendarDay, dayForAll, longDate, shortDate, timeText, whenText } from "./when-text";

/** A moment by the device's own clock, in any time zone. */
const at = (year: number, month: number, day: number, hour: number, minute = 0): string =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const now = Date.parse(at(2026, 11, 22, 22, 30));
/** The space before AM and PM may be a narrow one. */
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("dates and times", () => {
  it("use the order and the clock of the device's region and the words of the page's language", () => {
    const moment = at(2026, 11, 14, 20, 38);
    const written = (device: string) =>
      [
        timeText(moment, "en", device),
        shortDate(moment, now, "en", device),
        longDate(moment, "en", device),
        calendarDay("2026-11-14", "en", device),
      ].map(plain);
    expect(written("en-US")).toEqual(["8:38 PM", "Nov 14", "November 14, 2026", "Nov 14, 2026"]);
    const european = ["20:38", "14 Nov", "14 November 2026", "14 Nov 2026"];
    for (const device of ["en-GB", "de-DE", "de", "pl-PL", "pt-BR"])
      expect(written(device)).toEqual(european);
  });

  it("show the time of something from this evening, even after midnight, and otherwise the day", () => {
    const when = (moment: string, seen: string) => whenText(moment, Date.parse(seen), "en", "en-GB");
    expect(when(at(2026, 11, 22, 20, 38), at(2026, 11, 22, 22, 30))).toBe("20:38");
    expect(when(at(2026, 11, 22, 23, 50), at(2026, 11, 23, 0, 30))).toBe("23:50");
    expect(when(at(2026, 11, 22, 23, 50), at(2026, 11, 23, 8))).toBe("22 Nov");
    expect(when(at(2026, 11, 15, 20), at(2026, 11, 22, 20))).toBe("15 Nov");
    expect(when(at(2025, 11, 22, 20), at(2026, 11, 22, 20))).toBe("22 Nov 2025");
  });

  it("are the same for every reader of a server's page, in the league's time zone", () => {
    expect(dayForAll("2026-11-14T23:30:00.000Z", "UTC", "en")).toBe("14 Nov 2026");
    expect(dayForAll("2026-11-14T23:30:00.000Z", "Europe/Berlin", "en")).toBe("15 Nov 2026");
  });
});
