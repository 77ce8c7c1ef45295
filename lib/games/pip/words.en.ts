export const en = {
  name: "Pip",
  tagline: "Nine rounds with wild tiles; the lowest score wins.",
  roundName: (f: { number: number }): string => `Round ${f.number}`,
  roundCount: (f: { rounds: number }): string => (f.rounds === 1 ? "1 round" : `${f.rounds} rounds`),
  rules: async () => (await import("./rules-page.en")).rules,

  round: "End of the round",
  opened: "The round opened with",
  openedDouble: (f: { tile: string }): string => `the ${f.tile}`,
  openedWild: "the double wild",

  headline: (f: { round: number; tile: string }): string =>
    `Round ${f.round} of 9: opens with the ${f.tile} or the double wild`,
  openedWithDouble: "its double",
  finished: "All nine rounds are played",
  described: (f: { opened: string; closing: string }): string => `Opened with ${f.opened}. ${f.closing}`,
  singleWild: "wild",
  direction: "S R A D",
  doubleWild: "double wild",
  neverBelowZero: "no total falls below 0",

  starts: (f: { tile: string }): string => `Whoever holds ${f.tile} starts`,
};
