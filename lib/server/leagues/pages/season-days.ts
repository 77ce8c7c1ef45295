import type { Season } from "@/lib/league/after-changes";

const day = 24 * 60 * 60 * 1_000;

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString();

/**
 * Moments around days of a league's calendar, at most a day away from them: indexes have moments. A query that has
 * them beside its days reads no more than these rows, whatever order it is in.
 */
export const momentsOf = (from: string, to: string) => ({ gte: shifted(from, -1), lt: shifted(to, 2) });

/** The results of a season's days, or of all time. */
export const resultsIn = (season: Pick<Season, "from" | "to"> | undefined) =>
  season && {
    day: { gte: season.from, lte: season.to },
    finishedAt: momentsOf(season.from, season.to),
  };
