/** When a finished game counts as finished: the order of everything in a league that has an order. */
export interface Finish {
  /** ISO 8601 in UTC with milliseconds, so that texts compare as times do. */
  readonly finishedAt: string;
  readonly gameId: string;
}

/** Less than 0: `a` finished first. Games that finished at the same moment are ordered by id. */
export function byFinish(a: Finish, b: Finish): number {
  return compareTexts(a.finishedAt, b.finishedAt) || compareTexts(a.gameId, b.gameId);
}

/** Whichever finished first. */
export const earliest = (finishes: readonly Finish[]): Finish | undefined =>
  finishes.reduce<Finish | undefined>(
    (first, each) => (first && byFinish(first, each) <= 0 ? first : each),
    undefined,
  );

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * When a game finished: as the device says, but never later than the server heard of it. A device's clock that runs
 * ahead would put its games behind all that come. A time without a zone is taken as UTC.
 */
export function finishedAt(endedAt: string, received: Date): string {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(endedAt) ? endedAt : `${endedAt}Z`;
  const reported = Date.parse(zoned);
  const arrived = received.getTime();
  return new Date(Number.isNaN(reported) ? arrived : Math.min(reported, arrived)).toISOString();
}
