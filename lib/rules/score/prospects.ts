import type { Seat } from "../people/table";
import type { CountedSet } from "../tiles/counting";
import type { Tile } from "../tiles/tiles";

/**
 * Something that is certain about the next hand, no matter who holds which tiles, with the current players. "Wins"
 * includes a shared win, and every sentence holds in both directions: "if …, they win, and if not, they do not win in
 * this hand". `Who` is a seat inside the rules and a player id outside; where partners play together, the first of a
 * side stands for both. `exactly`: more is as bad as less.
 */
export type Prospect<Who> =
  /** Going out wins, unless one of these holds this many pips or fewer. */
  | {
      readonly type: "out-wins";
      readonly who: Who;
      readonly unless: readonly { readonly who: Who; readonly atMost: number }[];
    }
  /**
   * Going out wins if at least this many pips are held by those `whose` hands count then, by default all others.
   * `extrasAside`: bonuses for the last tile are not included.
   */
  | {
      readonly type: "out-wins-with";
      readonly who: Who;
      readonly others: number;
      readonly whose?: readonly Who[];
      readonly exactly?: true;
      readonly extrasAside?: true;
    }
  /** Scoring at least this many points during the hand wins immediately. */
  | { readonly type: "score-wins"; readonly who: Who; readonly points: number; readonly exactly?: true }
  /** Going out wins if the last tile scores at least this many points. */
  | {
      readonly type: "last-tile-wins";
      readonly who: Who;
      readonly points: number;
      readonly exactly?: true;
    }
  /** Winning the hand wins the game: any hand, or one that is worth at least this much. */
  | { readonly type: "hand-wins"; readonly who: Who; readonly worth: number; readonly any: boolean }
  /** Winning the hand breaks the others' run, with which they were about to win. */
  | { readonly type: "breaks-run"; readonly who: Who }
  /** Holding at least this many pips puts the player out of the game. */
  | { readonly type: "falls-with"; readonly who: Who; readonly pips: number }
  /** Whatever happens in the hand, this player cannot win, and the game is over after it. */
  | { readonly type: "cannot-win"; readonly who: Who };

/** The same prospect about other identifiers: a seat becomes a player id. */
export function mapProspect<From, To>(prospect: Prospect<From>, name: (who: From) => To): Prospect<To> {
  const who = name(prospect.who);
  switch (prospect.type) {
    case "out-wins":
      return { ...prospect, who, unless: prospect.unless.map((each) => ({ ...each, who: name(each.who) })) };
    case "out-wins-with": {
      const { whose, ...others } = prospect;
      return { ...others, who, ...(whose && { whose: whose.map(name) }) };
    }
    case "score-wins":
    case "last-tile-wins":
    case "hand-wins":
    case "breaks-run":
    case "falls-with":
    case "cannot-win":
      return { ...prospect, who };
  }
}

/** The worth of every free tile, smallest first. */
function worths({ set, pipsOf }: CountedSet, onTable: readonly Tile[]): number[] {
  return set.tiles
    .filter((tile) => !onTable.includes(tile))
    .map(pipsOf)
    .sort((a, b) => a - b);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The fewest pips that this many hands can hold together. Nobody holds an empty hand. */
export const fewestPips = (counted: CountedSet, onTable: readonly Tile[], hands: number): number =>
  sum(worths(counted, onTable).slice(0, hands));

/** The most pips that this many tiles can count. */
export const maxPips = (counted: CountedSet, onTable: readonly Tile[], tiles: number): number =>
  sum(worths(counted, onTable).slice(-tiles));

interface LowestWins {
  /** Who still plays. */
  readonly playing: readonly Seat[];
  /** By seat. */
  readonly totals: readonly number[];
  /** What a total becomes by going out. */
  totalAfterOut(total: number): number;
  /** The fewest pips of one hand, and the most of all together. */
  readonly fewest: number;
  readonly max: number;
}

/** The last round of a game in which the lowest total wins. */
export function lowestWins({ playing, totals, totalAfterOut, fewest, max }: LowestWins): Prospect<Seat>[] {
  const totalOf = (seat: Seat): number => totals[seat] ?? 0;
  return playing.map((who): Prospect<Seat> => {
    const best = totalAfterOut(totalOf(who));
    const ahead = playing.filter((seat) => seat !== who && totalOf(seat) < best);
    // The points that those ahead would have to take, at least; nobody can take more than there are.
    if (sum(ahead.map((seat) => best - totalOf(seat))) > max) return { type: "cannot-win", who };
    const unless = ahead
      .map((seat) => ({ who: seat, atMost: best - totalOf(seat) - 1 }))
      .filter(({ atMost }) => atMost >= fewest);
    return { type: "out-wins", who, unless };
  });
}

interface FirstToTarget {
  readonly counted: CountedSet;
  /** Who still plays. */
  readonly playing: readonly Seat[];
  /** By seat: how many points are missing. All are more than 0. */
  readonly missing: readonly number[];
  /** Tiles each player was dealt. */
  readonly each: number;
  /** What going out scores besides the others' hands. */
  readonly bonus: number;
}

/** The hands that count for the player who goes out. */
interface PaidHands {
  readonly counted: CountedSet;
  /** How many hands they are, and the tiles each was dealt. */
  readonly hands: number;
  readonly each: number;
}

/** The fewest pips that they hold. */
export const minPaid = ({ counted, hands }: PaidHands): number => fewestPips(counted, [], hands);

/** Whether this many pips are likely: no more than half of what these hands are dealt on average. */
export function isNear({ counted, hands, each }: PaidHands, pips: number): boolean {
  const { tiles } = counted.set;
  return pips <= (maxPips(counted, [], tiles.length) / tiles.length) * ((each * hands) / 2);
}

/** Games in which going out scores the others' hands, and the first to a target wins; for players who are near it. */
export function firstToTarget({ playing, counted, missing, each, bonus }: FirstToTarget): Prospect<Seat>[] {
  const paid = { counted, each, hands: playing.length - 1 };
  return playing.flatMap((who): Prospect<Seat>[] => {
    const needed = (missing[who] ?? 0) - bonus;
    if (needed <= minPaid(paid)) return [{ type: "out-wins", who, unless: [] }];
    return isNear(paid, needed) ? [{ type: "out-wins-with", who, others: needed }] : [];
  });
}
