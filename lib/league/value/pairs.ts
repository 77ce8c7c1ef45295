import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";
import type { CrossTableReply } from "../story/story-replies";

/** How two players did at the same table, `a` before `b` by id; partners neither won nor lost what they shared. */
export type Pair = Readonly<CrossTableReply["pairs"][number]>;

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
