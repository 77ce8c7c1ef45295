import type { Language } from "@/lib/rules/language";

const day = 24 * 60 * 60 * 1000;
const midnight = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);

/** A moment as one says it: "today, 21:14", "yesterday, 21:14", "14 Nov 2026". Times of day are the device's. */
export function whenText(at: string, now: number, language: Language): string {
  const then = new Date(at);
  const daysAgo = Math.round((midnight(new Date(now)) - midnight(then)) / day);
  if (daysAgo < 0 || daysAgo > 1)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
  const name = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-daysAgo, "day");
  return `${name}, ${new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(then)}`;
}
