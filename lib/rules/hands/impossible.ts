import { explainHands, type HandsQuestion, type Impossibility, judgeCases } from "../feasibility";
import type { Players } from "../people/table";
import { type Problem, pointer } from "../problem";
import { kernelProblem } from "../texts";
import { readFace, type Tile } from "../tiles/tiles";
import { type Hand, type HandsClaim, type HandsReading, holderOf, keyOf } from "./hands";

/** Why hands are impossible, and whose hands; empty if it concerns all of them together. */
interface ImpossibleHands {
  readonly problem: Problem;
  readonly hands: readonly Hand[];
}

const allHands = pointer("left");

const ofAll = (problem: Problem): ImpossibleHands => ({ problem, hands: [] });

/**
 * Whether real tiles can be found for hands that have no other problem: disjoint, non-empty sets of tiles from the set,
 * minus those on the table and those listed, with exactly these totals and within the game's limits. A missing hand
 * holds at least one tile, several entered as one at least as many. After a block in a line some number is in no hand. Hands
 * that the bounded search cannot settle are accepted. Source: docs/scoresheet.md, "impossible hands".
 */
export function impossibleHands(
  table: Players,
  claim: HandsClaim,
  { hands, uncounted }: Pick<HandsReading, "hands" | "uncounted">,
): ImpossibleHands | undefined {
  const listed = hands.flatMap(({ tiles }) => tiles ?? []);
  const untiled = hands.filter(({ tiles }) => !tiles);
  const single = untiled.filter(({ seats }) => seats.length === 1);
  const joint = untiled.filter(({ seats }) => seats.length > 1);
  const counted = [...single, ...joint];
  const max = maxTiles(claim);

  const long = tooLongHand(table, claim, hands);
  if (long) return long;
  const held = joint.reduce(
    (all, { seats }) => all + seats.length,
    listed.length + single.length + uncounted,
  );
  if (held > max)
    return ofAll(kernelProblem("impossible-hands/too-many-tiles", allHands, { held, most: max }));

  const taken = new Set([...listed, ...claim.onTable]);
  const free = claim.counted.set.tiles.filter((tile) => !taken.has(tile));
  const asked = (tiles: readonly Tile[]): HandsQuestion => ({
    free: worthsOf(claim, tiles),
    totals: single.map(({ pips }) => pips),
    joint: joint.map(({ pips, seats }) => ({ pips, hands: seats.length })),
    maxTiles: Math.min(max - listed.length, tiles.length) - uncounted,
    maxTilesEach: claim.maxEach,
  });
  const isBlock = claim.isLine && claim.entered.out === null;
  const numbers = numbersNotIn(claim, listed);
  const cases = function* () {
    for (const number of numbers) yield asked(free.filter((tile) => !shows(tile, number)));
  };
  // Hands that are possible with fewer tiles are possible: most blocks need no second question.
  const block = isBlock ? judgeCases(cases()) : undefined;
  if (block === "possible") return undefined;
  const question = asked(free);
  const inBlock = ({ totals, joint }: HandsQuestion) =>
    [...cases()].map((each) => ({ ...each, totals, ...(joint && { joint }) }));
  const why = counted.length === 0 ? undefined : explainHands(question, isBlock ? inBlock : undefined);
  const all = hands.reduce((sum, { pips }) => sum + pips, 0);
  if (why) return problemOf(table, claim, { taken, counted, all, question }, why);
  return block === "impossible" ? everyNumber(table, hands, numbers.length === 0) : undefined;
}

/** The numbers of the set that none of these tiles shows: after a block in a line one of them is in no hand. */
function numbersNotIn({ counted: { set } }: HandsClaim, tiles: readonly Tile[]): number[] {
  const numbers = Array.from({ length: set.highest + 1 }, (_, number) => number);
  return numbers.filter((number) => !tiles.some((tile) => shows(tile, number)));
}

function shows(tile: Tile, number: number): boolean {
  const face = readFace(tile);
  return face?.face === "plain" && face.ends.includes(number);
}

const everyNumber = (table: Players, hands: readonly Hand[], isShown: boolean): ImpossibleHands =>
  ofAll(
    kernelProblem("impossible-hands/every-number", allHands, { hands: heldHands(table, hands), isShown }),
  );

const heldHands = (table: Players, hands: readonly Hand[]) =>
  hands.map(({ seats, pips }) => ({ ...holderOf(table, seats), pips }));

/** The problem of an entry: at the one hand it is about, or at all of them. */
export function asOneProblem(table: Players, { problem, hands }: ImpossibleHands): Problem[] {
  const [only, ...others] = hands;
  return only === undefined || others.length > 0 ? [problem] : [atHand(table, problem, only)];
}

/** The problems while the hands are being typed: one at every hand concerned. */
export function atEachHand(table: Players, impossible: ImpossibleHands): Problem[] {
  const { problem, hands } = impossible;
  return hands.length === 0 ? [problem] : hands.map((hand) => atHand(table, problem, hand));
}

const atHand = (table: Players, problem: Problem, { seats }: Hand): Problem => ({
  ...problem,
  path: pointer("left", keyOf(table, seats)),
});

/** While it is not known whether somebody is out, the larger limit holds. */
function maxTiles({ entered: { out }, maxWhenOut, maxWhenBlocked }: HandsClaim): number {
  if (out === undefined) return Math.max(maxWhenOut, maxWhenBlocked);
  return out === null ? maxWhenBlocked : maxWhenOut;
}

/** A list of more tiles than one hand can hold. */
function tooLongHand(
  table: Players,
  { maxEach }: HandsClaim,
  hands: HandsReading["hands"],
): ImpossibleHands | undefined {
  const long = hands.find(({ tiles, seats }) => (tiles?.length ?? 0) > (maxEach ?? Infinity) * seats.length);
  if (!long) return undefined;
  const params = { ...holderOf(table, long.seats), held: long.tiles?.length ?? 0, most: maxEach ?? 0 };
  return { problem: kernelProblem("impossible-hands/hand-too-long", allHands, params), hands: [long] };
}

/** How many of these tiles there are of each worth. */
function worthsOf({ counted }: HandsClaim, tiles: readonly Tile[]): number[] {
  const worths: number[] = Array(counted.tilesWorth.length).fill(0);
  for (const tile of tiles) {
    const worth = counted.pipsOf(tile);
    worths[worth] = (worths[worth] ?? 0) + 1;
  }
  return worths;
}

/** At most this many tiles are named as the only small ones left. */
const fewTiles = 4;

/** What was judged: the tiles that are no longer free, the hands without a list, and the pips of all hands. */
interface Judged {
  readonly taken: ReadonlySet<Tile>;
  readonly counted: readonly Hand[];
  readonly all: number;
  readonly question: HandsQuestion;
}

function problemOf(
  table: Players,
  claim: HandsClaim,
  { taken, counted, all, question }: Judged,
  why: Impossibility,
): ImpossibleHands {
  switch (why.type) {
    case "too-few-tiles":
      return ofAll(
        kernelProblem("impossible-hands/too-few-tiles", allHands, {
          hands: counted.reduce((all, { seats }) => all + seats.length, 0),
          most: why.tiles,
        }),
      );
    case "too-many-pips": {
      // Listed tiles count on both sides, so that the sum is that of all hands.
      const listed = counted.reduce((rest, { pips }) => rest - pips, all);
      const params = { pips: all, most: why.max + listed };
      return ofAll(kernelProblem("impossible-hands/too-many-pips", allHands, params));
    }
    case "together": {
      const group = why.hands.flatMap((hand) => counted[hand] ?? []);
      const highest = Math.max(...group.map(({ pips }) => pips));
      const instead = why.instead.flatMap(({ hand, below, above }) => {
        const held = counted[hand];
        const totals = [below, above].filter((total) => total !== null);
        return !held || totals.length === 0 ? [] : [{ ...holderOf(table, held.seats), totals }];
      });
      const problem = kernelProblem("impossible-hands/together", allHands, {
        hands: heldHands(table, group),
        because: why.because,
        each: (question.maxTilesEach ?? 0) * (group.length === 1 ? (group[0]?.seats.length ?? 1) : 1),
        most: question.maxTiles,
        small: why.because === "tiles" ? onlySmallTiles(claim, taken, highest) : [],
        instead,
        alone: counted.length === 1,
      });
      return { problem, hands: group };
    }
  }
}

/** The free tiles worth this much or less, if they are few enough to name. */
function onlySmallTiles(claim: HandsClaim, taken: ReadonlySet<Tile>, pips: number): Tile[] {
  const small = claim.counted.set.tiles.filter(
    (tile) => !taken.has(tile) && claim.counted.pipsOf(tile) <= pips,
  );
  return small.length <= fewTiles ? small : [];
}
