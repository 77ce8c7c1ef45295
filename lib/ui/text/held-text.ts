import type { Words } from "@/lib/i18n/catalogue-names";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { readTile } from "@/lib/rules/tiles/tiles";

/** A hand: pips, or tiles as scoresheets write them. */
type Held = number | readonly string[];

/** The pips of a hand. */
export function pipsOf(counted: CountedSet, held: Held): number {
  if (typeof held === "number") return held;
  return held.reduce((sum, text) => {
    const tile = readTile(text);
    return sum + (tile ? counted.pipsOf(tile) : 0);
  }, 0);
}

/** A hand in words: "23", or "23 (6-6, 5-6)", or what its player says who has none left. */
export const heldText = (counted: CountedSet, held: Held, t: Words): string =>
  typeof held !== "number" && held.length === 0
    ? t.hand.quoted({ text: t.hand.iWentOut })
    : t.hand.pips({ pips: pipsOf(counted, held), tiles: typeof held === "number" ? [] : held });
