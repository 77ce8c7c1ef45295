import type { Season } from "@/lib/league/after-changes";

const day = 24 * 60 * 60 * 1_000;

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString();

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
