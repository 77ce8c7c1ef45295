import { entriesOfGame, entriesOfPayment, type LeaguePayment, type LedgerEntry } from "../money/ledger";
import { byFinish } from "./order";
import type { PointsTable } from "./points";
import { isWin, meetingsOf, type PostedGame, playedBy } from "./posted";
import { type Counting, rankKey, usualCounting } from "./ranking";
import { newRating, type Rating, ratingsAfter } from "./ratings";
import { emptyTally, type Tally, withGame } from "./tally";

/** All that a league's tables are reckoned from. People are those of the roster after merging. */
export interface LeagueBooks {
  readonly points: PointsTable;
  readonly seasons: readonly LeagueSeason[];
  readonly games: readonly PostedGame[];
  readonly payments: readonly LeaguePayment[];
}

export interface LeagueSeason {
  readonly id: string;
  /** Both days are in it. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly counting: Counting;
  /** Undefined: the league's. */
  readonly points: PointsTable | undefined;
}

/** Overall and of the game's kind, after a game. */
export interface RatingsThen {
  readonly overall: Rating;
  readonly ofKind: Rating;
}

export interface FoldedResult {
  readonly game: PostedGame;
  readonly person: string;
  readonly streak: number;
  readonly ratings: RatingsThen;
}

/** `season` "": all time; `kind` "": all kinds. */
export interface FoldedStanding {
  readonly season: string;
  readonly kind: string;
  readonly person: string;
  readonly rankKey: string;
  readonly tally: Tally;
  /** In rows of all time only. */
  readonly rating: Rating | undefined;
}

interface FoldedPair {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly aAhead: number;
  readonly bAhead: number;
}

interface FoldedAccount {
  readonly season: string;
  readonly currency: string;
  readonly person: string;
  readonly balance: number;
}

/** Every table of a league, reckoned from the start. What the server keeps step by step must be the same. */
export interface FoldedLeague {
  readonly results: readonly FoldedResult[];
  readonly standings: readonly FoldedStanding[];
  readonly pairs: readonly FoldedPair[];
  readonly entries: readonly LedgerEntry[];
  readonly accounts: readonly FoldedAccount[];
}

export function foldLeague(books: LeagueBooks): FoldedLeague {
  const games = [...books.games].sort(byFinish);
  const entries = [...games.flatMap(entriesOfGame), ...books.payments.flatMap(entriesOfPayment)];
  const { results, ratings } = foldResults(games);
  return {
    results,
    standings: foldStandings(books, games, ratings),
    pairs: foldPairs(games),
    entries,
    accounts: foldAccounts(books.seasons, entries),
  };
}

const seasonOn = <Season extends { firstDay: string; lastDay: string }>(
  seasons: readonly Season[],
  day: string,
): Season | undefined => seasons.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

const keyOf = (...parts: readonly string[]): string => parts.join(" ");

function foldResults(games: readonly PostedGame[]) {
  const streaks = new Map<string, number>();
  const ratings = new Map<string, Rating>();
  const results = games.flatMap((game): FoldedResult[] => {
    const places = game.players.map(({ result }) => result.place);
    const rated = ["", game.kind].map((kind) => {
      const before = game.players.map(({ person }) => ratings.get(keyOf(person, kind)) ?? newRating);
      const after = ratingsAfter(before, places);
      game.players.forEach(({ person }, index) => {
        ratings.set(keyOf(person, kind), after[index] ?? newRating);
      });
      return after;
    });
    return game.players.map(({ person, result }, index) => {
      const streak = isWin(result) ? (streaks.get(person) ?? 0) + 1 : 0;
      streaks.set(person, streak);
      const [overall, ofKind] = rated.map((after) => after[index] ?? newRating);
      return {
        game,
        person,
        streak,
        ratings: { overall: overall ?? newRating, ofKind: ofKind ?? newRating },
      };
    });
  });
  return { results, ratings };
}

function foldStandings(
  { seasons, points }: LeagueBooks,
  games: readonly PostedGame[],
  ratings: ReadonlyMap<string, Rating>,
): FoldedStanding[] {
  const rows = new Map<
    string,
    { season: LeagueSeason | undefined; kind: string; person: string; tally: Tally }
  >();
  for (const game of games) {
    const season = seasonOn(seasons, game.day);
    for (const inSeason of season ? [undefined, season] : [undefined])
      for (const kind of ["", game.kind])
        for (const { person, result } of game.players) {
          const key = keyOf(inSeason?.id ?? "", kind, person);
          const tally = withGame(rows.get(key)?.tally ?? emptyTally, playedBy(game, result));
          rows.set(key, { season: inSeason, kind, person, tally });
        }
  }
  return [...rows.values()].map(({ season, kind, person, tally }) => ({
    ...{ season: season?.id ?? "", kind, person, tally },
    rankKey: rankKey(tally, season?.points ?? points, season?.counting ?? usualCounting),
    rating: season ? undefined : ratings.get(keyOf(person, kind)),
  }));
}

function foldPairs(games: readonly PostedGame[]): FoldedPair[] {
  const pairs = new Map<string, FoldedPair>();
  for (const { a, b, aAhead, bAhead } of games.flatMap(meetingsOf)) {
    const known = pairs.get(keyOf(a, b)) ?? { a, b, games: 0, aAhead: 0, bAhead: 0 };
    const next = { games: known.games + 1, aAhead: known.aAhead + aAhead, bAhead: known.bAhead + bAhead };
    pairs.set(keyOf(a, b), { a, b, ...next });
  }
  return [...pairs.values()];
}

function foldAccounts(seasons: readonly LeagueSeason[], entries: readonly LedgerEntry[]): FoldedAccount[] {
  const accounts = new Map<string, FoldedAccount>();
  const add = (season: string, currency: string, person: string, amount: number) => {
    const key = keyOf(season, currency, person);
    const balance = (accounts.get(key)?.balance ?? 0) + amount;
    accounts.set(key, { season, currency, person, balance });
  };
  for (const { debtor, creditor, amount, currency, day } of entries)
    for (const season of ["", seasonOn(seasons, day)?.id])
      if (season !== undefined) {
        add(season, currency, debtor, -amount);
        add(season, currency, creditor, amount);
      }
  return [...accounts.values()].filter(({ balance }) => balance !== 0);
}
