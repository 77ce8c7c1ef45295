import type { Player } from "@/lib/rules/people/table";

/**
 * The parties in the order of a board: by seat, or with the leaders first. Equal places keep the order of the seats, and
 * whoever has no place comes last.
 */
export const inBoardOrder = (
  parties: readonly (readonly Player[])[],
  ranks: ReadonlyMap<string, number>,
  byRank: boolean,
): readonly (readonly Player[])[] =>
  byRank ? parties.toSorted((a, b) => rankOf(a, ranks) - rankOf(b, ranks)) : parties;

const last = Number.MAX_SAFE_INTEGER;
const rankOf = ([first]: readonly Player[], ranks: ReadonlyMap<string, number>): number =>
  (first && ranks.get(first.id)) ?? last;
