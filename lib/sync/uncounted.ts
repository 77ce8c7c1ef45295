import { isRecord } from "@/lib/rules/document/read";
import type { Position } from "@/lib/rules/game";
import { idOf } from "@/lib/rules/people/table";

/**
 * Whose hands an entry leaves uncounted, by id: who took part in it can be told by nothing else. Empty where all are told.
 */
export function uncountedIn(position: Position, body: unknown): string[] {
  const claim = position.hands(body);
  if (!claim?.optionalOnceOut || !isRecord(body) || !isRecord(body.left)) return [];
  const { out, left } = body;
  return claim.holders
    .map((seat) => idOf(position, seat))
    .filter((id) => id !== out && !Object.hasOwn(left, id))
    .sort();
}
