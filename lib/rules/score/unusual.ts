import type { Left } from "../document/entry";
import type { Position } from "../game";
import { type HandFields, idsInLeft, pipsLeft, pipsUnder } from "../hands/hands";
import { idOf, nameOf } from "../people/table";
import { pointer } from "../problem";
import type { Oddity } from "../rules";
import { kernelText } from "../texts";
import type { CountedSet } from "../tiles/counting";

/**
 * A hand is far above a player's highest if it is three times that, once there are four hands to compare with: after
 * two small ones an ordinary hand looks large. A hand of up to half an average deal never is, since ordinary hands can
 * be that large: 90 pips in Mexican Train for four, 21 in Doubles.
 */
const farAbove = { highest: 3, earlierHands: 4, ofDeal: 0.5 } as const;
/**
 * A hand of more than one and a half average deals needs no comparison. In simulated games of all kinds 2 hands in
 * 10,000 were larger; with a digit typed twice nearly all are.
 */
const hugeOfDeal = 1.5;

/** A sign that an entry may be a mistake; `own` is one that only this game has (`Rules.unusual`). */
export interface Unusual extends Oddity {
  readonly sign: "nobody-out" | "same-hands" | "far-above-worst" | "far-above-deal" | "own";
}

/** An entry with the hands that are left, so that they can be compared. */
interface Closed extends HandFields {
  readonly left: Left;
}

/** Whether all hands are entered and nobody is marked as out, nor the hand as a block. */
export function nobodyIsOut(position: Position, body: Readonly<Record<string, unknown>>): boolean {
  const claim = position.hands(body);
  const { out, left } = claim?.entered ?? {};
  if (!claim || out !== undefined || !left) return false;
  const ids = idsInLeft(left);
  return claim.holders.every((seat) => ids.includes(idOf(position, seat)));
}

/**
 * The player whose hand was typed as 0 while nobody is marked as out: on paper, that is who went out. Undefined if there
 * are several, or none.
 */
export function typedAsNothing(
  position: Position,
  body: Readonly<Record<string, unknown>>,
): string | undefined {
  const left = nobodyIsOut(position, body) ? position.hands(body)?.entered.left : undefined;
  const [only, ...others] = Object.entries(left ?? {}).filter(([, held]) => held === 0);
  return only && others.length === 0 ? only[0] : undefined;
}

/**
 * Possible but unlikely parts of an entry being typed. The person confirms them once before saving; they are never
 * refused. `earlier` are the entries before it after all corrections, in order.
 */
export function unusualIn(
  position: Position,
  body: Readonly<Record<string, unknown>>,
  earlier: readonly unknown[],
): Unusual[] {
  const own = position.unusual(body).map((oddity): Unusual => ({ sign: "own", ...oddity }));
  const found: Unusual[] = nobodyIsOut(position, body)
    ? [...own, { sign: "nobody-out", path: "/out", question: kernelText("nobody-out") }]
    : own;
  const now = closed(position, body);
  if (!now) return found;
  const before = earlier.flatMap((entry) => closed(position, entry) ?? []);
  return [...found, ...sameAsLast(now, before.at(-1), position), ...tooLarge(now, before, position)];
}

function closed(position: Position, entry: unknown): Closed | undefined {
  const { out, left } = position.hands(entry)?.entered ?? {};
  return left && { out, left };
}

function sameAsLast(now: Closed, last: Closed | undefined, position: Position): Unusual[] {
  const keys = Object.keys(now.left);
  if (!last || keys.length === 0 || keys.length !== Object.keys(last.left).length) return [];
  // Where hands may be left uncounted, two different players can have the same hand left.
  if (now.out !== undefined && now.out !== last.out) return [];
  const isSame = (key: string) =>
    Object.hasOwn(last.left, key) &&
    pipsUnder(position.about.counted, now.left, key) === pipsUnder(position.about.counted, last.left, key);
  if (!keys.every(isSame)) return [];
  return [{ sign: "same-hands", path: "/left", question: kernelText("same-hands") }];
}

/** Hands that are far larger than that player's others, or than hands usually are. */
function tooLarge(now: Closed, before: readonly Closed[], position: Position): Unusual[] {
  const pips = pipsLeft(position, position.about.counted, now.left);
  const earlier = before.map(({ left }) => ({
    left,
    pips: pipsLeft(position, position.about.counted, left),
  }));
  const each = position.deal?.each ?? 0;
  const dealt = each * averageWorth(position.about.counted);
  return position.players.flatMap(({ id }, seat): Unusual[] => {
    const held = pips[seat] ?? 0;
    const others = earlier.flatMap((hand) => (Object.hasOwn(hand.left, id) ? [hand.pips[seat] ?? 0] : []));
    const highest = Math.max(0, ...others);
    const path = pointer("left", id);
    const hand = { name: nameOf(position, seat), pips: held };
    if (held > hugeOfDeal * dealt) {
      const question = kernelText("far-above-deal", { ...hand, tiles: each, usual: Math.round(dealt) });
      return [{ sign: "far-above-deal", path, question }];
    }
    const isFar = held >= farAbove.highest * highest && held > farAbove.ofDeal * dealt;
    if (others.length < farAbove.earlierHands || !isFar) return [];
    return [{ sign: "far-above-worst", path, question: kernelText("far-above-worst", { ...hand, highest }) }];
  });
}

/** Average pips of a tile of this set. */
function averageWorth({ set, tilesWorth }: CountedSet): number {
  const pips = tilesWorth.reduce((sum, tiles, worth) => sum + tiles * worth, 0);
  return pips / set.tiles.length;
}
