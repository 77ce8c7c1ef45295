import type { Seat } from "../../rules/people/table";
import type { Prospect } from "../../rules/score/prospects";
import { partiesOf, type RaceState } from "../../rules/score/race";
import { type FortyTwoTable, maxMarks } from "./options";

/** By marks, the hand that wins the game. By points it depends on what both sides take. */
export function marksProspects(table: FortyTwoTable, { totals }: RaceState): Prospect<Seat>[] {
  const { by, target } = table.options;
  if (by === "points") return [];
  return partiesOf(table).flatMap(([who = 0], party): Prospect<Seat>[] => {
    const worth = target - (totals[party] ?? 0);
    return worth <= maxMarks ? [{ type: "hand-wins", who, worth, any: worth <= 1 }] : [];
  });
}
