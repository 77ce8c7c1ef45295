const unit =
  (name: string) =>
  (count: number): string =>
    count === 1 ? name : `${name}s`;

export const newGame = {
  title: "New game",
  chooseGame: "What will you play?",
  seats: (f: { least: number; most: number }): string =>
    f.least === f.most ? `${f.least} players` : `${f.least} to ${f.most} players`,

  players: "Who plays?",
  seatOrder: "In seat order, clockwise: drag a number, or use the arrows.",
  range: (f: { game: string; least: number; most: number }): string =>
    `${f.game} takes ${f.least} to ${f.most}.`,
  addLabel: "Name of a player",
  add: "Add",
  known: "Played before",
  roster: (f: { league: string }): string => `On the roster of ${f.league}`,
  moreKnown: (f: { more: number }): string =>
    f.more === 1 ? "And one more: type part of the name." : `And ${f.more} more: type part of the name.`,
  addKnown: (f: { name: string }): string => `Add ${f.name}`,
  remove: (f: { name: string }): string => `Remove ${f.name}`,
  moveUp: (f: { name: string }): string => `Move ${f.name} up`,
  moveDown: (f: { name: string }): string => `Move ${f.name} down`,
  seat: (f: { seat: number }): string => `Seat ${f.seat}`,
  seated: (f: { name: string; seat: number }): string => `${f.name} has seat ${f.seat}`,

  league: "Does it count in a league?",
  noLeague: "No league",
  leagueHint: "Whoever is not on its roster yet comes onto it when the game starts.",

  options: "House rules",
  usual: (f: { value: string }): string => `usually ${f.value}`,
  mustSay: "The players must agree on a number",
  number: (f: { least: string; most: string }): string => `from ${f.least} to ${f.most}`,
  notANumber: (f: { least: string; most: string }): string =>
    `A number from ${f.least} to ${f.most}, please.`,
  notOffered: "What was chosen here does not go with so many players.",
  units: {
    pips: unit("pip"),
    points: unit("point"),
    tiles: unit("tile"),
    players: unit("player"),
    money: () => "",
  },

  toSetup: "Set it up",
  setup: "On the table",
  takeBox: (f: { highest: number; tiles: number }): string =>
    `Take the double-${f.highest} box: ${f.tiles} tiles.`,
  takePipBox: (f: { tiles: number }): string => `Take the Pip box: ${f.tiles} tiles.`,
  takeOut: (f: { tiles: number; highest: number }): string =>
    `Take out every tile with a number above ${f.highest}: ${f.tiles} tiles go back in the box.`,
  each: (f: { tiles: number }): string => (f.tiles === 1 ? "tile each" : "tiles each"),
  boneyard: "in the boneyard",
  takenOut: "taken out",
  tilesToTakeOut: "The tiles to take out",
  people: "Around the table",
  start: "Start the game",
  starting: "Starting…",
  failed: "The game could not be made. Try again.",
  change: "Change",
};
