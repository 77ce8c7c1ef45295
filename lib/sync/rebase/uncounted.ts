import type { Position } from "@/lib/rules/game";

import { idOf } from "@/lib/rules/people/table";

/**
 * Whose hands an entry leaves uncounted, by id: who took part in it can be told by nothing else. Empty where all are
 * told, and where partners play together, for then nobody comes or goes.
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
