import { isDay } from "../season";

/** In which order a table writes the parts of a date, if the year comes last. */
export type DayOrder = "day-first" | "month-first";

/** How months begin in English, Spanish and Portuguese, without accents. */
const months: Readonly<Record<string, number>> = {
  ...{ jan: 1, ene: 1, feb: 2, fev: 2, mar: 3, apr: 4, abr: 4, may: 5, mai: 5, jun: 6, jul: 7 },
  ...{ aug: 8, ago: 8, sep: 9, set: 9, oct: 10, out: 10, nov: 11, dec: 12, dic: 12, dez: 12 },
};
const fillers = new Set(["de", "of", "del", "st", "nd", "rd", "th", "t", "z", "h", "at", "o"]);

/** Without capitals and accents. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The words and numbers of a text that may be a date; a day of the week before it is left out. */
function tokensOf(text: string): string[] {
  const tokens = (text.match(/\d+|[a-z]+/g) ?? []).filter((token) => !fillers.has(token));
  const [first = "", second = ""] = tokens;
  const isWeekday =
    /^[a-z]{3}/.test(first) && (months[first.slice(0, 3)] === undefined || /^[a-z]/.test(second));
  return isWeekday ? tokens.slice(1) : tokens;
}

/** Days since 1899-12-30, as spreadsheets store dates, with a time of day as a fraction: from 1954 to 2064. */
const serial = /^([2-5]\d{4})(?:[.,](\d{1,12}))?$/;
/** Six in the morning, when an evening is over, as a fraction of a day. */
const morning = 0.25;
const compact = /^\d{8}$/;

/** An earlier year is a slip of the pen. */
const earliest = "1900";

interface Parts {
  readonly year: string;
  readonly month: number;
  readonly day: number;
  /** The tokens after it: a time of day. */
  readonly rest: readonly string[];
}

function partsOf(written: string, order: DayOrder): Parts | undefined {
  const text = compact.test(written)
    ? `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`
    : written;
  // A comma between numbers separates anything but the parts of a date.
  if (/\d,\d/.test(text) || !/[-/. ]/.test(text)) return undefined;
  const [a = "", b = "", c = "", ...rest] = tokensOf(text);
  const isNumber = (token: string) => /^\d/.test(token);
  const month = (token: string) => (isNumber(token) ? Number(token) : (months[token.slice(0, 3)] ?? 0));
  const isTime = rest.length < 6 && rest.every((each) => /^(?:\d+|[ap]|am|pm|m|utc)$/.test(each));
  if (!isTime) return undefined;
  if (a.length === 4 && isNumber(a) && isNumber(c) && c.length < 3)
    return { year: a, month: month(b), day: Number(c), rest };
  if (!isNumber(c) || (c.length !== 4 && c.length !== 2)) return undefined;
  const isMonthFirst = isNumber(a) && isNumber(b) ? order === "month-first" : !isNumber(a);
  const [day, ofYear] = isMonthFirst ? [b, a] : [a, b];
  if (!isNumber(day) || day.length > 2 || ofYear.length === 0 || (isNumber(ofYear) && ofYear.length > 2))
    return undefined;
  return !isNumber(ofYear) && month(ofYear) === 0
    ? undefined
    : { year: c, month: month(ofYear), day: Number(day), rest };
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/**
 * The day on which the evening of a written date began: before six in the morning, it is the day before. Undefined if it
 * is no date; "" if it is written like one, but there is no such day.
 */
export function dayOf(written: string, order: DayOrder): string | undefined {
  if (written.length > 40) return undefined;
  const text = plain(written);
  const [, days, time] = serial.exec(text) ?? [];
  if (days !== undefined) {
    const isNight = time !== undefined && Number(`0.${time}`) < morning;
    return dayAfter("1899-12-30", Number(days) - (isNight ? 1 : 0));
  }
  const parts = partsOf(text, order);
  if (!parts) return undefined;
  const { year, month, day, rest } = parts;
  // Whoever writes two digits means a year from 1970 to 2069.
  const full = year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year;
  const found = [full, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  if (!isDay(found) || found < earliest) return "";
  const [hour = "", minute] = rest;
  const isMorning = rest.some((each) => each.startsWith("a"));
  const hours = isMorning ? Number(hour) % 12 : Number(hour);
  const isNight = minute !== undefined && hours < 6 && !rest.some((each) => each.startsWith("p"));
  return isNight ? dayAfter(found, -1) : found;
}

/** Whether a text is written like a date. */
export const looksLikeDay = (text: string): boolean => dayOf(text, "day-first") !== undefined;

/** The order that the dates of a column show, and whether no other is possible. */
export function orderOf(column: readonly string[]): { readonly order: DayOrder; readonly isSure: boolean } {
  const both = column.flatMap((written) => {
    const tokens = written.length > 40 ? [] : tokensOf(plain(written));
    const [a = "", b = "", c = ""] = tokens;
    const isBoth = /^\d\d?$/.test(a) && /^\d\d?$/.test(b) && /^(?:\d{4}|\d\d)$/.test(c);
    return isBoth ? [[Number(a), Number(b)] as const] : [];
  });
  const dayFirst = both.filter(([a]) => a > 12).length;
  const monthFirst = both.filter(([, b]) => b > 12).length;
  const order = monthFirst > dayFirst ? "month-first" : "day-first";
  return { order, isSure: both.every(([a, b]) => a === b) || dayFirst !== monthFirst };
}
