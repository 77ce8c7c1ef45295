import { judgeHands } from "./feasibility";
import type { Hand, HandFields, HandsClaim } from "./hands";
import { type Problem, pointer } from "./problem";
import { nameOf, type Player, type Seat } from "./table";
import type { KernelWords } from "./words";

/**
 * Whether real tiles can be found for hands that have no other problem: disjoint, non-empty sets of tiles from the
 * set, less what is on the table and what is listed, with exactly these totals and within the game's limits.
 * What a bounded search cannot settle passes. Source: docs/scoresheet.md, "impossible hands".
 */
export function impossibleHands(
  table: { readonly players: readonly Player[] },
  claim: HandsClaim,
  out: HandFields["out"],
  hands: ReadonlyMap<Seat, Hand>,
  say: KernelWords,
): Problem[] {
  const listed = [...hands].flatMap(([, hand]) => hand.tiles ?? []);
  const counted = [...hands].filter(([, hand]) => hand.tiles === undefined);
  const most = out === null ? claim.mostWhenBlocked : claim.mostWhenOut;
  const impossible = (path: string, message: string): Problem[] => [
    { code: "impossible-hands", path, message },
  ];

  for (const [seat, hand] of hands)
    if (claim.mostEach !== undefined && hand.tiles !== undefined && hand.tiles.length > claim.mostEach)
      return impossible(
        pointer("left", table.players[seat]?.id ?? ""),
        say.handTooLong({ name: nameOf(table, seat), held: hand.tiles.length, most: claim.mostEach }),
      );
  if (listed.length + counted.length > most)
    return impossible("/left", say.tooManyTiles({ held: listed.length + counted.length, most }));
  if (counted.length === 0) return [];

  const free = [...claim.counted.tilesWorth];
  for (const tile of [...listed, ...claim.onTable]) {
    const worth = claim.counted.pipsOf(tile);
    free[worth] = (free[worth] ?? 0) - 1;
  }
  const totals = counted.map(([, hand]) => hand.pips);
  const verdict = judgeHands({ free, totals, atMost: most - listed.length, eachAtMost: claim.mostEach });
  if (verdict !== "impossible") return [];
  const names = counted.map(([seat]) => nameOf(table, seat));
  return impossible("/left", say.handsClash({ names, totals }));
}
