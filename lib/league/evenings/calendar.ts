import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";

/**
 * The days of a league, for its seasons, evenings, money, records and results on paper: a game that goes on past midnight
 * belongs to the evening on which it began, and an evening lasts until six in the morning.
 */
const eveningEnds = 6 * 60 * 60 * 1_000;
const lastMinute = "05:59";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What the clocks and calendars of a time zone show at a moment, as `2026-11-21 20:00:00`. Swedish writes it like this,
 * except that it does not pad the years before 1000.
 */
function shownIn(timeZone: string, moment: number): string {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  if (!known) formats.set(timeZone, format);
  return format.format(moment).padStart("2026-11-21 20:00:00".length, "0");
}

/** The date on the calendars of a time zone (IANA name) at a moment (ISO 8601), as `2026-11-21`. */
export const dateIn = (timeZone: string, moment: string): string =>
  shownIn(timeZone, Date.parse(moment)).slice(0, -" 20:00:00".length);

/** The date on which the evening of a moment began. */
export const eveningIn = (timeZone: string, moment: string): string =>
  new Date(clockIn(timeZone, Date.parse(moment)) - eveningEnds).toISOString().slice(0, "2026-11-21".length);

/** The last minute of an evening, named by the day on which it began. */
export function eveningEnd(timeZone: string, day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1_000);
  return momentIn(timeZone, next.toISOString().slice(0, "2026-11-21".length), lastMinute);
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

/** The moment at which UTC shows what the clocks of a time zone show at this moment. */
const clockIn = (timeZone: string, moment: number): number =>
  Date.parse(`${shownIn(timeZone, moment).replace(" ", "T")}Z`);

/** Why a text is not the name of a time zone; paths from the name on. */
export function timeZoneProblems(name: string): Problem[] {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return [];
  } catch {
    return [leagueProblem("not-a-time-zone", "", { name: name.slice(0, 60) })];
  }
}
