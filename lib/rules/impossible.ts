import { explainHands, type HandsQuestion, type Impossibility } from "./feasibility";
import type { HandFields, HandsClaim, HandsReading } from "./hands";
import { impossibleHandsCode, type Problem, pointer } from "./problem";
import { idOf, nameOf, type Player, type Seat } from "./table";
import type { Tile } from "./tiles";
import type { KernelWords } from "./words";

type Context = { readonly players: readonly Player[] };

/** A hand that was given as a number, and whose. */
interface CountedHand {
  readonly seat: Seat;
  readonly pips: number;
}

/**
 * Whether real tiles can be found for hands that have no other problem: disjoint, non-empty sets of tiles from the
 * set, less what is on the table and what is listed, with exactly these totals and within the game's limits.
 * A hand that was left uncounted holds one tile of those at least. What a bounded search cannot settle passes. Source: docs/scoresheet.md, "impossible hands".
 */
export function impossibleHands(
  table: Context,
  claim: HandsClaim,
  out: HandFields["out"],
  { hands, uncounted }: Pick<HandsReading, "hands" | "uncounted">,
  say: KernelWords,
): Problem[] {
  const listed = [...hands.values()].flatMap(({ tiles }) => tiles ?? []);
  const counted = [...hands].flatMap(([seat, { tiles, pips }]) => (tiles ? [] : [{ seat, pips }]));
  const most = out === null ? claim.mostWhenBlocked : claim.mostWhenOut;

  const long = tooLongHand(table, claim, hands, say);
  if (long) return [long];
  const held = listed.length + counted.length + uncounted.length;
  if (held > most) return [impossible("/left", say.tooManyTiles({ held, most }))];
  if (counted.length === 0) return [];

  const taken = new Set([...listed, ...claim.onTable]);
  const free = freeOf(claim, taken);
  const tiles = free.reduce((all, count) => all + count, 0);
  const question: HandsQuestion = {
    free,
    totals: counted.map(({ pips }) => pips),
    atMost: Math.min(most - listed.length, tiles) - uncounted.length,
    eachAtMost: claim.mostEach,
  };
  const why = explainHands(question);
  return why ? [inWords(table, claim, taken, counted, question, why, say)] : [];
}

const impossible = (path: string, message: string): Problem => ({ code: impossibleHandsCode, path, message });

/** A list of more tiles than one hand can hold. */
function tooLongHand(
  table: Context,
  { mostEach }: HandsClaim,
  hands: HandsReading["hands"],
  say: KernelWords,
): Problem | undefined {
  for (const [seat, { tiles }] of hands) {
    if (mostEach === undefined || !tiles || tiles.length <= mostEach) continue;
    const message = say.handTooLong({ name: nameOf(table, seat), held: tiles.length, most: mostEach });
    return impossible(pointer("left", idOf(table, seat)), message);
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

function inWords(
  table: Context,
  claim: HandsClaim,
  taken: ReadonlySet<Tile>,
  counted: readonly CountedHand[],
  question: HandsQuestion,
  why: Impossibility,
  say: KernelWords,
): Problem {
  switch (why.kind) {
    case "too-few-tiles":
      return impossible("/left", say.tooFewTiles({ hands: counted.length, most: why.tiles }));
    case "too-many-pips": {
      const pips = question.totals.reduce((sum, total) => sum + total, 0);
      return impossible("/left", say.tooManyPips({ pips, most: why.most }));
    }
    case "together": {
      const group = why.hands.flatMap((hand) => counted[hand] ?? []);
      const names = group.map(({ seat }) => nameOf(table, seat));
      const totals = group.map(({ pips }) => pips);
      const [only] = group;
      const alone = group.length === 1 && only;
      const path = alone ? pointer("left", idOf(table, only.seat)) : "/left";
      const clash = alone
        ? say.handAlone({
            name: nameOf(table, only.seat),
            pips: only.pips,
            because: why.because,
            each: question.eachAtMost ?? 0,
          })
        : say.handsClash({
            names,
            totals,
            because: why.because,
            each: question.eachAtMost ?? 0,
            most: question.atMost,
          });
      const small = why.because === "tiles" ? onlySmallTiles(claim, taken, Math.max(...totals)) : [];
      const instead = why.instead.flatMap(({ hand, below, above }) => {
        const seat = counted[hand]?.seat;
        const wouldDo = [below, above].filter((total) => total !== null);
        return seat === undefined || wouldDo.length === 0
          ? []
          : [{ name: nameOf(table, seat), totals: wouldDo }];
      });
      const sentences = [
        clash,
        ...(small.length > 0 ? [say.onlySmallTiles({ tiles: small, pips: Math.max(...totals) })] : []),
        ...(instead.length > 0 ? [say.wouldDo({ hands: instead, alone: counted.length === 1 })] : []),
      ];
      return impossible(path, sentences.join(" "));
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
