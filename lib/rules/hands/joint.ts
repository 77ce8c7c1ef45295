/** How `left` names the hands of these players, one's or two partners' told as one. No id has a plus sign. */
export const keyOfHands = (ids: readonly string[]): string => ids.join("+");

/** The ids of those whose hands a key of `left` names. */
export const idsUnder = (key: string): string[] => key.split("+");
