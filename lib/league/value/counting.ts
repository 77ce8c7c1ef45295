import type { Balance } from "../money/ledger";
import { seasonOn } from "../season";
import { isWin, type PostedGame } from "../standings/posted";
import { newRating, type Rating, ratingsAfter, teamsIn } from "../standings/ratings";
import type { SeatResult } from "../standings/result";
import { emptyTally, type Tally, withGame } from "../standings/tally";
import { type Bests, bestsAfter, noBests } from "./bests";
import { type Pair, pairsOf, withPair } from "./pairs";
import type { CountedLeague, RecordedGame } from "./record";

/** One player's part of a finished game, and what it made of the player's streak and ratings. */
export interface CountedResult {
  readonly game: CountedGame;
  readonly person: string;
  readonly result: SeatResult;
  /** How many games in a row the player has won, up to and including this one. */
  readonly streak: number;
  /** After this game: of all games, and of its ruleset. */
  readonly overall: Rating;
  readonly ofRuleset: Rating;
}

/** A finished game as it counts. */
export interface CountedGame extends PostedGame {
  readonly recorded: RecordedGame;
  readonly players: readonly CountedResult[];
  /** Of the games before it. */
  readonly bestsBefore: Bests;
}

/** Everything that games and payments add up to. Maps are by the key beside them. */
export interface Counted {
  /** In the order in which they finished. */
  readonly games: readonly CountedGame[];
  /** By `partOfIds`, then by id. */
  readonly byId: ReadonlyMap<string, ReadonlyMap<string, CountedGame>>;
  readonly bests: Bests;
  /** By person, in the same order. */
  readonly results: ReadonlyMap<string, readonly CountedResult[]>;
  /** By `tableKey`, then by person. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Tally>>;
  /** The ratings now, by person, then by ruleset ("": all games). */
  readonly ratings: ReadonlyMap<string, ReadonlyMap<string, Rating>>;
  /** By `a`, then by `b`. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, Pair>>;
  /** By season ("": all time), then by currency and person; nobody with 0 is listed. */
  readonly accounts: ReadonlyMap<string, ReadonlyMap<string, Balance>>;
}

const nothingCounted: Counted = {
  games: [],
  byId: new Map(),
  bests: noBests,
  results: new Map(),
  tables: new Map(),
  ratings: new Map(),
  pairs: new Map(),
  accounts: new Map(),
};

/** `season` "": all time; `rulesetId` "": all games. No id contains a space. */
export const tableKey = (season: string, rulesetId: string): string => `${season} ${rulesetId}`;

/** One of some hundred parts of all ids. */
const partOfIds = (gameId: string): string => gameId.slice(-2);

export const countedGame = ({ byId }: Pick<Counted, "byId">, gameId: string): CountedGame | undefined =>
  byId.get(partOfIds(gameId))?.get(gameId);

/** What each person in a game has won or lost, also those who left without a place; nobody with 0. */
export function balancesIn({ currency, players, aside }: PostedGame): Balance[] {
  const sums = new Map<string, number>();
  for (const { person, result } of players) sums.set(person, (sums.get(person) ?? 0) + result.balance);
  for (const { person, balance } of aside) sums.set(person, (sums.get(person) ?? 0) + balance);
  return [...sums].flatMap(([person, balance]) => (balance === 0 ? [] : [{ currency, person, balance }]));
}

type Rows<Row> = Map<string, Map<string, Row>>;

/**
 * Counts one game and payment after the other: the only definition of what counts for whom. What it was given stays as
 * it was: a part is copied when something is first added to it, so that one more game costs as little in a large league
 * as in a small one.
 */
export class Counting {
  private readonly games: CountedGame[];
  private readonly byId: Rows<CountedGame>;
  private bests: Bests;
  private readonly results: Map<string, CountedResult[]>;
  private readonly tables: Rows<Tally>;
  private readonly ratings: Rows<Rating>;
  private readonly pairs: Rows<Pair>;
  private readonly accounts: Rows<Balance>;
  /** The parts that are no longer those that were given. */
  private readonly own = new Set<object>();

  constructor(
    private readonly league: Pick<CountedLeague, "seasons">,
    before: Counted = nothingCounted,
  ) {
    this.games = [...before.games];
    this.bests = before.bests;
    // Nothing is added to a part before it was copied.
    this.byId = new Map(before.byId) as Rows<CountedGame>;
    this.results = new Map(before.results) as Map<string, CountedResult[]>;
    this.tables = new Map(before.tables) as Rows<Tally>;
    this.ratings = new Map(before.ratings) as Rows<Rating>;
    this.pairs = new Map(before.pairs) as Rows<Pair>;
    this.accounts = new Map(before.accounts) as Rows<Balance>;
  }

  /** Counts a game, which finished after all that were counted before. */
  addGame(posted: PostedGame, recorded: RecordedGame): void {
    const players: CountedResult[] = [];
    const game: CountedGame = { ...posted, recorded, players, bestsBefore: this.bests };
    const { rulesetId, day } = game;
    const teams = teamsIn(posted.players.map(({ result }) => result));
    const rate = (of: string) =>
      ratingsAfter(
        posted.players.map(({ person }) => this.ratings.get(person)?.get(of) ?? newRating),
        teams,
      );
    const [overall, ofRuleset] = [rate(""), rate(rulesetId)];
    const seasons = this.seasonsOn(day);
    posted.players.forEach(({ person, result }, index) => {
      const results = this.listOf(person);
      const streak = isWin(result) ? (results.at(-1)?.streak ?? 0) + 1 : 0;
      const [all = newRating, own = newRating] = [overall[index], ofRuleset[index]];
      const counted = { game, person, result, streak, overall: all, ofRuleset: own };
      players.push(counted);
      results.push(counted);
      this.rowsOf(this.ratings, person).set("", all).set(rulesetId, own);
      for (const season of seasons)
        for (const scope of ["", rulesetId]) {
          const rows = this.rowsOf(this.tables, tableKey(season, scope));
          rows.set(person, withGame(rows.get(person) ?? emptyTally, result, game));
        }
    });
    for (const pair of pairsOf(posted)) {
      const rows = this.rowsOf(this.pairs, pair.a);
      rows.set(pair.b, withPair(rows.get(pair.b), pair));
    }
    for (const balance of balancesIn(posted)) this.addBalance(seasons, balance);
    this.games.push(game);
    this.rowsOf(this.byId, partOfIds(game.gameId)).set(game.gameId, game);
    this.bests = bestsAfter(this.bests, rulesetId, players);
  }

  /** Counts a payment: whoever paid is owed that much more. Nothing, if both have been merged into one person. */
  addPayment(payer: string, receiver: string, amount: number, currency: string, day: string): void {
    const seasons = this.seasonsOn(day);
    if (payer === receiver) return;
    this.addBalance(seasons, { currency, person: payer, balance: amount });
    this.addBalance(seasons, { currency, person: receiver, balance: 0 - amount });
  }

  get counted(): Counted {
    const { games, byId, bests, results, tables, ratings, pairs, accounts } = this;
    return { games, byId, bests, results, tables, ratings, pairs, accounts };
  }

  private addBalance(seasons: readonly string[], { currency, person, balance }: Balance): void {
    const key = `${currency} ${person}`;
    for (const season of seasons) {
      const rows = this.rowsOf(this.accounts, season);
      const sum = (rows.get(key)?.balance ?? 0) + balance;
      if (sum === 0) rows.delete(key);
      else rows.set(key, { currency, person, balance: sum });
    }
  }

  /** The ids of the periods that a day counts in: all time, and its season if there is one. */
  private seasonsOn(day: string): string[] {
    const season = seasonOn(this.league.seasons, day);
    return season ? ["", season.id] : [""];
  }

  private rowsOf<Row>(all: Rows<Row>, key: string): Map<string, Row> {
    const known = all.get(key);
    if (known && this.own.has(known)) return known;
    const rows = new Map(known);
    this.own.add(rows);
    all.set(key, rows);
    return rows;
  }

  private listOf(person: string): CountedResult[] {
    const known = this.results.get(person);
    if (known && this.own.has(known)) return known;
    const list = [...(known ?? [])];
    this.own.add(list);
    this.results.set(person, list);
    return list;
  }
}
