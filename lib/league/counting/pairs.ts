import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";
import { type Pair, pairKey } from "./state";

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

/** Adds a game, or removes it again. Two players who never met have no row. */
export function countPairs(rows: Map<string, Pair>, game: PostedGame, times: 1 | -1): void {
  for (const pair of pairsOf(game)) {
    const key = pairKey(pair);
    const next = plus(rows.get(key), pair, times);
    if (next.games === 0 && next.together === 0) rows.delete(key);
    else rows.set(key, next);
  }
}

const plus = (before: Pair | undefined, { a, b, ...game }: Pair, times: 1 | -1): Pair => ({
  a,
  b,
  games: (before?.games ?? 0) + times * game.games,
  aAhead: (before?.aAhead ?? 0) + times * game.aAhead,
  bAhead: (before?.bAhead ?? 0) + times * game.bAhead,
  together: (before?.together ?? 0) + times * game.together,
  wonTogether: (before?.wonTogether ?? 0) + times * game.wonTogether,
  lostTogether: (before?.lostTogether ?? 0) + times * game.lostTogether,
});
