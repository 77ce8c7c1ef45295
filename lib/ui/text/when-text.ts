import { eveningText } from "@/lib/i18n/evening-text";
import { type BaseLanguage, baseOf, type Language } from "@/lib/i18n/language";

/**
 * Days and times on screens: in the language of the words, with the order and clock of the device's region. One style
 * per context: a game of tonight shows the time, a list the short date, a heading the long date. ISO dates are for
 * files.
 */

/**
 * For pages that the server draws once for every reader, and for languages without a form of their own for a region.
 */
const localesForAll: Readonly<Record<BaseLanguage, string>> = { en: "en-GB", es: "es", pt: "pt-BR" };
export const localeForAll = (language: Language): string => localesForAll[baseOf(language)];
/** A night's game goes on after midnight: until five in the morning it is still the same evening. */
const pastMidnight = 5 * 60 * 60 * 1000;

const deviceLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;
const locales = new Map<string, string>();

/** "en" on a German device is "en-DE" with a clock of 24 hours. */
function localeFor(language: Language, device = deviceLocale()): string {
  const known = locales.get(`${language} ${device}`);
  if (known) return known;
  const { region } = new Intl.Locale(device).maximize();
  const local = `${baseOf(language)}-${region}`;
  const { locale } = new Intl.DateTimeFormat(local).resolvedOptions();
  const { hourCycle } = new Intl.DateTimeFormat(device, { hour: "numeric" }).resolvedOptions();
  const made = new Intl.Locale(locale === local ? local : localeForAll(language), {
    ...(hourCycle && { hourCycle }),
  }).toString();
  locales.set(`${language} ${device}`, made);
  return made;
}

const evening = (time: number): string => new Date(time - pastMidnight).toDateString();

/** "21:14", or "9:14 PM". */
export const timeText = (at: string, language: Language, device?: string): string =>
  new Intl.DateTimeFormat(localeFor(language, device), { timeStyle: "short" }).format(new Date(at));

/** "14 Nov"; of another year "14 Nov 2025". */
export function shortDate(at: string, now: number, language: Language, device?: string): string {
  const then = new Date(at);
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(localeFor(language, device), {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(then);
}

/** "14 November 2026". */
export const longDate = (at: string, language: Language, device?: string): string =>
  new Intl.DateTimeFormat(localeFor(language, device), { dateStyle: "long" }).format(new Date(at));

/** A moment by itself: "14 Nov 2026, 21:30". */
export const momentText = (at: string, language: Language, device?: string): string =>
  new Intl.DateTimeFormat(localeFor(language, device), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(at),
  );

/** A moment in a list: the time if it was this evening, otherwise the short date. */
export const whenText = (at: string, now: number, language: Language, device?: string): string =>
  evening(Date.parse(at)) === evening(now)
    ? timeText(at, language, device)
    : shortDate(at, now, language, device);

const dayOptions = { day: "numeric", month: "short", year: "numeric" } as const;

/** A calendar day such as 2026-11-14, whatever the device's zone. */
export const calendarDay = (day: string, language: Language, device?: string): string =>
  new Intl.DateTimeFormat(localeFor(language, device), { ...dayOptions, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The day of a moment on a page for every reader: "14 Nov 2026", which is unambiguous. */
export const dayForAll = (at: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeForAll(language), { ...dayOptions, timeZone }).format(new Date(at));

/** A calendar day on which people met: "Friday 14 November"; `withYear`: "Friday 14 November 2026". */
export const eveningForAll = (day: string, language: Language, withYear = false): string =>
  calendarText(day, language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(withYear && { year: "numeric" }),
  });

/** A day of the calendar at the head of a column: "14/11". */
export const dayInShort = (day: string, language: Language): string =>
  calendarText(day, language, { day: "numeric", month: "numeric" });

/** The month of a day of the calendar: "November 2026"; and its day of the week, short: "Fri". */
export const monthForAll = (day: string, language: Language): string =>
  calendarText(day, language, { month: "long", year: "numeric" });
export const weekdayForAll = (day: string, language: Language): string =>
  calendarText(day, language, { weekday: "short" });

const calendarText = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeForAll(language), { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** "yesterday", "3 days ago": the distance between two calendar days. */
export const daysAgo = (day: string, today: string, language: Language): string =>
  new Intl.RelativeTimeFormat(localeForAll(language), { numeric: "auto" }).format(
    Math.round((Date.parse(day) - Date.parse(today)) / (24 * 60 * 60 * 1_000)),
    "day",
  );

/** When a planned evening begins: for a page that everybody reads, and for this device. */
export const startForAll = (on: string, at: string, language: Language): string =>
  eveningText(localeForAll(language), { on, at });
export const startOnDevice = (on: string, at: string, language: Language): string =>
  eveningText(localeFor(language), { on, at });
