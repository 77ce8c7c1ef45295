import type { Left } from "./entry";
import type { Position } from "./game";
import { pipsLeft } from "./hands";
import { pointer } from "./problem";
import { isRecord } from "./read";
import type { Oddity } from "./rules";
import { idOf, nameOf } from "./table";
import type { KernelWords } from "./words";

/** How many times a player's worst hand is far above it, from how many earlier hands on one can say so. */
const farAbove = { times: 3, earlierHands: 2 } as const;
/** Hands below this are small for anybody: three times a worst of 4 surprises nobody. */
const smallHand = 10;

/** A sign that an entry may be a slip; `own` is one that only this game has (`Rules.unusual`). */
export interface Unusual extends Oddity {
  readonly sign: "nobody-out" | "same-hands" | "far-above-worst" | "own";
}

/** An entry that says who went out, and what is left, so that hands can be compared. */
interface Closed {
  readonly out: unknown;
  readonly left: Left;
}

/** Whether all hands are told and nobody is said to be out, nor that it was a block. */
export function nobodyIsOut(position: Position, body: Readonly<Record<string, unknown>>): boolean {
  const claim = position.hands(body);
  const { left } = body;
  if (!claim || "out" in body || !isRecord(left)) return false;
  return claim.holders.every((seat) => Object.hasOwn(left, idOf(position, seat)));
}

/**
 * What can be and hardly is, in an entry that is being typed: asked once before it is saved, never refused. `earlier`
 * are the entries before it as they stand, in order.
 */
export function unusualIn(
  position: Position,
  body: Readonly<Record<string, unknown>>,
  earlier: readonly unknown[],
  say: KernelWords,
): Unusual[] {
  const own = position.unusual(body).map((oddity): Unusual => ({ sign: "own", ...oddity }));
  const unsaid: Unusual[] = nobodyIsOut(position, body)
    ? [...own, { sign: "nobody-out", path: "/out", message: say.nobodyOut }]
    : own;
  const now = closed(body);
  if (!now || !position.hands(body)) return unsaid;
  const before = earlier.flatMap((entry) => closed(entry) ?? []);
  return [
    ...unsaid,
    ...sameAsLast(now, before.at(-1), position, say),
    ...farAboveWorst(now, before, position, say),
  ];
}

function closed(entry: unknown): Closed | undefined {
  if (!isRecord(entry) || !isRecord(entry.left)) return undefined;
  return { out: entry.out, left: entry.left as Left };
}

function sameAsLast(now: Closed, last: Closed | undefined, position: Position, say: KernelWords): Unusual[] {
  const ids = Object.keys(now.left);
  if (!last || ids.length === 0 || ids.length !== Object.keys(last.left).length) return [];
  // Where hands may be left uncounted, the same hands can be left by two different players.
  if (now.out !== undefined && now.out !== last.out) return [];
  const pips = pipsLeft(position, position.counted, now.left);
  const lastPips = pipsLeft(position, position.counted, last.left);
  if (!ids.every((id) => Object.hasOwn(last.left, id)) || pips.some((held, seat) => held !== lastPips[seat]))
    return [];
  return [{ sign: "same-hands", path: "/left", message: say.sameHands }];
}

function farAboveWorst(
  now: Closed,
  before: readonly Closed[],
  position: Position,
  say: KernelWords,
): Unusual[] {
  const pips = pipsLeft(position, position.counted, now.left);
  const earlier = before.map(({ left }) => ({ left, pips: pipsLeft(position, position.counted, left) }));
  return position.players.flatMap(({ id }, seat) => {
    const held = earlier.flatMap((hand) => (Object.hasOwn(hand.left, id) ? [hand.pips[seat] ?? 0] : []));
    const worst = Math.max(...held);
    if (held.length < farAbove.earlierHands) return [];
    if ((pips[seat] ?? 0) < farAbove.times * Math.max(worst, smallHand)) return [];
    const message = say.neverSoMuch({ name: nameOf(position, seat), worst });
    return [{ sign: "far-above-worst", path: pointer("left", id), message }];
  });
}
