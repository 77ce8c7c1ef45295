/** When a game finished. Everything ordered in a league is in this order. */
export interface Finish {
  /** ISO 8601 in UTC with milliseconds, so that strings compare like times. */
  readonly finishedAt: string;
  readonly gameId: string;
}

/** Negative if `a` finished first. Games that finished at the same moment are ordered by id. */
export function byFinish(a: Finish, b: Finish): number {
  return compareTexts(a.finishedAt, b.finishedAt) || compareTexts(a.gameId, b.gameId);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Nobody kept score with this program before: a clock that shows an earlier time has lost it. */
export const earliestTime = Date.parse("2026-01-01T00:00:00Z");

/**
 * When a game finished by the device's clock, but never later than the server received it: a device whose clock is
 * ahead would otherwise put its games after all later ones. A clock that has lost the time does not count either. A time
 * without a zone is taken as UTC.
 */
export function finishedAt(endedAt: string, received: Date): string {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(endedAt) ? endedAt : `${endedAt}Z`;
  const reported = Date.parse(zoned);
  const arrived = received.getTime();
  return new Date(reported >= earliestTime ? Math.min(reported, arrived) : arrived).toISOString();
}
