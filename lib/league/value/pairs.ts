import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";

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

/** The relation of each two players in a game: partners play with each other, all others against each other. */
export const pairsOf = ({ players }: PostedGame): Pair[] =>
  players.flatMap((a, index) =>
    players.slice(index + 1).map((b) => ({ a: a.person, b: b.person, ...between(a.result, b.result) })),
  );

function between(a: SeatResult, b: SeatResult): Omit<Pair, "a" | "b"> {
  const arePartners = a.side !== undefined && a.side === b.side;
  return {
    games: Number(!arePartners),
    aAhead: Number(!arePartners && a.place < b.place),
    bAhead: Number(!arePartners && a.place > b.place),
    together: Number(arePartners),
    wonTogether: Number(arePartners && a.place === 1 && a.tied === 1),
    lostTogether: Number(arePartners && a.place > 1),
  };
}

export const withPair = (before: Pair | undefined, pair: Pair): Pair =>
  before === undefined
    ? pair
    : {
        ...before,
        games: before.games + pair.games,
        aAhead: before.aAhead + pair.aAhead,
        bAhead: before.bAhead + pair.bAhead,
        together: before.together + pair.together,
        wonTogether: before.wonTogether + pair.wonTogether,
        lostTogether: before.lostTogether + pair.lostTogether,
      };
