import { type Problem, under } from "../../rules/problem";
import type { LeagueReply } from "../replies";
import { normalizedName } from "../roster/names";
import { isDay } from "../season";
import { leagueProblem } from "../texts";
import { momentIn } from "./calendar";

/** Every page of the league and every device that manages it loads all of them: four years of one a week. */
const maxEvenings = 200;
export const maxPlace = 200;

/** A planned evening: a day and a time (`20:00`) on the league's calendar, and a place; "" if everybody knows it. */
export type PlannedEvening = Readonly<NonNullable<LeagueReply["evenings"]>[number]>;

/** Whether a text is a time of day, such as 20:00. */
const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The problems of an evening, and of the number of evenings; paths from the change's root. */
export function eveningProblems(
  evenings: readonly Pick<PlannedEvening, "id">[],
  { evening, on, at, place }: Omit<PlannedEvening, "id"> & { readonly evening: string },
): Problem[] {
  const problems: Problem[] = [];
  if (!isDay(on)) problems.push(leagueProblem("not-a-day", "/on"));
  if (!isTime(at)) problems.push(leagueProblem("not-a-time", "/at"));
  if ([...normalizedName(place)].length > maxPlace)
    problems.push(...under("/place", [leagueProblem("place", "", { most: maxPlace })]));
  const others = evenings.filter(({ id }) => id !== evening);
  if (others.length >= maxEvenings)
    problems.push(leagueProblem("too-many-evenings", "/evening", { most: maxEvenings }));
  return problems;
}

/** When it begins, ISO 8601 in UTC. */
export const startOf = (timeZone: string, { on, at }: Pick<PlannedEvening, "on" | "at">): string =>
  momentIn(timeZone, on, at);

/** An evening is over six hours after it began. */
const lasts = 6 * 60 * 60 * 1_000;

/** Those that are not over at a moment (ISO 8601), earliest first. */
export const eveningsAhead = <Evening extends Omit<PlannedEvening, "place">>(
  timeZone: string,
  evenings: readonly Evening[],
  now: string,
): Evening[] =>
  evenings
    .filter((evening) => Date.parse(startOf(timeZone, evening)) + lasts > Date.parse(now))
    .sort(byStart);

const week = 7 * 24 * 60 * 60 * 1_000;

/**
 * The likely next evening: a week after the last one that was planned, or as many weeks as it takes not to be over by
 * `today`, at the same time and place. `evenings` are in their order.
 */
export function likelyNext(
  evenings: readonly PlannedEvening[],
  today: string,
): Omit<PlannedEvening, "id"> | undefined {
  const last = evenings.at(-1);
  if (!last) return undefined;
  const weeks = Math.max(1, Math.ceil((Date.parse(today) - Date.parse(last.on)) / week));
  const on = new Date(Date.parse(last.on) + weeks * week).toISOString().slice(0, 10);
  const { id: _, ...next } = last;
  return { ...next, on };
}

/** The same day of so many weeks, the first one first. */
export const weekly = (on: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, index) =>
    new Date(Date.parse(on) + index * week).toISOString().slice(0, 10),
  );

/** Sorts by start. */
export const byStart = (a: Omit<PlannedEvening, "place">, b: Omit<PlannedEvening, "place">): number =>
  `${a.on} ${a.at} ${a.id}` < `${b.on} ${b.at} ${b.id}` ? -1 : 1;
