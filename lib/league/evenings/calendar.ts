/**
 * A game that goes on past midnight belongs to the evening on which it began: an evening lasts until six in the
 * morning.
 */
const eveningEnds = 6 * 60 * 60 * 1_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes dates as ISO 8601 does. */
function formatOf(timeZone: string, what: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${what} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** The date on the calendars of a time zone (IANA name) at a moment (ISO 8601), as `2026-11-21`. */
export function dateIn(timeZone: string, moment: string): string {
  return localDate(timeZone, Date.parse(moment));
}

/** The date on which the evening of a moment began. */
export function eveningIn(timeZone: string, moment: string): string {
  return localDate(timeZone, Date.parse(moment) - eveningEnds);
}

/** Whether an evening, named by the day on which it began, is over at a moment. */
export const isEveningOver = (timeZone: string, evening: string, moment: string): boolean =>
  evening < eveningIn(timeZone, moment);

/**
 * The moment (ISO 8601) at which the clocks of a time zone show a day and time, such as 2026-11-21 and 20:00. A time
 * that is skipped counts by the clock before the change; one that occurs twice is the first.
 */
export function momentIn(timeZone: string, day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const aheadAt = (moment: number) => clockIn(timeZone, moment) - moment;
  const hours = 24 * 60 * 60 * 1_000;
  const [before, after] = [aheadAt(wanted - hours), aheadAt(wanted + hours)];
  const isRight = (ahead: number) => clockIn(timeZone, wanted - ahead) === wanted;
  const ahead = isRight(before) || !isRight(after) ? before : after;
  return new Date(wanted - ahead).toISOString();
}

/** What the clocks of a time zone show at a moment, as the moment at which UTC shows it. */
function clockIn(timeZone: string, moment: number): number {
  const shown = formatOf(timeZone, "clock", { dateStyle: "short", timeStyle: "medium" }).format(moment);
  return Date.parse(`${shown.replace(" ", "T")}Z`);
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const localDate = (timeZone: string, time: number): string =>
  formatOf(timeZone, "date", { year: "numeric", month: "2-digit", day: "2-digit" }).format(time);
