const day = 24 * 60 * 60 * 1_000;

/**
 * Whether a game is being played at this moment, in milliseconds. One without a new entry for a day is only unfinished:
 * it was interrupted or forgotten.
 */
export const isLive = ({ lastEntryAt }: { readonly lastEntryAt: string }, now: number): boolean =>
  now - Date.parse(lastEntryAt) < day;
