/** A game that goes on past midnight belongs to the evening it began: an evening lasts until six in the morning. */
const hour = 60 * 60 * 1_000;
const eveningEnds = 6 * hour;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date on the calendars of a time zone (IANA name) at a moment (ISO 8601), as `2026-11-21`. */
export function dateIn(timeZone: string, moment: string): string {
  return localDate(timeZone, Date.parse(moment));
}

/** The date on which the evening of a moment began. */
export function eveningIn(timeZone: string, moment: string): string {
  return localDate(timeZone, Date.parse(moment) - eveningEnds);
}

/** The last full hour of a day on a calendar: of all moments that are told, a game of which only the day is known. */
export function lastHourOf(timeZone: string, day: string): string {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const hours = Array.from({ length: 53 }, (_, index) => new Date(noon + (26 - index) * hour).toISOString());
  return hours.find((moment) => dateIn(timeZone, moment) === day) ?? new Date(noon).toISOString();
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function localDate(timeZone: string, time: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format.format(time);
}
