import { list, number, ordinal } from "../counted";
import { first, kitty, owe } from "./kitty";
import { leagueScoring } from "./league-scoring";
import { leagueStory } from "./league-story";

const count = (value: number, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${number(value)} ${many}`;
const games = (amount: number): string => count(amount, "game", "games");

interface Milestone {
  readonly missing: number;
  readonly next: number;
}

/** English text for the pages of leagues. */
export const leaguePages = {
  story: leagueStory,
  scoring: leagueScoring,
  parts: {
    standings: "Standings",
    players: "Players",
    games: "Games",
    evenings: "Evenings",
    records: "Records",
    seasons: "Seasons",
    money: "Money",
  },
  pages: "League pages",
  lastSeen: "The server can’t be reached. This is the page as it was last seen:",
  here: {
    asOf: (f: { when: string }): string =>
      `This is what this device knows. Last news from the server: ${f.when}`,
    unsent: (f: { games: number }): string =>
      f.games === 1
        ? "1 game on this device has not been sent yet. It counts here."
        : `${number(f.games)} games on this device have not been sent yet. They count here.`,
    unsentChanges: (f: { changes: number }): string =>
      f.changes === 1
        ? "1 change to the league has not been sent yet. It is already shown here."
        : `${number(f.changes)} changes to the league have not been sent yet. They are already shown here.`,
    unsentOf: (f: { games: number }): string => `${games(f.games)} not sent yet`,
    notSent: "Not sent yet",
    toServer: "Open the page from the server",
    nothingTitle: "Not on this device",
    nothing:
      "This device has nothing to draw this league’s pages from. Open one of them and follow the league while there is a signal; from then on they open without one.",
  },
  follow: "Follow",
  following: "Following",
  share: {
    heading: "Share this league",
    chat: "For the chat",
    chatHint: "The table, the last evening, the next one and who owes whom, to paste into your group.",
    hint: "Anyone with the link can read these pages.",
    code: (f: { name: string }): string => `Code for the pages of ${f.name}`,
  },
  league: "League",
  toStandings: "To the standings",
  missingTitle: "No such league",
  missing:
    "There is no league at this address. It may have been mistyped. Old addresses of a league keep working.",
  partMissingTitle: "Not in this league",
  partMissing: "The league has nothing at this address. It may have been merged or removed.",
  formerPlayer: "Former player",
  seasons: "Season",
  allTime: "All time",
  kinds: "Game",
  allKinds: "All games",
  spread: (f: { from: string; to: string }): string => `${f.from} to ${f.to}`,
  asData: "As data",
  json: "JSON",
  csv: "CSV",
  search: "Find a player",
  searchKey: "Find",
  searchOff: "Show everyone",
  searchNone: (f: { search: string }): string => `No names here contain “${f.search}”.`,
  searchFound: (f: { count: number; search: string }): string =>
    `${count(f.count, "player", "players")} with “${f.search}” in their name.`,
  pager: "Pages of the list",
  page: (f: { page: number; pages: number }): string => `Page ${f.page} of ${f.pages}`,
  earlier: "Previous",
  later: "Next",

  noGamesTitle: "No finished games yet",
  noGames: "The standings appear once the league’s first game is finished.",
  noGamesHere: "No finished games here yet.",
  rules: "House rules of the league",

  ordinal,
  column: {
    place: "Place",
    player: "Player",
    points: "Points",
    played: "Played",
    won: "Won",
    average: "Average place",
    ahead: "Margin per round",
    outs: "Went out",
    best: "Best game",
    worst: "Worst game",
    money: "Money",
    form: "Form",
    rating: "Rating",
    perGame: "Points per game",
  },
  sharedWins: (f: { shared: number }): string => `${f.shared} shared`,
  wonOf: (f: { won: number; played: number }): string => `won ${number(f.won)} of ${number(f.played)}`,
  newcomer: "new",
  why: (f: { place: number; name: string }): string => `${ordinal(f.place)}, why? ${f.name}`,
  whyTitle: (f: { place: number; name: string }): string => `${f.name}, ${ordinal(f.place)}`,
  close: "Close",
  first: "Nobody is ahead.",
  sharesPlace: (f: { with: string | undefined }): string =>
    f.with === undefined
      ? "Shares the place: equal in everything that counts."
      : `Shares the place with ${f.with}: equal in everything that counts.`,
  behind: (f: { above: string | undefined; by: string; own: string; theirs: string | undefined }): string =>
    f.above === undefined || f.theirs === undefined
      ? `Behind the place above on ${f.by} (${f.own}).`
      : `Behind ${f.above} on ${f.by}, ${f.own} to ${f.theirs}.`,
  equalBefore: (f: { names: readonly string[] }): string => `They are level on ${list(f.names)}.`,
  breakers: {
    games: "enough games",
    points: "points",
    wins: "games won",
    "shared-wins": "shared first places",
    "average-place": "the average place",
    ahead: "margin per round",
  },
  enoughGames: (f: { played: number; min: number }): string => `${number(f.played)} of at least ${f.min}`,
  howCounted: "How places are decided",
  endedEarly: "A game that was ended early counts like any other.",
  tieBreakers: (f: { names: readonly string[] }): string =>
    `Ties on points are broken by ${f.names.join(", then ")}. If all of that is equal, they share the place.`,
  aheadMeans:
    "“Margin per round” is how many points better a player’s rounds were than the others’ average, whichever way the game counts. “Went out” counts the rounds in which a player went out.",
  ratingMeans:
    "The rating (OpenSkill) estimates playing strength from finished games, in order. It is provisional for the first five games, and gets surer with every game.",

  trend: {
    up: (f: { places: number }): string => `Up ${count(f.places, "place", "places")} in the last week`,
    down: (f: { places: number }): string => `Down ${count(f.places, "place", "places")} in the last week`,
    same: "Same place as a week ago",
    fresh: "New in the last week",
  },
  formOf: (f: { places: readonly string[] }): string =>
    `Last ${games(f.places.length)}, oldest first: ${f.places.join(", ")}`,
  formPlace: (f: { place: number; tied: number }): string =>
    f.tied > 1 ? `shared ${ordinal(f.place)}` : ordinal(f.place),
  milestone: {
    games: (f: Milestone): string => `${games(f.missing)} to go to ${number(f.next)}`,
    wins: (f: Milestone): string =>
      f.next === 1
        ? "The first win is next"
        : `${count(f.missing, "win", "wins")} to go to ${number(f.next)}`,
    points: (f: Milestone): string => `${count(f.missing, "point", "points")} to go to ${number(f.next)}`,
  },
  nextMilestone: "Next",
  sureness: {
    provisional: "provisional",
    rough: "settling",
    fair: "nearly settled",
    sure: "settled",
  },
  ratingIs: (f: { about: number; low: number; high: number; sureness: string }): string =>
    `About ${number(f.about)}, ${f.sureness}: most likely between ${number(f.low)} and ${number(f.high)}`,
  notRated: "Not rated yet",

  playersLead: "Everyone on the roster, with their place in the all-time table.",
  notPlayed: "has not played yet",
  playedGames: (f: { games: number }): string => games(f.games),
  nobody: "Nobody is on the roster yet.",
  streakNow: "Current winning streak",
  noStreak: "none",
  streakLongest: "Longest winning streak",
  byKind: "By game",
  ratingOverTime: "Rating over time",
  ratingNone: "A rating starts with the first finished game against others.",
  ratingTable: "The latest ratings as a table",
  ratingPicture: (f: { first: string; last: string; from: string; to: string }): string =>
    `The rating went from ${f.first} (${f.from}) to ${f.last} (${f.to}).`,
  when: "When",
  game: "Game",
  withPartners: "With partners",
  wonWith: "Won",
  lostWith: "Lost",
  headToHead: "Against others",
  meetings: "Games",
  cameAhead: "Ahead",
  cameBehind: "Behind",
  noMeetings: "Nobody yet.",
  allGamesOf: (f: { name: string }): string => `All games of ${f.name}`,

  gamesOf: (f: { name: string }): string => `Games of ${f.name}`,
  playing: "Being played now",
  unfinished: "Unfinished",
  noEntrySince: (f: { when: string }): string => `No entry since ${f.when}`,
  waitsFor: (f: { names: readonly string[] }): string =>
    `Does not count until the league knows who this is: ${list(f.names)}.`,
  watch: (f: { game: string; names: readonly string[] }): string => `${f.game}: ${list(f.names)}`,
  leftEarly: "left early",
  openGame: (f: { game: string; when: string }): string => `${f.game}, ${f.when}`,
  /** `points` is already formatted, with a decimal if it is not whole. */
  pointsEarned: (f: { points: string }): string =>
    f.points === "0" ? "no points" : `+${f.points} ${f.points === "1" ? "point" : "points"}`,
  ratingThen: (f: { after: string; by: string | undefined }): string =>
    f.by === undefined ? `rating ${f.after}` : `rating ${f.after} (${f.by})`,
  widgetMore: "The whole league",
  onPaper: "On paper",
  onPaperMeans: "This game was scored on paper: only its result is known, not its rounds.",
  correctedOn: (f: { when: string }): string => `Corrected on ${f.when}`,
  toBoard: "Open the board",
  rounds: "The rounds",
  names: (f: { names: readonly string[] }): string => list(f.names),

  bestRounds: "Best rounds",
  worstRounds: "Worst rounds",
  mostMeans: "The most points in one round.",
  fewestMeans: "The fewest points in one round. Rounds without points are left out.",
  mostTakenMeans: "The most points against somebody in one round.",
  against: (f: { names: readonly string[] }): string => `against ${list(f.names)}`,
  comebacks: "Biggest comebacks",
  recordsByKind: "Records by game",
  ownRecord: { best: "Best round", worst: "Worst round", comeback: "Biggest comeback" },
  comebackMeans: "How far behind a winner was after a round.",
  streaks: "Most games won in a row",
  inPoints: (f: { points: number }): string => count(f.points, "point", "points"),
  inARow: (f: { games: number }): string => `${number(f.games)} in a row`,
  noRecords: "Records appear once games are finished.",

  noMoneyTitle: "No money yet",
  noMoney: "Games played for money, dues and payments are added up here.",
  evening: "Evening",
  wholeSeason: "All evenings",
  show: "Show",
  balances: (f: { currency: string }): string => `Balances (${f.currency})`,
  amount: "Amount",
  sumIs: (f: { sum: string }): string => `Sum: ${f.sum}`,
  guestsWithoutPlace: (f: { names: readonly string[] }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "is a guest and has" : "are guests and have"} no place here.`,
  settleUp: "To settle up",
  settled: "Nobody owes anyone anything.",
  pays: (f: { from: string; to: string; amount: string }): string =>
    `${first(f.from)} pays ${f.to} ${f.amount}`,
  fewest: "It can’t be done in fewer payments.",
  nearlyFewest: "With more than twelve people, fewer payments may be possible.",
  payments: "Payments so far",
  paid: (f: { from: string; to: string; amount: string }): string =>
    `${first(f.from)} paid ${f.to} ${f.amount}`,
  kitty,
  inKitty: (f: { amounts: readonly string[] }): string => `In the kitty: ${list(f.amounts)}`,
  owed: "Dues and expenses",
  owe,

  preview: (f: { leaders: readonly string[]; games: number }): string =>
    f.leaders.length === 0
      ? "A domino league. No finished games yet."
      : `A domino league. At the top: ${list(f.leaders)}.`,
};
