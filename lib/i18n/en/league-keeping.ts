/** What is said in English where a league is made and kept. */
export const leagueKeeping = {
  newTitle: "New league",
  newLead:
    "A league follows the same people over many games: standings, ratings, records, and who owes whom. Everybody with its address can read it; only who has its key can change it.",
  name: "Name of the league",
  nameHint: "Its address is made of it.",
  players: "Who plays in it",
  playersHint: "A name a line, two or more. More can come later.",
  currency: "Currency",
  currencyHint: "Three letters, such as EUR. Leave it empty if you do not play for money.",
  create: "Make the league",
  line: (f: { name: string; message: string }): string => `${f.name}: ${f.message}`,

  keepTitle: "Keep the league",
  noLeagueTitle: "No key for this league",
  noLeague:
    "This device does not have the key of the league. Open the invite link of somebody who keeps it, with the server in reach.",
  startGame: "Start a game",
  seePage: "The league’s page",
  onServer: "Everything is on this phone and on the server.",
  notOnServer: "The league is on this phone. It goes to the server as soon as that can be reached.",
  waiting: (f: { count: number }): string =>
    f.count === 1
      ? "One change is on this phone and goes to the server by itself."
      : `${f.count} changes are on this phone and go to the server by themselves.`,
  refused: "The server did not take this:",
  seen: "I have seen it",
  wentBack: (f: { line: string }): string => `Back again: ${f.line}`,
  goesBack: (f: { line: string }): string =>
    `Back again: ${f.line}. It is kept on this phone, and in the league once the server was told.`,
  notBack: (f: { line: string; message: string }): string => `Not back: ${f.line}. ${f.message}`,
  invite: "Let somebody keep it with you",
  inviteHint: "Whoever opens this link can change the league. Give it only to who may.",
  replaceKey: "Make the links that were given away stop working",
  replaceKeyHint:
    "Makes another key. Whoever keeps the league besides you needs the new link; pages of the league stay as they are.",
  replaceKeyKey: "Make another key",
  keyReplaced: "Done. Only the link above works now.",
  keyWaits:
    "The server was not reached. The old key holds until it is; this phone goes on trying whenever it opens your games.",
  inviteLink: "The link with the key",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "The browser did not copy it. Mark the link and copy it yourself.",
  saved: "Saved.",
  kept: "Kept on this phone.",
  save: "Save",

  roster: "Players",
  add: "Add a player",
  addKey: "Add",
  playerName: "Name",
  rename: "Change the name",
  merge: "Is the same person as",
  mergeKey: "Merge",
  mergeHint: "All games and payments then belong to the other. It can be undone.",
  merged: (f: { name: string; into: string }): string => `${f.name} is ${f.into}`,
  unmerge: "They are two people",
  remove: "Take off the roster",
  removed: (f: { name: string }): string => `Off the roster: ${f.name}`,
  choose: "Choose",
  chooseFirst: "Choose somebody first.",

  seasons: "Seasons",
  noSeasons: "Without a season everything counts in one table of all time.",
  newSeason: "Add a season",
  seasonName: "Name of the season",
  from: "First day",
  to: "Last day",
  counts: "What counts",
  counting: {
    total: "All points",
    average: "Points a game",
    best: "Each player’s best games",
  },
  countingNumber: "How many games",
  countingHint:
    "For points a game: how many games somebody needs. For the best games: how many count. Otherwise it does not matter.",
  seasonPoints: "Points for places in this season",
  seasonPointsHint: "Leave it empty where the points of the league count.",
  removeSeason: "Remove the season",
  removedSeason: (f: { name: string }): string => `Season removed: ${f.name}`,

  points: "Points for places",
  pointsHint: "For first, second, third and so on, with commas between.",
  notPoints: "Write whole numbers with commas between, such as 5, 3, 2, 1.",

  money: "Money",
  payment: "Somebody paid",
  payer: "Who gave",
  receiver: "Who got it",
  amount: "How much",
  day: "On",
  notAnAmount: "Write an amount such as 3.50.",
  noCurrency: "Choose a currency first; then payments can be written down.",

  payments: "What was written down",
  noPayments: "No payments yet.",
  paid: (f: { from: string; to: string; amount: string; when: string }): string =>
    `${f.from} gave ${f.to} ${f.amount} (${f.when})`,
  takeBack: "Take it back",
  tookBack: (f: { line: string }): string => `Taken back: ${f.line}`,
  notRead: "The server cannot be reached: only what waits on this phone is shown.",

  nameAndAddress: "Name and address",
  address: "Address",
  addressHint: "Small letters, digits and hyphens. Old addresses go on leading here.",

  games: "Games",
  putIn: "Put in a game that was played outside",
  putInHint:
    "A game that was played outside the league can be put in, also when it is over. Choose it here; then say who everybody at the table is in the league.",
  whichGame: "A game of this phone",
  byLink: "A game of another phone",
  byLinkHint:
    "Paste a link to it, such as the one with which others watch it. The server needs to have the game.",
  findKey: "Find it",
  notFound: {
    "no-link":
      "There is no game in this link. On the phone that has the game, copy the link with which others watch it.",
    unknown: "The server does not have this game. Open it once, online, on the phone that has it.",
    unreachable: "The server cannot be reached. Try again when it can.",
  },
  whoIsWho: "Who is who",
  newOnRoster: (f: { name: string }): string => `Somebody new: ${f.name}`,
  seat: (f: { name: string }): string => `${f.name} at the table is`,
  putInKey: "Put it in",
  inLeague: "Games of the league",
  inLeagueHint: "A game that is taken out is kept; it only counts here no more.",
  noneInLeague: "No game counts here yet.",
  beingPlayed: "Being played",
  notCounted: "Not counted yet",
  waitsFor: (f: { names: readonly string[] }): string =>
    `It counts once the league knows who this is: ${f.names.join(", ")}.`,
  seatThem: "Say who is who",
  gamesNotRead: "The server cannot be reached: it knows which games count.",
  earlierGames: "Earlier games",
  laterGames: "Later games",
  takeOutKey: "Take it out",
  takenOut: (f: { line: string }): string => `Taken out: ${f.line}`,
  gameLine: (f: { game: string; when: string; names: readonly string[] }): string =>
    `${f.when}: ${f.game}, ${f.names.join(", ")}`,
};
