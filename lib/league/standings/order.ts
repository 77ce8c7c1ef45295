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

/** The one that finished first. */
export const earliest = (finishes: readonly Finish[]): Finish | undefined =>
  finishes.reduce<Finish | undefined>(
    (first, each) => (first && byFinish(first, each) <= 0 ? first : each),
    undefined,
  );

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * When a game finished by the device's clock, but never later than the server received it: a device whose clock is
 * ahead would otherwise put its games after all later ones. A time without a zone is taken as UTC.
 */
export function finishedAt(endedAt: string, received: Date): string {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(endedAt) ? endedAt : `${endedAt}Z`;
  const reported = Date.parse(zoned);
  const arrived = received.getTime();
  return new Date(Number.isNaN(reported) ? arrived : Math.min(reported, arrived)).toISOString();
}
