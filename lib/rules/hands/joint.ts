/**
 * The key in `left` for the hands of these players: one player, or two partners whose hands are entered as one. No id
 * contains a plus sign.
 */
export const keyOfHands = (ids: readonly string[]): string => ids.join("+");

/** The ids of the players whose hands a key of `left` names. */
export const idsUnder = (key: string): string[] => key.split("+");
