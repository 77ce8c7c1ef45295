import { explainHands, type HandsQuestion, type Impossibility } from "../feasibility";
import { idOf, nameOf, type Player, type Seat } from "../people/table";
import { type Problem, pointer } from "../problem";
import { kernelProblem } from "../texts";
import type { Tile } from "../tiles/tiles";
import type { HandsClaim, HandsReading } from "./hands";

type Context = { readonly players: readonly Player[] };

/** A hand that was given as a number, and whose. */
interface CountedHand {
  readonly seat: Seat;
  readonly pips: number;
}

/** Why hands cannot be, and whose they are; nobody in particular where it is for all of them together. */
interface ImpossibleHands {
  readonly problem: Problem;
  readonly seats: readonly Seat[];
}

const allHands = pointer("left");

const ofAll = (problem: Problem): ImpossibleHands => ({ problem, seats: [] });

/**
 * Whether real tiles can be found for hands that have no other problem: disjoint, non-empty sets of tiles from the
 * set, less what is on the table and what is listed, with exactly these totals and within the game's limits. A hand that
 * is not told holds one of those tiles at least. What a bounded search cannot settle passes. Source: docs/scoresheet.md,
 * "impossible hands".
 */
export function impossibleHands(
  table: Context,
  claim: HandsClaim,
  { hands, untold }: Pick<HandsReading, "hands" | "untold">,
): ImpossibleHands | undefined {
  const listed = [...hands.values()].flatMap(({ tiles }) => tiles ?? []);
  const counted = [...hands].flatMap(([seat, { tiles, pips }]) => (tiles ? [] : [{ seat, pips }]));
  const most = mostTiles(claim);

  const long = tooLongHand(table, claim, hands);
  if (long) return long;
  const held = listed.length + counted.length + untold;
  if (held > most) return ofAll(kernelProblem("impossible-hands/too-many-tiles", allHands, { held, most }));
  if (counted.length === 0) return undefined;

  const taken = new Set([...listed, ...claim.onTable]);
  const free = freeOf(claim, taken);
  const tiles = free.reduce((all, count) => all + count, 0);
  const question: HandsQuestion = {
    free,
    totals: counted.map(({ pips }) => pips),
    atMost: Math.min(most - listed.length, tiles) - untold,
    eachAtMost: claim.mostEach,
  };
  const why = explainHands(question);
  return why && told(table, claim, taken, counted, question, why);
}

/** The problem of an entry: at the one hand it is about, or at all of them. */
export function asOneProblem(table: Context, { problem, seats }: ImpossibleHands): Problem[] {
  const [only, ...others] = seats;
  return only === undefined || others.length > 0 ? [problem] : [atHand(table, problem, only)];
}

/** The same while the hands are typed: at every hand it is about. */
export function atEachHand(table: Context, impossible: ImpossibleHands): Problem[] {
  const { problem, seats } = impossible;
  return seats.length === 0 ? [problem] : seats.map((seat) => atHand(table, problem, seat));
}

const atHand = (table: Context, problem: Problem, seat: Seat): Problem => ({
  ...problem,
  path: pointer("left", idOf(table, seat)),
});

/** While it is not known whether somebody is out, the larger limit holds. */
function mostTiles({ entered: { out }, mostWhenOut, mostWhenBlocked }: HandsClaim): number {
  if (out === undefined) return Math.max(mostWhenOut, mostWhenBlocked);
  return out === null ? mostWhenBlocked : mostWhenOut;
}

/** A list of more tiles than one hand can hold. */
function tooLongHand(
  table: Context,
  { mostEach }: HandsClaim,
  hands: HandsReading["hands"],
): ImpossibleHands | undefined {
  for (const [seat, { tiles }] of hands) {
    if (mostEach === undefined || !tiles || tiles.length <= mostEach) continue;
    const params = { name: nameOf(table, seat), held: tiles.length, most: mostEach };
    return { problem: kernelProblem("impossible-hands/hand-too-long", allHands, params), seats: [seat] };
  }
  return undefined;
}

/** How many tiles of each worth are free. */
function freeOf(claim: HandsClaim, taken: ReadonlySet<Tile>): number[] {
  const free = [...claim.counted.tilesWorth];
  for (const tile of taken) {
    const worth = claim.counted.pipsOf(tile);
    free[worth] = (free[worth] ?? 0) - 1;
  }
  return free;
}

/** So many tiles at most are named one by one as the only small ones left. */
const fewTiles = 4;

function told(
  table: Context,
  claim: HandsClaim,
  taken: ReadonlySet<Tile>,
  counted: readonly CountedHand[],
  question: HandsQuestion,
  why: Impossibility,
): ImpossibleHands {
  switch (why.kind) {
    case "too-few-tiles":
      return ofAll(
        kernelProblem("impossible-hands/too-few-tiles", allHands, { hands: counted.length, most: why.tiles }),
      );
    case "too-many-pips": {
      const pips = question.totals.reduce((sum, total) => sum + total, 0);
      return ofAll(kernelProblem("impossible-hands/too-many-pips", allHands, { pips, most: why.most }));
    }
    case "together": {
      const group = why.hands.flatMap((hand) => counted[hand] ?? []);
      const highest = Math.max(...group.map(({ pips }) => pips));
      const instead = why.instead.flatMap(({ hand, below, above }) => {
        const seat = counted[hand]?.seat;
        const totals = [below, above].filter((total) => total !== null);
        return seat === undefined || totals.length === 0 ? [] : [{ name: nameOf(table, seat), totals }];
      });
      const problem = kernelProblem("impossible-hands/together", allHands, {
        hands: group.map(({ seat, pips }) => ({ name: nameOf(table, seat), pips })),
        because: why.because,
        each: question.eachAtMost ?? 0,
        most: question.atMost,
        small: why.because === "tiles" ? onlySmallTiles(claim, taken, highest) : [],
        instead,
        alone: counted.length === 1,
      });
      return { problem, seats: group.map(({ seat }) => seat) };
    }
  }
}

/** The free tiles worth so much or less, when they are few enough to name. */
function onlySmallTiles(claim: HandsClaim, taken: ReadonlySet<Tile>, pips: number): Tile[] {
  const small = claim.counted.set.tiles.filter(
    (tile) => !taken.has(tile) && claim.counted.pipsOf(tile) <= pips,
  );
  return small.length <= fewTiles ? small : [];
}
