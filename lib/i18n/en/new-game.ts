import { number } from "./counted";

const unit =
  (name: string) =>
  (count: number | undefined): string =>
    count === 1 ? name : `${name}s`;

export const newGame = {
  title: "New game",
  chooseGame: "What will you play?",
  findGame: "Find a game by any of its names",
  clearSearch: "Clear the search",
  found: (f: { games: number }): string => (f.games === 1 ? "1 game" : `${number(f.games)} games`),
  alsoCalled: (f: { name: string }): string => `Also called “${f.name}”`,
  closest: (f: { name: string }): string => `Closest match for “${f.name}”`,
  notFound: (f: { name: string }): string => `No game here is called “${f.name}”.`,
  notFoundHint: "Try another name, a country, or just the first letters.",
  showAll: "Show all games",
  lastPlayed: "Last played",
  samePeople: "With the same people",
  earlierTables: (f: { count: number }): string =>
    f.count === 1 ? "1 earlier table" : `${number(f.count)} earlier tables`,
  allGames: "All games",
  seats: (f: { min: number; max: number }): string =>
    f.min === f.max ? `${f.min} players` : `${f.min} to ${number(f.max)} players`,

  players: "Who’s playing?",
  addInOrder: "Add everyone in the order you sit, clockwise.",
  seatOrder: "Drag a number or use the arrows to change seats.",
  /** After a rematch, or at one of the last tables. */
  movedOn: "Everyone has moved on one seat since the last game, so the lead goes round.",
  partners: (f: { sides: readonly string[] }): string =>
    `Partners sit opposite each other: ${f.sides.join(" against ")}.`,
  range: (f: { min: number; max: number }): string =>
    f.min === f.max ? `For ${f.min} players.` : `For ${f.min} to ${number(f.max)} players.`,
  addLabel: "Player’s name",
  add: "Add",
  known: "Played before",
  roster: (f: { league: string }): string => `On the roster of ${f.league}`,
  moreKnown: (f: { more: number }): string =>
    f.more === 1
      ? "And one more: type part of the name."
      : `And ${number(f.more)} more: type part of the name.`,
  addKnown: (f: { name: string }): string => `Add ${f.name}`,
  remove: (f: { name: string }): string => `Remove ${f.name}`,
  moveUp: (f: { name: string }): string => `Move ${f.name} up`,
  moveDown: (f: { name: string }): string => `Move ${f.name} down`,
  seat: (f: { seat: number }): string => `Seat ${f.seat}`,
  seated: (f: { name: string; seat: number }): string => `${f.name} has seat ${f.seat}`,

  league: "Does it count in a league?",
  noLeague: "No league",
  leagueHint: "Anyone not yet on the roster is added when the game starts.",

  options: "House rules",
  usual: (f: { value: string }): string => `usual: ${f.value}`,
  mustSay: (f: { min: string; max: string }): string =>
    f.min === f.max
      ? `With this many players it can only be ${f.min}.`
      : `Agree on a number from ${f.min} to ${f.max}.`,
  notANumber: (f: { min: string; max: string }): string =>
    f.min === f.max ? `It can only be ${f.min}.` : `Type a number from ${f.min} to ${f.max}.`,
  notNumbers: (f: { min: string; max: string; count: number }): string =>
    `Type at most ${number(f.count)} numbers from ${f.min} to ${f.max}, with commas between them.`,
  severalNumbers: "With commas between them: for the first hand, the second, and so on.",
  savedRules: "Our rules",
  saveRules: "Save as our rules",
  saveRulesHint: "You will find them among your games next time, and in your leagues.",
  forWhom: "For whom?",
  thisDevice: "For this device",
  saveForHint: (f: { league: string }): string =>
    `Everyone who keeps score for ${f.league} will find them among the games, and anyone can see them on its pages.`,
  areSaved: (f: { name: string }): string => `Saved as “${f.name}”.`,
  areSavedFor: (f: { name: string; league: string }): string => `Saved as “${f.name}” for ${f.league}.`,
  saveFor: (f: { league: string }): string => `Save for ${f.league}`,
  replaceFor: (f: { name: string; league: string }): string => `Replace “${f.name}” in ${f.league}`,
  changeInLeague: (f: { league: string }): string => `Rename or remove in ${f.league}`,
  rulesUnread: "The rules saved on this device can’t be read right now. Reload this page and try again.",
  rulesName: "What do you call them?",
  replaces: (f: { name: string }): string => `This replaces “${f.name}”.`,
  nameTaken: (f: { name: string }): string => `There are already house rules called “${f.name}”.`,
  nameMissing: "Give them a name.",
  save: "Save",
  rename: "Rename",
  moreAbout: (f: { name: string }): string => `More about “${f.name}”`,
  playThese: "Play by these rules",
  shareRules: "Share with a link",
  shareRulesText: "Anyone who opens it sees these rules, and can save them or play by them.",
  deleteRules: "Delete these rules",
  deletedRules: (f: { name: string }): string =>
    `“${f.name}” deleted. Games played by them stay as they are.`,
  notDeletedRules: "The browser couldn’t delete them. Reload this page and try again.",
  undo: "Undo",
  sharedRules: "Shared house rules",
  sharedRulesText: (f: { game: string }): string => `House rules for ${f.game}, from a link.`,
  linkTrouble: {
    damaged: {
      title: "The link is damaged",
      text: "Part of it is missing or changed. Ask for it again, and make sure you open the whole link.",
    },
    newer: {
      title: "The link is from a newer Pipkeeper",
      text: "Reload this page to update it, then open the link again.",
    },
    unfit: {
      title: "These rules can’t be played",
      text: "This version of Pipkeeper does not have the game, or its rules contradict each other.",
    },
  },
  nothing: "none",
  changed: (f: { rules: number }): string => (f.rules === 1 ? "1 changed" : `${number(f.rules)} changed`),
  notOffered: (f: { choice: string; min: number; max: number }): string =>
    `“${f.choice}” is for ${f.min} to ${number(f.max)} players. Choose another.`,
  /** Unit of a number in the house rules; undefined for several numbers, or for one not entered yet. */
  units: {
    pips: unit("pip"),
    points: unit("point"),
    tiles: unit("tile"),
    players: unit("player"),
    rounds: unit("round"),
  },
  cardHint: "It is kept with the game for everybody to look up, and changes no score.",
  notAgreed: "not agreed",
  agreed: (f: { points: number }): string => `${number(f.points)} agreed`,
  severalTables: "An evening at several tables",

  toSetup: "Next: set the table",
  setup: "On the table",
  takeBox: (f: { highest: number; tiles: number }): string =>
    `Take the double-${f.highest} box: ${f.tiles} tiles.`,
  takePipBox: (f: { tiles: number }): string => `Take the Pip box: ${f.tiles} tiles.`,
  takeOut: (f: { tiles: number; highest: number }): string =>
    `Take out every tile with a number above ${f.highest}: ${f.tiles} tiles go back in the box.`,
  each: (f: { tiles: number }): string => (f.tiles === 1 ? "tile each" : "tiles each"),
  boneyard: "in the boneyard",
  /** The tiles left over in games without drawing. */
  asleep: "asleep",
  takenOut: "taken out",
  tilesToTakeOut: "The tiles to take out",
  people: "Around the table",
  start: "Start the game",
  starting: "Starting…",
  payAtStart: (f: { stake: string }): string =>
    `Everybody pays ${f.stake} into the pool before the first hand.`,
  payEach: (f: { stake: string }): string => `Everybody pays ${f.stake} before each hand.`,
  failed: "The game couldn’t be created. Try again.",
  change: "Change",
};
