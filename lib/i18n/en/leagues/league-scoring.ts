import { list, number, ordinal } from "../counted";

const count = (value: number, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${number(value)} ${many}`;
const games = (amount: number): string => count(amount, "game", "games");
const evenings = (amount: number): string => count(amount, "evening", "evenings");
const points = (amount: number): string => count(amount, "point", "points");
const places = (all: readonly number[]): string =>
  list(all.map((each, index) => `${number(each)} for ${ordinal(index + 1)}`));

/** What games are worth in a league, and what of it counts, in English. */
export const leagueScoring = {
  counting: {
    total: "All points count.",
    average: (f: { min: number }): string =>
      `Points per game count. Players with fewer than ${games(f.min)} rank behind those who have played enough.`,
    best: (f: { games: number }): string =>
      f.games === 1 ? "Each player’s best game counts." : `Each player’s best ${games(f.games)} count.`,
    "best-evenings": (f: { evenings: number }): string =>
      `${f.evenings === 1 ? "Each player’s best evening counts" : `Each player’s best ${evenings(f.evenings)} count`}, with the points of all games of an evening together.`,
    drop: (f: { games: number }): string =>
      `Each player’s worst ${f.games === 1 ? "game does" : `${games(f.games)} do`} not count, but at least one game always does.`,
    "drop-evenings": (f: { evenings: number }): string =>
      `Each player’s worst ${f.evenings === 1 ? "evening does" : `${evenings(f.evenings)} do`} not count, but at least one evening always does. An evening with the points of all its games counts as one; an evening that a player missed is worth nothing and is the first to go.`,
  },
  table: (f: { points: readonly number[] }): string =>
    `Each game gives ${places(f.points)} place. Tied players split the points of the places they occupy.`,
  /** `size`: players, or sides where partners play. */
  tableFor: (f: {
    game: string | undefined;
    size: number | undefined;
    points: readonly number[];
  }): string => {
    const sized = f.size === undefined ? "" : ` with ${number(f.size)} players or sides`;
    return `${f.game ?? "A game"}${sized} gives ${places(f.points)} place instead.`;
  },
  mostExact:
    "Where several of these fit a game, the one for its kind comes before the one for the number of players, and one for both before either.",
  partners: {
    each: "Partners share a place, and each gets its points.",
    share: "Partners share a place and what it gives: each gets an equal part.",
  },
  draw: (f: { points: number }): string =>
    f.points === 0
      ? "Nobody gets anything for a game that ends with everybody level."
      : `When a game ends with everybody level, each gets ${points(f.points)} instead of a share.`,
  near: (f: { within: number; points: number }): string =>
    `Whoever loses but ends a game within ${points(f.within)} of the winner gets ${points(f.points)} more, unless they left early.`,
  shutout: (f: { points: number }): string =>
    `Winning a game to nothing gives ${points(f.points)} more, in games that have such a win.`,
  twice: "Where a game’s rules count a win to nothing as two, the winner’s points for the place count twice.",
  coming: (f: { points: number }): string =>
    `Everyone gets ${points(f.points)} for each evening on which they finish a game, whichever games or evenings count.`,
  handicaps: (f: { people: readonly { readonly name: string; readonly points: number }[] }): string =>
    `Handicap, for each game: ${list(f.people.map((each) => `${each.name} ${number(each.points)}`))}.`,
  /** `points` is already formatted. */
  part: {
    place: (f: { points: string }): string => `${f.points} for the place`,
    draw: (f: { points: string }): string => `${f.points} for all being level`,
    twice: (f: { points: string }): string => `${f.points} once more, as it counts as two`,
    near: (f: { points: string }): string => `${f.points} for a close loss`,
    shutout: (f: { points: string }): string => `${f.points} for winning to nothing`,
    handicap: (f: { points: string }): string => `${f.points} handicap`,
  },
  earnedFor: (f: { earned: string; parts: readonly string[] }): string =>
    `${f.earned} (${f.parts.join(", ")})`,
};
