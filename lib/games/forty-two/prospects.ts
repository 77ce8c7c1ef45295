import type { Seat } from "../../rules/people/table";
import type { Prospect } from "../../rules/score/prospects";
import { partiesOf, type RaceState } from "../../rules/score/race";
import type { FortyTwoTable } from "./options";

/** More marks are seldom bid: the first who bids marks may bid two. */
const usualMarks = 2;

/** By marks, the hand that wins the game, for sides that are near it. By points it depends on what both sides take. */
export function marksProspects(table: FortyTwoTable, { totals }: RaceState): Prospect<Seat>[] {
  const { by, target } = table.options;
  if (by === "points") return [];
  return partiesOf(table).flatMap(([who = 0], party): Prospect<Seat>[] => {
    const worth = target - (totals[party] ?? 0);
    return worth <= usualMarks ? [{ type: "hand-wins", who, worth, any: worth <= 1 }] : [];
  });
}
