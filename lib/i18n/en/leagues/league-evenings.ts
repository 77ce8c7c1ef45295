import { list, number, ordinal, players, rounds, times } from "../counted";

const count = (value: number, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${number(value)} ${many}`;
const games = (amount: number): string => count(amount, "game", "games");
const evenings = (amount: number): string => count(amount, "evening", "evenings");
const points = (amount: number): string => count(amount, "point", "points");

/** English text for the pages of evenings and seasons, the cross table and the summaries of players. */
export const leagueEvenings = {
  evenings: "Evenings",
  noEvenings: "Evenings appear here once games are finished.",
  earlierEvenings: "Earlier evenings",
  latestEvenings: "The latest evenings",
  playedGames: (f: { games: number }): string => games(f.games),
  playedRounds: (f: { rounds: number }): string => rounds(f.rounds),
  gatheredFor: (f: { people: number; rounds: number }): string => `${players(f.people)}, ${rounds(f.rounds)}`,
  eveningOf: (f: { when: string }): string => `Evening of ${f.when}`,
  toEvening: (f: { when: string }): string => `The evening of ${f.when}`,
  beside: "Other evenings",
  previous: (f: { when: string }): string => `Previous: ${f.when}`,
  next: (f: { when: string }): string => `Next: ${f.when}`,
  /** Unless `isOver`, in the present tense. */
  wonBy: (f: { names: readonly string[]; isOver: boolean }): string => {
    const isOne = f.names.length === 1;
    if (!f.isOver) return `${list(f.names)} ${isOne ? "leads" : "lead"} this evening`;
    return `${list(f.names)} ${isOne ? "won" : "shared"} the evening`;
  },
  whoCame: "Who came",
  winnerMeans:
    "Whoever earns the most league points in its games wins the evening. If that is a tie, most games won decides.",
  firstWins: "Whoever is first in the final standings wins the evening.",
  finalStandings: "Final standings",
  leaguePoints: "League points",
  placePoints:
    "League points are for the place, by the points table of the league. They stand beside those of the games and are never added to them.",
  withWhom: "Who played with whom",
  partnersWere: (f: { names: readonly string[] }): string => `Partners: ${list(f.names)}`,
  rivalsWere: (f: { names: readonly string[] }): string => `Opponents: ${list(f.names)}`,
  /** Somebody met that often. */
  metTimes: (f: { name: string; times: number }): string => `${f.name} (${times(f.times)})`,
  /** With their signs; "" for nothing. */
  refereed: (f: { wins: string; points: string }): string =>
    `Referee: ${list([
      ...(f.wins === "" ? [] : [`${f.wins} won`]),
      ...(f.points === "" ? [] : [`${f.points} points`]),
    ])}`,
  allRounds: "Round by round",
  pointsOfEvenings: "Points of the evenings",
  pointsOfEveningsMean:
    "For places in the final standings of evenings, by the points table of the league. They stand beside the points of the games and are never added to them.",
  eveningsPlaced: (f: { evenings: number; won: number }): string =>
    f.won === 0 ? evenings(f.evenings) : `${evenings(f.evenings)}, ${number(f.won)} won`,
  /** `points`: a number as it is written. */
  placedOn: (f: { when: string; place: number; points: string }): string =>
    `${f.when}: ${ordinal(f.place)}, ${f.points} ${f.points === "1" ? "point" : "points"}`,
  happened: "What happened",
  gamesPlayed: "Games",
  money: "Money",
  savePicture: "Save as a picture",
  pictureAlt: (f: { when: string; names: readonly string[] }): string =>
    `Evening of ${f.when}. ${f.names.length === 1 ? "Winner" : "Winners"}: ${list(f.names)}.`,

  hallOfFame: "Hall of fame",
  noSeasonsTitle: "No season yet",
  noSeasons: "This league has no seasons. Once it has one, the winner appears here.",
  running: "So far",
  champions: (f: { names: readonly string[] }): string =>
    f.names.length === 1 ? `Champion: ${list(f.names)}` : `Joint champions: ${list(f.names)}`,
  leaders: (f: { names: readonly string[] }): string =>
    f.names.length === 1 ? `In the lead: ${list(f.names)}` : `Joint leaders: ${list(f.names)}`,
  noChampion: "No champion: nobody played enough games.",
  noLeader: "Nobody has played enough games yet.",
  titles: "Seasons won",
  noTitles: "No season has been won yet.",
  titlesWon: (f: { won: number; shared: number }): string => {
    const won = count(f.won, "season", "seasons");
    if (f.shared === 0) return won;
    return f.shared === f.won ? `${won}, shared` : `${won}, ${number(f.shared)} of them shared`;
  },
  toSeason: (f: { name: string }): string => `${f.name}: champion and awards`,
  seasonLasted: (f: { games: number; evenings: number }): string =>
    `${games(f.games)} over ${evenings(f.evenings)}`,
  closingTable: "Final table",
  tableSoFar: "Table so far",
  wholeTable: "The whole table",
  awards: "Awards",
  awardsSoFar: "Awards, as things stand",
  noAwards: "Awards appear once games are finished.",
  tooManyGames: (f: { max: number }): string =>
    `A season with more than ${games(f.max)} has no awards: going through that many takes too long.`,
  award: {
    "most-wins": "Most games won",
    "best-average": "Best average",
    comeback: "Comeback of the season",
    "closest-game": "Closest game",
    attendance: "Best attendance",
    "most-seconds": "Unluckiest",
  },
  awardMeans: {
    "most-wins": "Games won alone or with a partner. Shared first places do not count.",
    "best-average":
      "Most league points per game, among those who played at least half as many games as anyone.",
    comeback: "How far behind a winner was after a round, compared with the highest total in that game.",
    "closest-game":
      "The smallest gap between a sole winner and second place, compared with the highest total in that game.",
    attendance: "Most evenings with at least one finished game.",
    "most-seconds": "Most second places in games of three or more; partners count as one.",
  },
  /** `text`: a number as it is written. */
  awardFor: {
    "most-wins": (f: { value: number; games: number }): string =>
      `${number(f.value)} of ${games(f.games)} won`,
    "best-average": (f: { text: string; games: number }): string =>
      `${f.text} points per game in ${games(f.games)}`,
    comeback: (f: { value: number; total: number }): string =>
      `Won from ${points(f.value)} behind (highest total ${number(f.total)})`,
    "closest-game": (f: { value: number; total: number; names: readonly string[] }): string =>
      `${points(f.value)} ahead of ${list(f.names)} (highest total ${number(f.total)})`,
    attendance: (f: { value: number; evenings: number }): string =>
      `${number(f.value)} of ${evenings(f.evenings)}`,
    "most-seconds": (f: { value: number; games: number }): string =>
      `${count(f.value, "second place", "second places")} in ${games(f.games)}`,
  },
  sharedBy: (f: { count: number }): string => `Shared by ${number(f.count)}`,

  attendance: "Who came when",
  cameTo: "Evenings",
  came: "came",
  latestOf: (f: { shown: number; total: number }): string =>
    `The latest ${number(f.shown)} of ${evenings(f.total)}. The file has the others.`,
  crossTable: "Head to head",
  crossMeans:
    "Each row shows how often that player finished ahead of and behind each of the others. Ties follow the = sign.",
  crossFirst: (f: { shown: number; total: number }): string =>
    `The first ${number(f.shown)} of ${number(f.total)} players in the all-time table. The others’ results are on their own pages.`,
  crossCell: (f: { ahead: number; behind: number; tied: number }): string =>
    `${number(f.ahead)} ahead, ${number(f.behind)} behind${f.tied === 0 ? "" : `, ${number(f.tied)} tied`}`,
  neverMet: "never met",
  themselves: "the same player",

  story: "In short",
  storyPlace: (f: { place: string; won: number; games: number }): string =>
    `${f.place} in the all-time table, with ${number(f.won)} of ${games(f.games)} won.`,
  storyStreak: (f: { games: number }): string => `Has won the last ${games(f.games)}.`,
  storyForm: (f: { won: number; games: number }): string =>
    f.won === 0
      ? `No first place in the last ${games(f.games)}.`
      : `First in ${number(f.won)} of the last ${games(f.games)}.`,
  storyEvening: (f: { won: number; games: number; when: string }): string =>
    f.won === f.games
      ? `Best evening: ${f.games === 2 ? "both" : `all ${number(f.games)}`} games won on ${f.when}.`
      : `Best evening: ${number(f.won)} of ${games(f.games)} won on ${f.when}.`,
  storyRival: (f: { name: string; games: number; ahead: number; behind: number }): string =>
    `Meets ${f.name} most often: ${games(f.games)}, ahead ${times(f.ahead)} and behind ${times(f.behind)}.`,
  storyPartner: (f: { name: string; won: number; games: number }): string =>
    `Best partner: ${f.name}, with ${number(f.won)} of ${games(f.games)} won together.`,
  storyLast: (f: { when: string }): string => `Last played on ${f.when}.`,
};
