import { eveningIn, momentIn } from "./calendar";
import { type PlannedEvening, startOf } from "./evenings";

/** An evening as of its last change. */
export interface ChangedEvening extends PlannedEvening {
  /** Grows with each change. */
  readonly sequence: number;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** Something that players are notified of once. `about` and `sequence` identify it: a later one has a higher sequence. */
export interface Notice {
  readonly about: string;
  readonly sequence: number;
  readonly of:
    | { readonly notice: "evening" | "today"; readonly evening: ChangedEvening }
    | { readonly notice: "results"; readonly day: string };
}

const hour = 60 * 60 * 1_000;
/** A mistake that is corrected within this time causes one notice, not two. */
const settles = 60 * 1_000;
/** In the league's time zone, so that nobody is woken up. */
const morning = "09:00";
/** For this long after `morning`, the results of the evening before are sent. */
const newsLast = 12 * hour;
/** For an evening that begins in the morning, players are notified at least this long before. */
const minAhead = 3 * hour;

const numberOf = (day: string): number => Number(day.replaceAll("-", ""));

/** The evening before that of a moment, the only one whose results may still be sent. */
export function eveningBefore(timeZone: string, now: string): string {
  const started = Date.parse(`${eveningIn(timeZone, now)}T00:00:00Z`);
  return new Date(started - 24 * hour).toISOString().slice(0, 10);
}

/**
 * The notices due at a moment (ISO 8601), whether or not they were sent already: evenings that were planned or moved,
 * those of today, and, in the morning, the results of the previous evening if games were played (`played`: days).
 */
export function noticesAt(
  timeZone: string,
  evenings: readonly ChangedEvening[],
  played: ReadonlySet<string>,
  now: string,
): Notice[] {
  const time = Date.parse(now);
  const notices: Notice[] = [];
  for (const evening of evenings) {
    const begins = Date.parse(startOf(timeZone, evening));
    if (begins <= time) continue;
    const { id, sequence, on } = evening;
    if (time >= Date.parse(evening.changedAt) + settles)
      notices.push({ about: `evening ${id}`, sequence, of: { notice: "evening", evening } });
    if (time >= Math.min(Date.parse(momentIn(timeZone, on, morning)), begins - minAhead))
      notices.push({ about: `today ${id}`, sequence: numberOf(on), of: { notice: "today", evening } });
  }
  const day = eveningBefore(timeZone, now);
  const from = Date.parse(momentIn(timeZone, eveningIn(timeZone, now), morning));
  if (played.has(day) && time >= from && time < from + newsLast)
    notices.push({ about: "results", sequence: numberOf(day), of: { notice: "results", day } });
  return notices;
}
