export const newGame = {
  title: "New game",
  chooseGame: "What will you play?",
  seats: (f: { least: number; most: number }): string =>
    f.least === f.most ? `${f.least} players` : `${f.least} to ${f.most} players`,

  players: "Who plays?",
  seatOrder: "In seat order, clockwise around the table.",
  range: (f: { game: string; least: number; most: number }): string =>
    `${f.game} takes ${f.least} to ${f.most}.`,
  addLabel: "Name of a player",
  add: "Add",
  known: "Played before",
  addKnown: (f: { name: string }): string => `Add ${f.name}`,
  remove: (f: { name: string }): string => `Remove ${f.name}`,
  moveUp: (f: { name: string }): string => `Move ${f.name} up`,
  moveDown: (f: { name: string }): string => `Move ${f.name} down`,
  seat: (f: { seat: number }): string => `Seat ${f.seat}`,
  nobody: "Nobody yet. Type a name, or tap one below.",
  tooFew: (f: { missing: number }): string =>
    f.missing === 1 ? "One more player" : `${f.missing} more players`,
  tooMany: (f: { most: number }): string => `${f.most} can play at most`,
  full: "All seats are taken.",

  options: "House rules",
  usual: (f: { value: string }): string => `usually ${f.value}`,
  mustSay: "The players must agree on a number",
  number: (f: { least: string; most: string }): string => `from ${f.least} to ${f.most}`,
  notANumber: (f: { least: string; most: string }): string =>
    `A number from ${f.least} to ${f.most}, please.`,
  pips: (f: { value: number }): string => (f.value === 1 ? "1 pip" : `${f.value} pips`),
  units: { pips: "pips", tiles: "tiles", players: "players", money: "" },

  toSetup: "Set it up",
  setup: "On the table",
  takeBox: (f: { highest: number; tiles: number }): string =>
    `Take the double-${f.highest} box: ${f.tiles} tiles.`,
  takePipBox: (f: { tiles: number }): string => `Take the Pip box: ${f.tiles} tiles.`,
  takeOut: (f: { tiles: number; highest: number }): string =>
    `Take out every tile with a number above ${f.highest}: ${f.tiles} tiles go back in the box.`,
  each: (f: { tiles: number }): string => (f.tiles === 1 ? "1 tile each" : `${f.tiles} tiles each`),
  boneyard: (f: { tiles: number }): string =>
    f.tiles === 0
      ? "No boneyard: all tiles are dealt"
      : f.tiles === 1
        ? "1 tile in the boneyard"
        : `${f.tiles} tiles in the boneyard`,
  eachWord: "tiles each",
  boneyardWord: "in the boneyard",
  outWord: "taken out",
  outTiles: "The tiles to take out",
  noDeal: "There is nothing to deal.",
  start: "Start the game",
  starting: "Starting…",
  failed: "The game could not be made. Try again.",
  change: "Change",
};
