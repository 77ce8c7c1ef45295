import { byFinish, type Finish } from "./order";
import { type PointsTable, pointsFor } from "./points";
import type { SeatResult } from "./result";

/** What a tally needs to know about one of a player's finished games. */
export interface Played extends Finish, SeatResult {
  /** The league's currency when the game joined it. Amounts in different currencies are never added. */
  readonly currency: string;
}

/** A place at the end of a game. */
export type Placed = Pick<SeatResult, "place" | "tied">;

/** How often a player finished at this place, shared with this many. */
type PlaceCount = readonly [place: number, tied: number, times: number];
type MoneyCount = readonly [currency: string, won: number, lost: number];
type FormGame = readonly [finishedAt: string, gameId: string, place: number, tied: number];
/** The best or the worst game: points per round better than the others, in whole 27,720ths. */
type Extreme = readonly [ahead: number, finishedAt: string, gameId: string];

/**
 * A player's totals over finished games: of one season or all time, of one kind or all. Everything except `form`,
 * `best` and `worst` is a sum, from which a game can be subtracted again. Lists are kept sorted, so that the same games
 * give the same tally, byte for byte, in whatever order they were added.
 */
export interface Tally {
  readonly places: readonly PlaceCount[];
  readonly rounds: number;
  readonly outs: number;
  readonly scored: number;
  /** 27,720ths of a point. */
  readonly ahead: number;
  /** Minor units. */
  readonly money: readonly MoneyCount[];
  /** The last five games, oldest first. */
  readonly form: readonly FormGame[];
  readonly best: Extreme | null;
  readonly worst: Extreme | null;
}

export const formLength = 5;

export const emptyTally: Tally = {
  places: [],
  rounds: 0,
  outs: 0,
  scored: 0,
  ahead: 0,
  money: [],
  form: [],
  best: null,
  worst: null,
};

/** The tally with one more game, which may be older than the others. */
export function withGame(tally: Tally, game: Played): Tally {
  const extreme = extremeOf(game);
  const sums = summed(tally, game, 1);
  const form = [...tally.form, formOf(game)]
    .sort((a, b) => byFinish(finishOf(a), finishOf(b)))
    .slice(-formLength);
  return {
    ...sums,
    // If `best` or `worst` is missing, this game need not be it: see `isComplete`.
    form: missesForm(tally) ? tally.form : form,
    best:
      extreme && !missesBest(tally) && (!tally.best || isBetter(extreme, tally.best)) ? extreme : tally.best,
    worst:
      extreme && !missesWorst(tally) && (!tally.worst || isWorse(extreme, tally.worst))
        ? extreme
        : tally.worst,
  };
}

/** The tally without one of its games; undefined if that was the only one. May have to be completed. */
export function withoutGame(tally: Tally, game: Played): Tally | undefined {
  const sums = summed(tally, game, -1);
  if (sums.places.length === 0) return undefined;
  const isIt = (extreme: Extreme | null) => extreme?.[2] === game.gameId;
  return {
    ...sums,
    form: tally.form.filter(([, gameId]) => gameId !== game.gameId),
    best: isIt(tally.best) ? null : tally.best,
    worst: isIt(tally.worst) ? null : tally.worst,
  };
}

const missesForm = (tally: Tally): boolean => tally.form.length < Math.min(formLength, gamesPlayed(tally));
const missesBest = ({ best, scored }: Tally): boolean => best === null && scored > 0;
const missesWorst = ({ worst, scored }: Tally): boolean => worst === null && scored > 0;

/** What a tally lacks after a game of its form, or its best or worst one, was removed, since sums do not contain it. */
export const missing = (tally: Tally): { readonly form: boolean; readonly extremes: boolean } => ({
  form: missesForm(tally),
  extremes: missesBest(tally) || missesWorst(tally),
});

/** The completed tally. `last`: its last five games; `best` and `worst`: among its games that have a margin. */
export function completed(
  tally: Tally,
  found: {
    readonly last?: readonly Played[];
    readonly best?: Played | undefined;
    readonly worst?: Played | undefined;
  },
): Tally {
  const { last, best, worst } = found;
  return {
    ...tally,
    ...(last && { form: [...last].sort(byFinish).map(formOf) }),
    ...(best && { best: extremeOf(best) }),
    ...(worst && { worst: extremeOf(worst) }),
  };
}

/** The tally without some of its games, except for form, best and worst; used for trends. */
export function sumsWithout(tally: Tally, games: readonly Played[]): Tally {
  return games.reduce((rest, game) => summed(rest, game, -1), tally);
}

function summed(tally: Tally, game: Played, times: 1 | -1): Tally {
  return {
    ...tally,
    places: withPlace(tally.places, game, times),
    rounds: tally.rounds + times * game.rounds,
    outs: tally.outs + times * game.outs,
    scored: tally.scored + times * game.scored,
    ahead: tally.ahead + times * game.ahead,
    money: game.money ? withMoney(tally.money, game, times) : tally.money,
  };
}

function withPlace(places: readonly PlaceCount[], { place, tied }: Placed, times: number): PlaceCount[] {
  const known = places.find(([otherPlace, otherTied]) => otherPlace === place && otherTied === tied);
  const count: PlaceCount = [place, tied, (known?.[2] ?? 0) + times];
  if (known && count[2] !== 0) return places.map((other) => (other === known ? count : other));
  return [...places.filter((other) => other !== known), ...(count[2] === 0 ? [] : [count])].sort(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  );
}

function withMoney(money: readonly MoneyCount[], game: Played, times: number): MoneyCount[] {
  const known = money.find(([currency]) => currency === game.currency);
  const won = (known?.[1] ?? 0) + times * Math.max(0, game.balance);
  const lost = (known?.[2] ?? 0) + times * Math.max(0, 0 - game.balance);
  const count: MoneyCount = [game.currency, won, lost];
  const others = money.filter((other) => other !== known);
  if (won === 0 && lost === 0) return others;
  return [...others, count].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

const formOf = ({ finishedAt, gameId, place, tied }: Played): FormGame => [finishedAt, gameId, place, tied];
const finishOf = ([finishedAt, gameId]: FormGame): Finish => ({ finishedAt, gameId });

/** How far ahead of the others a player was per round on average, in whole 27,720ths; null without such rounds. */
export const aheadPerRound = ({ ahead, scored }: SeatResult): number | null =>
  scored === 0 ? null : Math.floor(ahead / scored);

function extremeOf(game: Played): Extreme | null {
  const ahead = aheadPerRound(game);
  return ahead === null ? null : [ahead, game.finishedAt, game.gameId];
}

/** Of equal ones, the earlier is kept. */
const isBetter = (a: Extreme, b: Extreme): boolean => a[0] > b[0] || (a[0] === b[0] && isEarlier(a, b));
const isWorse = (a: Extreme, b: Extreme): boolean => a[0] < b[0] || (a[0] === b[0] && isEarlier(a, b));
const isEarlier = (a: Extreme, b: Extreme): boolean =>
  byFinish({ finishedAt: a[1], gameId: a[2] }, { finishedAt: b[1], gameId: b[2] }) < 0;

/** The places of a tally, from which points are computed. */
export type Places = Pick<Tally, "places">;

/** The places without those of some games. */
export const placesWithout = ({ places }: Places, games: readonly Placed[]): Places => ({
  places: games.reduce<Tally["places"]>((rest, game) => withPlace(rest, game, -1), places),
});

export const gamesPlayed = ({ places }: Places): number =>
  places.reduce((sum, [, , times]) => sum + times, 0);

/** Games won alone, and first places shared with others. */
export const gamesWon = ({ places }: Tally): number =>
  timesAt(places, (place, tied) => place === 1 && tied === 1);
export const winsShared = ({ places }: Tally): number =>
  timesAt(places, (place, tied) => place === 1 && tied > 1);

function timesAt(places: readonly PlaceCount[], which: (place: number, tied: number) => boolean): number {
  return places.reduce((sum, [place, tied, times]) => sum + (which(place, tied) ? times : 0), 0);
}

/** The sum of all places; divided by the games played, the average place. */
export const placesSum = ({ places }: Tally): number =>
  places.reduce((sum, [place, , times]) => sum + place * times, 0);

/** League points in 27,720ths. `best`: only this many of the best games count. */
export function leaguePoints(
  { places }: Places,
  table: PointsTable,
  best = Number.POSITIVE_INFINITY,
): number {
  let left = best;
  let sum = 0;
  // Points never increase with the place, nor with the number of players who share it.
  const each = places.map(([place, tied, times]) => ({ points: pointsFor(table, place, tied), times }));
  for (const { points, times } of each.sort((a, b) => b.points - a.points)) {
    const counted = Math.min(left, times);
    if (counted === 0) break;
    sum += points * counted;
    left -= counted;
  }
  return sum;
}
