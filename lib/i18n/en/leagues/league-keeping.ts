import { list, number, players } from "../counted";
import { changeTexts } from "./change-texts";
import { first, kitty, owe } from "./kitty";
import { pointsForm } from "./points-form";

const changes = (count: number): string => (count === 1 ? "1 change" : `${number(count)} changes`);

/** The English words where a league is created and managed. */
export const leagueKeeping = {
  newTitle: "New league",
  newLead:
    "A league follows the same people over many games: standings, ratings, records, and who owes whom. Anyone with the address can read it; only people with the key can change it.",
  name: "League name",
  nameHint: "Becomes the web address.",
  players: "Players",
  playersHint: "One name per line, or separated by commas; at least two. You can add more later.",
  currency: "Currency",
  currencyHint: "Three letters, such as EUR. Leave it empty if you do not play for money.",
  timeZone: "Time zone",
  timeZoneHint: "Written like Europe/Berlin. Days, evenings and reminders follow its clock.",
  create: "Create the league",
  line: (f: { name: string; message: string }): string => `${f.name}: ${f.message}`,

  keepTitle: "Manage the league",
  noLeagueTitle: "No key for this league",
  noLeague:
    "This device does not have the league’s key. Open an invite link from someone who manages it, or paste the link here.",
  offline: "The server can’t be reached",
  offlineInvite:
    "Only the server can check whether this link has the league’s key. Try again when it can be reached.",
  startGame: "Start a game",
  seePage: "See the league’s pages",
  onServer: "Everything is on this device and on the server.",
  lost: (f: { count: number }): string =>
    f.count === 0
      ? "The server has lost this league. This device is sending it again."
      : `The server has lost part of this league. This device is sending it again: ${changes(f.count)} to go.`,
  notOnServer: "The league is on this device and will be sent to the server as soon as it can be reached.",
  waiting: (f: { count: number }): string =>
    f.count === 1
      ? "1 change is on this device and will be sent when the server can be reached."
      : `${number(f.count)} changes are on this device and will be sent when the server can be reached.`,
  stuck: (f: { count: number }): string =>
    f.count === 0
      ? "The server did not accept this league, so it is on this device only."
      : `${changes(f.count)} on this device cannot be sent.`,
  refused: (f: { line: string }): string => `The server did not accept this: ${f.line}`,
  sendAgain: "Try again",
  isSamePerson: (f: { name: string; league: string }): string => `Is this the same ${f.name}?`,
  samePerson: (f: { name: string; league: string }): string =>
    `Another phone had already added a ${f.name} to ${f.league}. The games from this phone now count for that player.`,
  onePerson: "Yes, it is one person",
  twoPeople: "They are two people",
  ownName: (f: { name: string; league: string; now: string }): string =>
    `In ${f.league}, the ${f.name} from this phone is now called ${f.now}, and this phone’s games count for ${f.now}. You can change the name where the league is managed.`,
  seen: "Got it",
  restored: (f: { line: string }): string => `Restored: ${f.line}`,
  restoredHere: (f: { line: string }): string =>
    `Restored: ${f.line}. Saved on this device; it counts once the server has it.`,
  notRestored: (f: { line: string; message: string }): string => `Not restored: ${f.line}. ${f.message}`,

  lockedTitle: "This device cannot change the league",
  locked:
    "The server does not accept this device’s key: it was replaced, or the link it came from was wrong. You can view the league here, but not change it. To fix that, get a new invite link from someone who manages it.",
  wrongKey:
    "The link you opened does not have the league’s key, or that key was replaced. You can view the league; to change it, ask someone who manages it for a new invite link.",
  damagedTitle: "The link is damaged",
  damagedLink:
    "Part of it is missing or changed, so this device does not have the league’s key. Ask for the link again, or paste all of it here.",
  newKey: "New invite link",
  newKeyHint: "Open it on this device, or paste it here.",
  useKey: "Use it",
  /** Why the key of a link was not accepted. */
  notTaken: {
    "not-an-invite": "This is not an invite link to manage this league.",
    damaged: "This link is damaged: part of it is missing or changed. Ask for it again.",
    "wrong-key": "The key in this link is not the league’s, or was replaced.",
    missing: "The server does not have this league.",
    unreachable: "The server can’t be reached. Try again when it can.",
  },
  unsent: (f: { count: number }): string =>
    f.count === 1 ? "1 change that cannot be sent" : `${number(f.count)} changes that cannot be sent`,
  unsentHint:
    "They are on this device only. With the right key they can be sent; saved as a file, they can be imported on a device that has it.",
  saveUnsent: "Save as a file",
  dropUnsent: "Discard",
  dropTitle: (f: { count: number }): string =>
    f.count === 1
      ? "Discard the change that was not sent?"
      : `Discard the ${number(f.count)} changes that were not sent?`,
  dropText: "They exist nowhere else.",
  formerPlayer: "Former player",
  eraseName: "Remove the name",
  eraseNameTitle: (f: { name: string }): string => `Remove the name ${f.name} from the league?`,
  eraseNameText: (f: { name: string; day: string }): string =>
    `Results and money stay, under “Former player”. The name can be restored here until ${f.day}; after that it is gone from the league.`,
  eraseNameGames:
    "The games themselves still show the name to anyone who opens them. To remove it there too, delete those games.",
  nameUntil: (f: { day: string }): string => `The name can be restored until ${f.day}.`,
  nameGone: "The name is gone and cannot be restored.",
  restoreName: "Restore the name",

  deleteLeague: "Delete the league for everyone",
  deleteLeagueTitle: (f: { name: string }): string => `Delete ${f.name} for everyone?`,
  deleteLeagueText: (f: { day: string }): string =>
    `Nobody will be able to read or change it any more. Its games stay. You can bring it back here until ${f.day}; after that it is gone from the server.`,
  leagueDeletedTitle: "This league was deleted",
  leagueUntil: (f: { day: string }): string => `It can be brought back until ${f.day}.`,
  leagueGone: "It is gone from the server and cannot be brought back.",
  bringLeagueBack: "Bring it back",
  notChanged: {
    unreachable: "The server can’t be reached. Nothing was changed.",
    refused: "The server did not accept this device’s key. Nothing was changed.",
  },

  removal: "Remove or delete",
  removalSummary: "From this device, or for everyone",
  removeHere: "Remove from this device",
  removeHereTitle: (f: { name: string }): string => `Remove ${f.name} from this device?`,
  removeHereUnmade: "It is on this device only, and will be lost for good.",
  removeHereUnsent: (f: { count: number }): string =>
    f.count === 1
      ? "1 change was not sent and will be lost."
      : `${number(f.count)} changes were not sent and will be lost.`,
  removeHereStays: "The league and its pages stay on the server, for everyone who has the address.",
  removeHereKey:
    "This device’s key goes with it. If nobody else has the key, nobody can change the league any more: save everything as a file, with keys, in the settings first.",
  notRemoved: "The browser couldn’t remove it. Reload this page and try again.",
  /** Changes that have no sentence elsewhere. */
  changes: changeTexts,

  comments: {
    heading: "Comments",
    hint: "One line about a game or an evening, for the league’s pages",
    about: "About",
    evening: "An evening",
    day: "The evening of",
    text: "Comment",
    textHint: "Leave it empty to remove the comment.",
    nothing: "Write the comment first.",
    done: (f: { about: string; text: string }): string =>
      f.text === "" ? `Comment removed: ${f.about}` : `Commented: ${f.about}`,
  },
  paperEvening: "A whole evening from paper",
  paperEveningSummary: "Several games of one evening at once",
  past: "Past years",
  pastSummary: "Bring in results kept elsewhere",
  paper: {
    heading: "A result from paper",
    summary: "For a game scored without Pipkeeper",
    hint: "Enter who played, on which day, and how it ended. It counts in the standings and ratings, but has no rounds and sets no records.",
    kind: "Game",
    day: "Day",
    rankedBy: "What is known",
    places: "The places",
    most: "Points: highest wins",
    fewest: "Points: lowest wins",
    sides: "Played with partners, in two sides",
    forMoney: "Played for money",
    seat: (f: { seat: number }): string => `Player ${f.seat}`,
    place: "Place",
    points: "Points",
    pointsToo: "Points, if known",
    side: "Side",
    won: (f: { currency: string }): string => `Won or lost, ${f.currency}`,
    wonHint: "With a minus sign if lost. All the amounts must add up to 0.",
    more: "Add another player",
    send: "Add the result",
    tooFew: "Choose at least two players.",
    notANumber: "Places and points are whole numbers.",
  },

  pages: "Share the league",
  pagesSummary: "Link and code for everyone",
  pagesHint: "Anyone can read the league’s pages at this address. Nobody can change anything with it.",
  pagesCode: "Code for the league’s pages",
  embed: {
    heading: "The standings on another site",
    hint: "Paste this into your club’s website. Add ?lang=es or ?theme=dark to the address if you like.",
    label: "HTML for another site",
    exported: "The whole league as a file (JSON)",
  },
  invite: "Manage it together",
  inviteSummary: "A link that lets others manage it too",
  inviteHint: "Anyone who opens this link can change the league. Give it only to people you trust.",
  replaceKey: "Cancel the links you’ve given out",
  replaceKeyHint:
    "This makes a new key. Everyone else who manages the league, or keeps score for it, needs a new link; the league’s pages stay as they are.",
  replaceKeyTitle: "Make a new key?",
  replaceKeyKey: "Make a new key",
  keyReplaced: "Done. Only the link above works now.",
  keyWaits:
    "The server could not be reached. The old key stays valid until it is; this device tries again whenever you open your games.",
  scorers: {
    heading: "For scorers",
    hint: "Anyone who opens this link can add games, results from paper and new players. They cannot change or remove anything.",
    make: "Make a link for scorers",
    link: "The scorers’ link",
    another: "Make another link",
    anotherHint: "The earlier link no longer works then.",
    takeBack: "Take the link back",
    earlier: "There is a link that was made with an earlier key. It cannot be shown here.",
    here: "This device can start games in this league and add results from paper.",
    removeHere:
      "The scorers’ link goes with it. To add results from this device again, open the link once more.",
    byThem: "a scorer",
  },
  inviteLink: "The link with the key",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "The browser couldn’t copy it. Select the link and copy it yourself.",
  saved: "Saved.",
  savedHere: "Saved on this device.",
  save: "Save",

  roster: "Players",
  people: (f: { count: number }): string => players(f.count),
  add: "Add a player",
  addKey: "Add",
  playerName: "Name",
  rename: "Change the name",
  merge: "Is the same person as",
  mergeKey: "Merge",
  mergeHint: "All games and payments then belong to the other player. You can undo this.",
  unmerge: "Undo: two different people",
  remove: "Remove from the roster",
  choose: "Choose",
  chooseFirst: "Choose someone first.",

  seasons: "Seasons",
  noSeasons: "Without seasons, everything counts in one all-time table.",
  newSeason: "Add a season",
  reallyOn: (f: { when: string }): string => `Really on ${f.when}?`,
  dateMissing: "Choose a date.",
  seasonName: "Name of the season",
  from: "First day",
  to: "Last day",
  counts: "What counts",
  counting: {
    total: "All points",
    average: "Points per game",
    best: "Each player’s best games",
    drop: "All but each player’s worst games",
    "best-evenings": "Each player’s best evenings",
    "drop-evenings": "All but each player’s worst evenings",
  },
  countingNumber: {
    average: "How many games",
    best: "How many games",
    drop: "How many games",
    "best-evenings": "How many evenings",
    "drop-evenings": "How many evenings",
  },
  countingHint: {
    average: "How many games a player needs.",
    best: "How many games count.",
    drop: "How many games do not count.",
    "best-evenings": "How many evenings count.",
    "drop-evenings": "How many evenings do not count. One that a player missed is the first to go.",
  },
  notGames: ({ max }: { max: number }) => `Enter how many: a whole number from 1 to ${number(max)}.`,
  seasonPoints: "Points for places in this season",
  seasonPointsHint: "Leave empty to use the league’s points and everything that goes with them.",
  removeSeason: "Remove the season",

  rules: "House rules",
  noRulesYet: "None yet",
  rulesSaved: "Saved for the league",
  noRules: "None yet. When you set up a game, you can save its house rules for this league.",
  rulesHint: "Anyone can play by them: they appear among the games on this device and on the league’s pages.",
  rulesName: "Name of these rules",
  rulesLine: (f: { name: string; game: string }): string => `${f.name} (${f.game})`,
  removeRules: "Remove",

  scoring: pointsForm,
  points: "Points for places",
  pointsHint: "For first, second, third and so on, separated by commas.",
  notPoints: "Enter whole numbers separated by commas, such as 5, 3, 2, 1.",

  guest: "guest",
  guestHint: "Guests are not asked to evenings, and are listed after everybody else. Their games count.",
  makeGuest: "A guest",
  makeFormer: "A former member",
  former: "former",
  formerHint:
    "Former members are neither asked to evenings nor proposed for a table. Their games, places and payments stay.",
  makeMember: "A member again",
  guestPlaces: "Guests in tables",
  guestsRanked: "Have a place",
  guestsUnranked: "Have no place",

  money: "Money",
  payment: "Record a payment",
  payer: "From",
  receiver: "To",
  amount: "Amount",
  day: "Date",
  notAnAmount: "Enter an amount such as 3.50.",
  noCurrency: "Choose a currency first; then you can record payments.",

  kitty,
  inKitty: (f: { amounts: readonly string[] }): string => `In the kitty: ${list(f.amounts)}`,
  owe,
  dues: {
    heading: "Dues",
    hint: "What members or those who came owe the kitty, such as a year’s dues or an evening’s fee. What they owe then stands above, where one tap records that it is paid.",
    send: "Enter the dues",
    who: "Who owes it",
    members: (f: { count: number }): string => `All members (${number(f.count)})`,
    came: (f: { when: string; count: number }): string => `Who came on ${f.when} (${number(f.count)})`,
    amount: "Amount for each",
    what: "What for",
    noReason: "Say what it is for.",
    again: (f: { line: string }): string => `${f.line}. Enter these dues once more?`,
    spent: "Spent for the club",
    spentHint: "The kitty then owes it to them.",
    spentBy: "Who spent it",
    spentSend: "Enter the expense",
    all: "Dues and expenses so far",
    each: "One by one",
  },

  settleUp: "To settle up",
  settleHint: "Paid? One tap records it with today’s date.",
  owes: (f: { from: string; to: string; amount: string }): string =>
    `${first(f.from)} pays ${f.to} ${f.amount}`,
  paidKey: "Paid",
  settledNow: (f: { line: string }): string => `Recorded as paid: ${f.line}`,

  payments: "Payments so far",
  noPayments: "No payments yet.",
  correct: "Correct it",
  correctPayment: (f: { line: string }): string => `Correct: ${f.line}`,
  takeBack: "Take it back",
  tookBack: (f: { line: string }): string => `Taken back: ${f.line}`,
  notRead: "The server can’t be reached, so only changes waiting on this device are shown.",

  log: "What was changed",
  logHint: "When, and whether from this device",
  logNotRead: "The server can’t be reached, so what was changed can’t be read.",
  logEmpty: "Nothing was changed since the league was made.",
  fromHere: "from this device",
  laterChanges: "Later changes",
  earlierChanges: "Earlier changes",

  nameAndAddress: "Name and address",
  sign: {
    heading: "The league’s sign",
    first: "First half",
    second: "Second half",
    colour: "Colour",
    save: "Save the sign",
    remove: "Remove the sign",
    colours: {
      brass: "Brass",
      felt: "Felt green",
      sea: "Sea blue",
      rose: "Rose",
      ruby: "Ruby red",
      plum: "Plum",
    },
  },
  address: "Address",
  addressHint: "Lower-case letters, digits and hyphens. Old addresses keep working.",

  games: "Games",
  gamesSummary: "Add or remove games",
  addGame: "Add a game played outside the league",
  addGameHint:
    "You can add a finished game too, and an evening: one that was begun with an earlier version gives points once it is added. Find it here, then say who each player is in the league.",
  whichGame: "A game on this device",
  byLink: "A game on another device",
  byLinkHint: "Paste a link to it, such as the one for watching. The game has to be on the server.",
  findKey: "Find it",
  notFound: {
    "no-link": "There is no game in this link. On the device that has the game, copy the link for watching.",
    unknown: "The server does not have this game. Open it once, online, on the device that has it.",
    unreachable: "The server can’t be reached. Try again when it can.",
  },
  whoIsWho: "Who is who",
  newOnRoster: (f: { name: string }): string => `Someone new: ${f.name}`,
  seat: (f: { name: string }): string => `${f.name} at the table is`,
  addGameKey: "Add to the league",
  inLeague: "Games of the league",
  inLeagueHint: "A game you remove isn’t deleted; it just stops counting here.",
  noneInLeague: "No games count here yet.",
  beingPlayed: "Being played",
  noEntrySince: (f: { when: string }): string => `No entry since ${f.when}`,
  notCounted: "Not counted yet",
  waitsFor: (f: { names: readonly string[] }): string =>
    `It counts once the league knows who this is: ${f.names.join(", ")}.`,
  seatThem: "Say who is who",
  gamesNotRead: "The server can’t be reached, so it is not known which games count.",
  earlierGames: "Earlier games",
  laterGames: "Later games",
  takeOutKey: "Remove from the league",
  takenOut: (f: { line: string }): string => `Removed: ${f.line}`,
  seeGame: "See the game",
  eveningName: "Evening",
  eveningsInLeague: "Evenings of the league",
  eveningsInLeagueHint:
    "The places of their final standings give points. An evening you remove isn’t deleted, and its games stay.",
  gameLine: (f: { game: string; when: string; names: readonly string[] }): string =>
    `${f.when}: ${f.game}, ${f.names.join(", ")}`,
};
