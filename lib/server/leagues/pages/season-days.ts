import type { Season } from "@/lib/league/settings";

const day = 24 * 60 * 60 * 1_000;

/** Moments are compared as texts, which works for years of four digits. */
const lastMoment = Date.parse("9999-12-31T23:59:59.999Z");

const shifted = (date: string, days: number): string =>
  new Date(Math.min(Date.parse(`${date}T00:00:00Z`) + days * day, lastMoment)).toISOString();

/**
 * Moments that enclose days of a league's calendar, at most a day away from them. Indexes are ordered by moment: a query
 * with this condition besides its days reads only these rows, whatever its order.
 */
export const momentsOf = (from: string, to: string) => ({ gte: shifted(from, -1), lt: shifted(to, 2) });

/** The condition for results of a season; none for all time. */
export const resultsIn = (season: Pick<Season, "from" | "to"> | undefined) =>
  season && {
    day: { gte: season.from, lte: season.to },
    finishedAt: momentsOf(season.from, season.to),
  };
