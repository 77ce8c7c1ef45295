const direction = { S: "skip", R: "reverse", A: "play again", D: "draw" } as const;

const article = (n: number): string => ([8, 11, 18].includes(n) ? "an" : "a");

export const tiles = {
  plain: (f: { high: number; low: number }): string =>
    f.high === f.low ? `Double ${f.high}` : `${f.high}-${f.low}`,
  wild: (f: { dots: number }): string => `Wild ${f.dots}`,
  doubleWild: "Double wild",
  direction: (f: { direction: keyof typeof direction }): string =>
    `${f.direction} (${direction[f.direction]})`,

  title: "All the tiles",
  lead: "Every number from blank to eighteen as Pipkeeper draws it, and the special tiles of the Pip set.",
  numbers: "Numbers",
  numberName: (f: { number: number }): string => (f.number === 0 ? "Blank" : String(f.number)),
  specials: "Special tiles of the Pip set",
  sets: "Sets",
  setName: (f: { highest: number }): string => `Double-${f.highest}`,
  pipSetName: "Pip set",
  set: "Set",
  setHolds: "Tiles",
  setPips: "Pips",
  setGames: "Games",
  setTiles: (f: { tiles: number }): string => `${f.tiles} tiles`,

  pickNumber: (f: { number: number }): string =>
    f.number === 0 ? "Tiles with a blank" : `Tiles with ${article(f.number)} ${f.number}`,
  pickWild: "Wild and directional tiles",
  wildShort: "wild",
  suits: "Which tiles to show",
  inOtherHand: (f: { tile: string; name: string }): string => `${f.tile}, ${f.name} holds it`,
  onTable: (f: { tile: string }): string => `${f.tile}, on the table`,
};
