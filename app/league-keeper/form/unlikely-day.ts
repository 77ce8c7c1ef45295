import { eveningIn } from "@/lib/league/evenings/calendar";

/** Dominoes were played before, but a date field that shows an earlier year was mistyped or has a lost clock. */
const firstYear = "2000";
const year = 365 * 24 * 60 * 60 * 1_000;

/** Whether somebody should be asked about the day of something that has happened: it is before this century. */
export const isUnlikelyPast = (day: string): boolean => day < firstYear;

/** Whether somebody should be asked about the day of a plan: it is over, or more than a year away. */
export function isUnlikelyPlan(timeZone: string, day: string, now: number): boolean {
  const [today, last] = [now, now + year].map((at) => eveningIn(timeZone, new Date(at).toISOString()));
  return day < (today ?? "") || day > (last ?? "");
}
