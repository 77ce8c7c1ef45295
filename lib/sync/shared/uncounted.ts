import type { Position } from "@/lib/rules/game";

import { idOf } from "@/lib/rules/people/table";

/**
 * The ids of players whose hands an entry leaves uncounted: nothing else shows who took part. Empty if all are counted,
 * or if partners play together, since then nobody joins or leaves.
 */
export function uncountedIn(position: Position, body: unknown): string[] {
  const claim = position.hands(body);
  const { out, left } = claim?.entered ?? {};
  if (claim?.optionalOnceOut !== true || !left) return [];
  return claim.holders
    .map((seat) => idOf(position, seat))
    .filter((id) => id !== out && !Object.hasOwn(left, id))
    .sort();
}
