import { seasonOn } from "../season";
import type { Season } from "../settings";
import type { PointsTable } from "../standings/points";
import { defaultCounting, rankKey } from "../standings/ranking";
import type { Rating } from "../standings/ratings";
import type { Tally } from "../standings/tally";

/** How a league counts. */
export interface Rules {
  readonly points: PointsTable;
  /** The first and the last day are in a season, and no day is in two. `points` undefined: the league's. */
  readonly seasons: readonly Omit<Season, "name">[];
}

/** A row of the standings. `season` "": all time; `rulesetId` "": all games. */
export interface Standing {
  readonly season: string;
  readonly rulesetId: string;
  readonly person: string;
  readonly tally: Tally;
  /** In rows of all time only, once it is known. */
  readonly rating: Rating | undefined;
}

/** How two players did at the same table, `a` before `b` by id. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  /** Games against each other, and those in which one finished ahead of the other. */
  readonly games: number;
  readonly aAhead: number;
  readonly bAhead: number;
  /** Games as partners, and those that they won alone or did not win; in the rest they shared first place. */
  readonly together: number;
  readonly wonTogether: number;
  readonly lostTogether: number;
}

/** The sum of the ledger's entries. Nobody with 0 is listed. */
export interface Account {
  readonly season: string;
  readonly currency: string;
  readonly person: string;
  readonly balance: number;
}

/** The rows of a league, or those that a change concerns, by key. */
export interface LeagueState {
  readonly standings: ReadonlyMap<string, Standing>;
  readonly pairs: ReadonlyMap<string, Pair>;
  readonly accounts: ReadonlyMap<string, Account>;
}

export const emptyState: LeagueState = { standings: new Map(), pairs: new Map(), accounts: new Map() };

/** No id contains a space. */
export const keyOf = (...parts: readonly string[]): string => parts.join(" ");

export const standingKey = ({
  season,
  rulesetId,
  person,
}: Pick<Standing, "season" | "rulesetId" | "person">): string => keyOf(season, rulesetId, person);
export const pairKey = ({ a, b }: Pick<Pair, "a" | "b">): string => keyOf(a, b);
export const accountKey = ({ season, currency, person }: Pick<Account, "season" | "currency" | "person">) =>
  keyOf(season, currency, person);

/** The ids of the periods that a day counts in: all time, and its season if there is one. */
export const seasonsOn = ({ seasons }: Pick<Rules, "seasons">, day: string): string[] => {
  const season = seasonOn(seasons, day);
  return season ? ["", season.id] : [""];
};

/** What a row is ranked by. */
export function rankKeyOf(
  { seasons, points }: Rules,
  { season: id, tally }: Pick<Standing, "season" | "tally">,
): string {
  const season = seasons.find((each) => each.id === id);
  return rankKey(tally, season?.points ?? points, season?.counting ?? defaultCounting);
}
