import type { Season } from "@/lib/league/after-changes";

const day = 24 * 60 * 60 * 1_000;

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString();

/**
 * The results of a season's days, or of all time. Its days decide, on the league's calendar; indexes have moments, which are
 * at most a day away from them.
 */
export const resultsIn = (season: Pick<Season, "from" | "to"> | undefined) =>
  season && {
    day: { gte: season.from, lte: season.to },
    finishedAt: { gte: shifted(season.from, -1), lt: shifted(season.to, 2) },
  };
