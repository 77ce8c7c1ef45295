import type { Finish } from "./order";
import type { SeatResult } from "./result";

/** A place at the end of a game. */
type Placed = Pick<SeatResult, "place" | "tied">;

/** How often a player finished at this place, shared with this many. */
type PlaceCount = readonly [place: number, tied: number, times: number];
type MoneyCount = readonly [currency: string, won: number, lost: number];
type FormGame = readonly [finishedAt: string, gameId: string, place: number, tied: number];
/** The best or the worst game: points per round better than the others, in whole 27,720ths. */
type Extreme = readonly [ahead: number, finishedAt: string, gameId: string];

/** A game that counts in a tally. Amounts in different currencies are never added. */
type TalliedGame = Finish & { readonly currency: string };

/** A player's totals over finished games: of one season or all time, of one kind or all. */
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

const formLength = 5;

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

/** What decides places. */
export type Ranked = Pick<Tally, "places" | "ahead" | "scored">;

/** The tally with one more game, which finished after all others. */
export function withGame(tally: Tally, result: SeatResult, game: TalliedGame): Tally {
  const ahead = aheadPerRound(result);
  const extreme: Extreme | null = ahead === null ? null : [ahead, game.finishedAt, game.gameId];
  return {
    places: withPlace(tally.places, result, 1),
    rounds: tally.rounds + result.rounds,
    outs: tally.outs + result.outs,
    scored: tally.scored + result.scored,
    ahead: tally.ahead + result.ahead,
    money: result.money ? withMoney(tally.money, game.currency, result.balance) : tally.money,
    form: [
      ...tally.form.slice(1 - formLength),
      [game.finishedAt, game.gameId, result.place, result.tied] as const,
    ],
    // Of equal ones, the earlier is kept.
    best: extreme && (!tally.best || extreme[0] > tally.best[0]) ? extreme : tally.best,
    worst: extreme && (!tally.worst || extreme[0] < tally.worst[0]) ? extreme : tally.worst,
  };
}

/** What decides places, without some of the games. */
export const rankedWithout = (tally: Ranked, games: readonly SeatResult[]): Ranked =>
  games.reduce(
    (rest, game) => ({
      places: withPlace(rest.places, game, -1),
      ahead: rest.ahead - game.ahead,
      scored: rest.scored - game.scored,
    }),
    tally,
  );

function withPlace(places: readonly PlaceCount[], { place, tied }: Placed, times: number): PlaceCount[] {
  const at = places.findIndex(([otherPlace, otherTied]) => otherPlace === place && otherTied === tied);
  const count = (places[at]?.[2] ?? 0) + times;
  const counts = [...places];
  if (at < 0) counts.push([place, tied, count]);
  else if (count === 0) counts.splice(at, 1);
  else counts[at] = [place, tied, count];
  return at < 0 ? counts.sort((a, b) => a[0] - b[0] || a[1] - b[1]) : counts;
}

/** A currency in which nothing was won or lost is not listed. */
function withMoney(money: readonly MoneyCount[], currency: string, balance: number): readonly MoneyCount[] {
  if (balance === 0) return money;
  const known = money.find((each) => each[0] === currency);
  const won = (known?.[1] ?? 0) + Math.max(0, balance);
  const lost = (known?.[2] ?? 0) + Math.max(0, 0 - balance);
  return [...money.filter((other) => other !== known), [currency, won, lost] as const].sort((a, b) =>
    a[0] < b[0] ? -1 : 1,
  );
}

/** How far ahead of the others a player was per round on average, in whole 27,720ths; null without such rounds. */
const aheadPerRound = ({ ahead, scored }: SeatResult): number | null =>
  scored === 0 ? null : Math.floor(ahead / scored);

type Places = Pick<Tally, "places">;

export const gamesPlayed = ({ places }: Places): number =>
  places.reduce((sum, [, , times]) => sum + times, 0);

/** Games won alone, and first places shared with others. */
export const gamesWon = ({ places }: Places): number =>
  timesAt(places, (place, tied) => place === 1 && tied === 1);
export const winsShared = ({ places }: Places): number =>
  timesAt(places, (place, tied) => place === 1 && tied > 1);

function timesAt(places: readonly PlaceCount[], which: (place: number, tied: number) => boolean): number {
  return places.reduce((sum, [place, tied, times]) => sum + (which(place, tied) ? times : 0), 0);
}

/** The sum of all places; divided by the games played, the average place. */
export const placesSum = ({ places }: Places): number =>
  places.reduce((sum, [place, , times]) => sum + place * times, 0);
