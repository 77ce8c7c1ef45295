/** The logarithm of a chance's odds. `floor` is added to both sides, so that no network is surer than it is often right. */
export const logOdds = (chance: number, floor: number): number =>
  Math.log((chance + floor) / (1 - chance + floor));

/** The chance whose odds have this logarithm. */
export const chanceAt = (odds: number): number => 1 / (1 + Math.exp(-odds));
